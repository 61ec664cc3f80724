extension AppModel {
  /// What does not hold together, and what is worth knowing; errors make the model unusable.
  ///
  /// - Complexity: O(n) in rules, for most times the elements of their screens.
  public func problems() -> [AppModelProblem] {
    var validator = ModelValidator(self)
    return validator.validate()
  }
}
