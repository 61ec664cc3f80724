extension FormatPredicate {
  /// The predicate in words.
  public var explanation: PredicateExplanation {
    var explainer = PredicateExplainer()
    return explainer.explain(self)
  }
}
