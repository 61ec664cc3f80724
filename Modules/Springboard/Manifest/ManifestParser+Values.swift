internal import JSON

extension ManifestParser {
  /// A text; nil where there is none, or something else.
  mutating func text(_ node: JSONNode?, allowsEmpty: Bool = true) -> String? {
    guard let node else { return nil }
    guard case .string(let text) = node.content else {
      report(.wrongType(found: node.title, expected: "a text"), at: node.range)
      return nil
    }
    if text.isEmpty, !allowsEmpty {
      report(.emptyText, at: node.range)
      return nil
    }
    return text
  }

  /// `true` or `false`.
  mutating func boolean(_ node: JSONNode?) -> Bool? {
    guard let node else { return nil }
    guard case .bool(let value) = node.content else {
      report(.wrongType(found: node.title, expected: "true or false"), at: node.range)
      return nil
    }
    return value
  }

  /// A whole number of at least some.
  mutating func integer(_ node: JSONNode?, atLeast least: Int? = nil) -> Int? {
    guard let node else { return nil }
    let expected = least.map { "a whole number of \($0) or more" } ?? "a whole number"
    guard case .integer(let number) = node.content, let value = Int(exactly: number),
      number.magnitude <= 1_000_000_000
    else {
      report(
        isNumber(node)
          ? .outOfRange(expected: expected) : .wrongType(found: node.title, expected: expected),
        at: node.range
      )
      return nil
    }
    if let least, value < least {
      report(.outOfRange(expected: expected), at: node.range)
      return nil
    }
    return value
  }

  /// A finite number of at least some.
  mutating func number(_ node: JSONNode?, atLeast least: Double? = nil) -> Double? {
    guard let node else { return nil }
    let expected = least.map { "a number of \(Int($0)) or more" } ?? "a number"
    let value: Double
    switch node.content {
    case .integer(let number): value = Double(number)
    case .real(let number): value = number
    default:
      report(.wrongType(found: node.title, expected: expected), at: node.range)
      return nil
    }
    guard value.isFinite, abs(value) <= 1e9, value >= least ?? -.infinity else {
      report(.outOfRange(expected: expected + ", and at most 1,000,000,000"), at: node.range)
      return nil
    }
    return value
  }

  /// One of some words.
  mutating func word<Value>(
    _ node: JSONNode?,
    _ known: [String],
    _ make: (String) -> Value?
  ) -> Value? {
    guard let node, let word = text(node) else { return nil }
    if let value = make(word) { return value }
    report(.unknownWord(word, known: known), at: node.range)
    return nil
  }

  /// The name of a permission.
  mutating func permission(_ node: JSONNode?) -> AppPermission? {
    word(node, AppPermission.all.map(\.name)) { AppPermission(name: $0) }
  }

  /// The name of a variable that is to be written.
  mutating func variable(_ node: JSONNode?) -> String? {
    guard let node, let name = text(node) else { return nil }
    checkVariable(name, at: node.range)
    return name
  }

  /// Checks a name of a variable.
  mutating func checkVariable(_ name: String, at range: Range<Int>) {
    if !TextTemplate.isVariableName(name) { report(.variableName(name), at: range) }
  }

  private func isNumber(_ node: JSONNode) -> Bool {
    switch node.content {
    case .integer, .real: true
    default: false
    }
  }
}
