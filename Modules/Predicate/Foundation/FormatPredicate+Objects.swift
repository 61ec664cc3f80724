extension FormatPredicate {
  /// Returns whether the predicate is true for a dictionary, a Foundation object, or any other value.
  ///
  /// This is what `NSPredicate.evaluate(with:)` does, but for the error instead of a trap.
  ///
  /// ```swift
  /// let predicate = try FormatPredicate(format: "name BEGINSWITH 'A' AND age >= $age")
  /// print(try predicate.evaluate(withObject: ["name": "Ada", "age": 36], variables: ["age": 18]))
  /// // true
  /// ```
  ///
  /// - Parameters:
  ///   - object: What the predicate is about; `PredicateValue.init(_:)` tells what its keys are.
  ///   - variables: The values of the predicate's variables.
  /// - Returns: Whether the predicate is true.
  /// - Throws: Where Apple's engine raises an exception: what cannot be compared, keys that the
  ///   object does not have, variables without a value.
  public func evaluate(
    withObject object: Any?,
    variables: [String: Any] = [:]
  ) throws(PredicateEvaluationError) -> Bool {
    try evaluate(
      with: PredicateValue(object),
      variables: variables.mapValues { PredicateValue($0) }
    )
  }
}
