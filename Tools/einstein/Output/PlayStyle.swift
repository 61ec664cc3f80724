/// What people want to see of a run.
struct PlayStyle: Sendable {
  /// Whether the lines of the script are printed; who types sees them anyway.
  var echoes: Bool
  /// How many changes of one event are printed; nil for all.
  var limit: Int?
}
