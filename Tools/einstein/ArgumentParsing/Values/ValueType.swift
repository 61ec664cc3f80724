/// What the value of an option or argument may be: how to read it, describe it and complete it.
struct ValueType<Value: Sendable>: Sendable {
  /// What is allowed, for error messages.
  let expectation: ValueExpectation
  /// What a shell should offer.
  let completion: CompletionKind
  /// Beginnings with a dash that no option has, so that what begins like that is a value.
  let dashedBeginnings: [String]
  /// Reads a value, or says what would have been allowed.
  let parse: @Sendable (String) throws(ValueError) -> Value

  /// Creates a type from a closure that says itself what is wrong.
  init(
    expectation: ValueExpectation,
    completion: CompletionKind = .none,
    dashedBeginnings: [String] = [],
    parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.expectation = expectation
    self.completion = completion
    self.dashedBeginnings = dashedBeginnings
    self.parse = parse
  }

  /// Creates a type from a closure that returns `nil` for what is not allowed.
  ///
  ///     ValueType<Point>(expected: "a point such as '10,20'") { Point($0) }
  ///
  /// - Parameters:
  ///   - phrase: What is allowed, to follow the word “expected”.
  ///   - completion: What a shell should offer.
  ///   - read: Reads a value.
  init(
    expected phrase: String,
    completion: CompletionKind = .none,
    read: @escaping @Sendable (String) -> Value?
  ) {
    let expectation = ValueExpectation.phrase(phrase)
    self.init(expectation: expectation, completion: completion) { text throws(ValueError) in
      guard let value = read(text) else {
        throw ValueError(expectation: expectation)
      }
      return value
    }
  }
}
