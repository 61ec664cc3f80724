/// Writes matches, dump by dump.
protocol QueryWriter: AnyObject {
  /// Writes the matches of one dump.
  ///
  /// - Parameters:
  ///   - matches: What was found, in document order.
  ///   - file: The name of the dump, when it is one of many.
  /// - Throws: `UsageError` for matches that the format cannot hold, and what the output throws.
  func write(_ matches: [QueryMatch], file: String?) throws
}
