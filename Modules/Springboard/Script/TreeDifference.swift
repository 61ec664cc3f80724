package import Hierarchy

/// What is different between a tree and the one that it has become.
///
/// Elements have no identity in a tree. Those of the two are taken for the same where their places
/// around agree and they have the same kind and identifier, or text; else the same kind and frame. What
/// is then left over has come or gone, and all that is inside with it.
package struct TreeDifference: Hashable, Sendable {
  /// What has changed, in the order of the new tree; what is gone stands where it was.
  package let changes: [Change]

  /// One change of a tree.
  package enum Change: Hashable, Sendable {
    /// An element of the new tree was not there, nor anything inside it.
    case added(ElementNode)
    /// An element of the old tree is gone, with all that is inside it.
    case removed(ElementNode)
    /// An element has other attributes.
    case changed(ElementNode, to: ElementNode, [AttributeDifference])
    /// Something inside an element is different, of which no more is told.
    case contents(ElementNode, to: ElementNode)
  }

  /// Whether the trees are the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// Compares two trees.
  ///
  /// - Complexity: O(n log n) in elements; O(n) where the trees are equal.
  ///
  /// - Parameters:
  ///   - old: The tree before.
  ///   - new: The tree after.
  ///   - opaque: Kinds of elements of which it is only told that something inside is different.
  package init(from old: ElementTree, to new: ElementTree, opaque: Set<ElementType> = []) {
    guard old != new else {
      changes = []
      return
    }
    var changes: [Change] = []
    // What is still to be compared, the next last: depth must not cost stack.
    var open = Self.steps(Array(old.roots), Array(new.roots))
    while let step = open.popLast() {
      switch step {
      case .added(let node): changes.append(.added(node))
      case .removed(let node): changes.append(.removed(node))
      case .kept(let before, let after):
        let differences = AttributeDifference.all(from: before, to: after)
        if !differences.isEmpty { changes.append(.changed(before, to: after, differences)) }
        let inside = Self.steps(Array(before.children), Array(after.children))
        guard opaque.contains(after.type) else {
          open += inside
          continue
        }
        if Self.isDifferent(inside) { changes.append(.contents(before, to: after)) }
      }
    }
    self.changes = changes
  }

  /// The steps of two lists of children, the last first.
  private static func steps(
    _ old: [ElementNode],
    _ new: [ElementNode]
  ) -> [SiblingAlignment.Step] {
    SiblingAlignment(old, new).steps.reversed()
  }

  /// Whether anything is different in elements that are compared.
  private static func isDifferent(_ steps: [SiblingAlignment.Step]) -> Bool {
    var open = steps
    while let step = open.popLast() {
      guard case .kept(let before, let after) = step,
        AttributeDifference.all(from: before, to: after).isEmpty
      else { return true }
      open += self.steps(Array(before.children), Array(after.children))
    }
    return false
  }
}
