import Diagnostics

extension ValueType {
  /// One of several named values.
  ///
  ///     .choice([Choice("json", Format.json, aliases: ["js"], help: "For programs.")])
  ///
  /// - Precondition: There is at least one choice, and no name or alias stands twice.
  static func choice(_ choices: [Choice<Value>]) -> Self {
    precondition(!choices.isEmpty, "a choice needs at least one name")
    var values: [String: Value] = [:]
    for choice in choices {
      for name in [choice.name] + choice.label.aliases {
        precondition(values.updateValue(choice.value, forKey: name) == nil, "'\(name)' twice")
      }
    }
    let allNames = choices.flatMap { [$0.name] + $0.label.aliases }
    let expectation = ValueExpectation.oneOf(choices.map(\.name))
    return Self(expectation: expectation, completion: .choices(choices.map(\.label))) {
      [values] text throws(ValueError) in
      guard let value = values[text] else {
        throw ValueError(expectation: expectation, suggestions: text.nearest(among: allNames))
      }
      return value
    }
  }

  /// One of several named values, given as plain pairs.
  static func choice(_ pairs: [(String, Value)]) -> Self {
    choice(pairs.map { Choice($0.0, $0.1) })
  }
}
