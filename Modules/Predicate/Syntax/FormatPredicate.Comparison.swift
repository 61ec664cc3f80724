extension FormatPredicate {
  /// A comparison of two expressions.
  public struct Comparison: Hashable, Sendable, Codable {
    /// Which of several values on the left have to fit.
    public var modifier: Modifier

    /// The left side.
    public var left: FormatExpression

    /// How the sides are compared.
    public var `operator`: Operator

    /// What is overlooked when texts are compared.
    public var options: Options

    /// The right side.
    public var right: FormatExpression

    /// Creates a comparison.
    public init(
      _ left: FormatExpression,
      _ operator: Operator,
      _ right: FormatExpression,
      options: Options = [],
      modifier: Modifier = .direct
    ) {
      self.modifier = modifier
      self.left = left
      self.operator = `operator`
      self.options = options
      self.right = right
    }
  }
}
