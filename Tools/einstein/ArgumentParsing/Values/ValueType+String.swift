extension ValueType<String> {
  /// Any text, even an empty one.
  static var string: Self {
    Self(expected: "some text") { $0 }
  }

  /// The path of a file; not empty, since that is nearly always an unset shell variable.
  static var path: Self {
    Self(expected: "a path", completion: .path) { $0.isEmpty ? nil : $0 }
  }
}
