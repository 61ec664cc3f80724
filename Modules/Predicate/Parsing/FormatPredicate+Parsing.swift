extension FormatPredicate {
  /// Reads a predicate format.
  ///
  /// ```swift
  /// let predicate = try FormatPredicate(format: "label == %@ AND %K >= %d", "Pay", "rect.x", 10)
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format, at most 1 MiB of UTF-8.
  ///   - arguments: A value for each `%@`, `%K`, `%d` and so on, in their order.
  /// - Throws: What is wrong, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public init(
    format: String,
    _ arguments: (any PredicateArgument)?...
  ) throws(PredicateSyntaxError) {
    var parser = try FormatParser(format, arguments)
    self = try parser.parse()
  }

  /// Reads a predicate format, and tells what is odd about it.
  ///
  /// - Parameters:
  ///   - format: The format, at most 1 MiB of UTF-8.
  ///   - arguments: An expression for each `%@`, `%K`, `%d` and so on, in their order.
  ///   - vocabulary: The keys that there are; another key is an error.
  ///   - checksRegularExpressions: Whether regular expressions are compiled to see if they can be.
  /// - Returns: The predicate and what is odd about it.
  /// - Throws: What is wrong, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public static func parse(
    _ format: String,
    arguments: [FormatExpression] = [],
    vocabulary: PredicateVocabulary? = nil,
    checksRegularExpressions: Bool = false
  ) throws(PredicateSyntaxError) -> (predicate: FormatPredicate, warnings: [PredicateWarning]) {
    var parser = try FormatParser(format, arguments: arguments, vocabulary: vocabulary)
    parser.checksRegularExpressions = checksRegularExpressions
    let predicate = try parser.parse()
    return (predicate, parser.warnings)
  }
}

extension FormatExpression {
  /// Reads an expression of the predicate format language, such as `items.@count + 1`.
  ///
  /// - Throws: What is wrong, and where.
  public init(
    format: String,
    _ arguments: (any PredicateArgument)?...
  ) throws(PredicateSyntaxError) {
    var parser = try FormatParser(format, arguments)
    self = try parser.parseWholeExpression()
  }
}

extension FormatParser {
  /// Reads for someone who does not want to know what is odd.
  fileprivate init(
    _ format: String,
    _ arguments: [(any PredicateArgument)?]
  ) throws(PredicateSyntaxError) {
    try self.init(
      format,
      arguments: arguments.map { $0?.predicateArgument ?? .null },
      vocabulary: nil
    )
    collectsWarnings = false
  }
}
