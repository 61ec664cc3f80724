import Springboard

/// Writes what the events of a script do, one after the other.
protocol PlayWriter: AnyObject {
  /// Writes what one event has done.
  ///
  /// - Parameter step: The line of the script, and what came of it.
  /// - Throws: What the output throws.
  func write(_ step: PlayStep) throws
}

/// A line of a script, and what came of it.
struct PlayStep {
  /// The number of the line, from 1; nil for what is done before the first.
  var number: Int?
  /// The line as it stands.
  var line: String
  /// What came of it; nothing where the line cannot be read.
  var outcome: ScriptOutcome
}
