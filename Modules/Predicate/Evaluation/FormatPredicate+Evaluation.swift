extension FormatPredicate {
  /// Returns whether the predicate is true for a value.
  ///
  /// ```swift
  /// let predicate = try FormatPredicate(format: "SELF > $limit")
  /// print(try predicate.evaluate(with: .integer(3), variables: ["limit": .integer(2)]))   // true
  /// ```
  ///
  /// - Throws: Where Apple's engine raises an exception: what cannot be compared, keys that the
  ///   subject does not have, variables without a value.
  public func evaluate(
    with value: PredicateValue,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) -> Bool {
    var evaluator = PredicateEvaluator(
      subject: value,
      variables: variables,
      tests: .shared
    )
    return try evaluator.evaluate(self)
  }

  /// Returns whether the predicate is true for a subject.
  ///
  /// - Throws: Where Apple's engine raises an exception: what cannot be compared, keys that the
  ///   subject does not have, variables without a value.
  public func evaluate(
    with subject: some PredicateSubject,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) -> Bool {
    try evaluate(with: .object(subject), variables: variables)
  }
}

extension FormatExpression {
  /// Returns the value of the expression for a value as `SELF`.
  ///
  /// - Throws: Where Apple's engine raises an exception.
  public func value(
    with value: PredicateValue,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) -> PredicateValue {
    var evaluator = PredicateEvaluator(
      subject: value,
      variables: variables,
      tests: .shared
    )
    return try evaluator.value(of: self)
  }
}
