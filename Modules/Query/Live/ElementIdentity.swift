internal import Hierarchy

/// An element that has been found, to be found again after the screen has changed.
///
/// XCUITest knows elements by the accessibility element behind them, which dumps do not tell. Here
/// elements are alike that have the same kind, identifier and label.
struct ElementIdentity {
  private let node: ElementNode
  /// How many alike come before it, and how many there are.
  private let ordinal: Int
  private let count: Int

  /// What alike elements have in common, as numbers of one tree.
  private struct Key: Hashable {
    let type: UInt16
    let identifier: TextID
    let label: TextID

    init(_ node: ElementNode) {
      type = node.typeCode
      identifier = node.identifierID
      label = node.labelID
    }
  }

  /// The identities of elements of one tree.
  ///
  /// - Complexity: O(n) in elements of the tree.
  static func identities(of nodes: [ElementNode]) -> [ElementIdentity] {
    guard let tree = nodes.first?.tree else { return [] }
    let wanted = Set(nodes.map { Key($0) })
    var counts: [Key: Int] = [:]
    var ordinals: [Int: Int] = [:]
    for node in tree {
      let key = Key(node)
      guard wanted.contains(key) else { continue }
      ordinals[node.index] = counts[key, default: 0]
      counts[key, default: 0] += 1
    }
    return nodes.map { node in
      ElementIdentity(
        node: node,
        ordinal: ordinals[node.index] ?? 0,
        count: counts[Key(node)] ?? 0
      )
    }
  }

  /// The position of the element in a tree; nil if it is gone.
  ///
  /// - Complexity: O(1) in the same tree, otherwise O(n) in elements of the kind.
  func index(in tree: ElementTree) -> Int32? {
    if node.tree.columnOwner === tree.columnOwner { return Int32(node.index) }
    let alike = tree.nodes(ofType: node.type).filter {
      $0.identifier == node.identifier && $0.label == node.label
    }
    if alike.count == count, ordinal < count { return Int32(alike[ordinal].index) }
    let same = alike.filter { $0.value == node.value }
    return same.count == 1 ? Int32(same[0].index) : nil
  }
}
