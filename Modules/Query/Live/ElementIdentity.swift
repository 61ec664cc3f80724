internal import Hierarchy

/// An element that has been found, to be found again after the screen has changed.
///
/// XCUITest knows elements by the accessibility element behind them, which dumps do not tell. Here an
/// element is the same in another tree if its kind, identifier and label are, and as many
/// elements like it come before it.
struct ElementIdentity {
  private let node: ElementNode
  private let ordinal: Int

  init(_ node: ElementNode) {
    self.node = node
    ordinal = Self.alike(node, in: node.tree).firstIndex(of: node.index) ?? 0
  }

  /// The position of the element in a tree; nil if it is gone.
  func index(in tree: ElementTree) -> Int32? {
    if let first = tree.first, let own = node.tree.first, first == own { return Int32(node.index) }
    let alike = Self.alike(node, in: tree)
    return ordinal < alike.count ? Int32(alike[ordinal]) : nil
  }

  private static func alike(_ node: ElementNode, in tree: ElementTree) -> [Int] {
    tree.nodes(ofType: node.type).filter {
      $0.identifier == node.identifier && $0.label == node.label
    }
    .map(\.index)
  }
}
