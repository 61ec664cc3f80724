/// Writes what the events of a script do, one after the other.
protocol PlayWriter: AnyObject {
  /// Writes what one event has done.
  ///
  /// - Parameter step: The line of the script, and what came of it.
  /// - Throws: What the output throws.
  func write(_ step: PlayStep) throws
}
