public import Hierarchy

/// A tree as it was read, with what the reader had to say about it.
public struct Dump: Hashable, Sendable {
  /// The elements.
  public var tree: ElementTree

  /// The `id` of the format that the tree was read from.
  public var formatID: String

  /// What was repaired to read it, in the order of the text; empty unless it was read leniently.
  public var repairs: [DumpRepair]

  /// Creates a dump from its parts.
  public init(tree: ElementTree, formatID: String, repairs: [DumpRepair] = []) {
    self.tree = tree
    self.formatID = formatID
    self.repairs = repairs
  }
}
