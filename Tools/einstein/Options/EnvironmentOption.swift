/// A variable of an environment.
struct EnvironmentEntry: Hashable, Sendable {
  let name: String
  let value: String
}

extension ValueType<EnvironmentEntry> {
  /// A variable as `NAME=VALUE`.
  static let environmentEntry = ValueType(
    expected: "a variable such as LANGUAGE=de"
  ) { text in
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex
    else { return nil }
    return EnvironmentEntry(
      name: String(text[..<equals]),
      value: String(text[text.utf8.index(after: equals)...])
    )
  }
}
