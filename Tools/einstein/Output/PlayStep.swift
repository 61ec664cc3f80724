import Springboard

/// A line of a script, and what came of it.
struct PlayStep {
  /// The number of the line, from 1; nil for what is done before the first.
  var number: Int?
  /// The line as it stands.
  var line: String
  /// What came of it; nothing where the line cannot be read.
  var outcome: ScriptOutcome
}
