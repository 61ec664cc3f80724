internal import Hierarchy

/// The rows of a list that are left out of the tree.
struct HiddenRows: Sendable {
  /// A row that is left out.
  struct Row: Sendable {
    /// The row with all that is inside it.
    var tree: ElementTree
    /// How far the list was scrolled when the row was left out.
    var offset: ScrollOffset
  }

  /// The rows before those that are there, the nearest last.
  var before: [Row] = []
  /// The rows after those that are there, the nearest last.
  var after: [Row] = []
}
