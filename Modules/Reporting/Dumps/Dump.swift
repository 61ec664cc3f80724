public import Hierarchy

/// A tree as it was read, with what the reader had to say about it.
public struct Dump: Hashable, Sendable {
  /// The elements.
  public var tree: ElementTree

  /// The `id` of the format that the tree was read from.
  public var formatID: String

  /// How many bytes of text the dump was.
  public var byteCount: Int

  /// What was repaired to read it, in the order of the text; empty unless it was read leniently.
  public var repairs: [DumpRepair]

  /// Creates a dump from its parts.
  public init(
    tree: ElementTree,
    formatID: String,
    byteCount: Int,
    repairs: [DumpRepair] = []
  ) {
    self.tree = tree
    self.formatID = formatID
    self.byteCount = byteCount
    self.repairs = repairs
  }
}
