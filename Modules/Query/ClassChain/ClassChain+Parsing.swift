extension ClassChain {
  /// Reads a class chain.
  ///
  /// ```swift
  /// let chain = try ClassChain("**/XCUIElementTypeCell[$label == 'Total'$][-1]")
  /// ```
  ///
  /// - Parameter text: The chain, at most 1 MiB of UTF-8.
  /// - Throws: What is wrong, unknown keys of predicates included, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public init(_ text: String) throws(ClassChainSyntaxError) {
    self = try Self.parse(text).chain
  }

  /// Reads a class chain, and tells what is odd about it.
  ///
  /// - Parameters:
  ///   - text: The chain, at most 1 MiB of UTF-8.
  ///   - checksRegularExpressions: Whether regular expressions are compiled to see if they can be.
  /// - Returns: The chain and what is odd about it.
  /// - Throws: What is wrong, unknown keys of predicates included, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public static func parse(
    _ text: String,
    checksRegularExpressions: Bool = false
  ) throws(ClassChainSyntaxError) -> (chain: ClassChain, warnings: [ClassChainWarning]) {
    var parser = ClassChainParser(text, checksRegularExpressions: checksRegularExpressions)
    let chain = try parser.parse()
    return (chain, parser.warnings)
  }
}
