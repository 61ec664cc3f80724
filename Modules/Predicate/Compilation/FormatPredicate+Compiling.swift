extension FormatPredicate {
  /// Prepares the predicate for many subjects of one kind.
  ///
  /// ```swift
  /// let predicate = try FormatPredicate(format: "label BEGINSWITH 'abc' AND enabled == 1")
  /// let rows = try predicate.compile(for: table).matchingRows()
  /// ```
  ///
  /// - Parameters:
  ///   - table: The subjects; its columns are kept.
  ///   - variables: Values for `$name`.
  /// - Returns: The predicate with its keys looked up and all that is fixed worked out.
  /// - Throws: When the table has no column for a key, even one that would never be asked for.
  public func compile(
    for table: some PredicateTable,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) -> CompiledPredicate {
    var compiler = PredicateCompiler(table: table, variables: variables)
    let root = try compiler.compileWhole(self)
    return CompiledPredicate(
      rowCount: table.rowCount,
      root: root,
      textTestCount: compiler.textTestCount
    )
  }
}
