extension ValueType<String> {
  /// Any text, even an empty one.
  static var string: Self {
    Self(expected: "some text") { $0 }
  }

  /// Any text that is UTF-8; a path need not be, and arguments are read as paths can be.
  static var text: Self {
    Self(expected: "a text in UTF-8") { text in
      text.unicodeScalars.contains { PathText.rawByte($0) != nil } ? nil : text
    }
  }

  /// The path of a file; not empty, since that is nearly always an unset shell variable.
  static var path: Self {
    Self(expected: "a path", completion: .path) { $0.isEmpty ? nil : $0 }
  }
}
