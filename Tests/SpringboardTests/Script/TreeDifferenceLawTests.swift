import Hierarchy
import Springboard
import TestSupport
import Testing

/// For any two trees: what is told to be different makes one of them the other.
@Suite struct TreeDifferenceLawTests {
  /// A line of a tree: how deep it is, and all that is known of the element.
  private struct Entry: Hashable {
    let depth: Int
    let type: String
    let attributes: [String]

    init(_ node: ElementNode, depth: Int) {
      self.depth = depth
      type = node.typeName
      attributes =
        [
          node.identifier, node.label, node.value, node.frame.map { "\($0)" },
          "\(node.isEnabled as Any) \(node.isVisible as Any) \(node.isSelected as Any)",
        ].map { $0 ?? "-" } + node.furtherAttributes.map { "\($0.name)=\($0.value)" }.sorted()
    }
  }

  private static func entries(_ tree: ElementTree) -> [Entry] {
    tree.map { Entry($0, depth: $0.depth) }
  }

  /// Makes the new tree of the old one and the difference: what is kept comes from the old tree.
  private static func applying(_ difference: TreeDifference, to old: ElementTree) -> Set<Int> {
    var kept = Set(old.indices)
    for case .removed(let node) in difference.changes { kept.subtract(node.subtreeRange) }
    return kept
  }

  private static func check(_ old: ElementTree, _ new: ElementTree, _ comment: Comment) {
    let difference = TreeDifference(from: old, to: new)
    #expect(difference.isEmpty == (old == new), comment)
    let kept = applying(difference, to: old).sorted()
    var added: Set<Int> = []
    for case .added(let node) in difference.changes { added.formUnion(node.subtreeRange) }
    let stayed = new.indices.filter { !added.contains($0) }
    // What is kept of the old tree is what is not added in the new one, in the same order.
    #expect(kept.count == stayed.count, comment)
    var changed: [Int: Int] = [:]
    for case .changed(let before, let after, let differences) in difference.changes {
      #expect(!differences.isEmpty, comment)
      changed[before.index] = after.index
    }
    for (before, after) in zip(kept, stayed) {
      #expect(old[before].typeName == new[after].typeName, comment)
      #expect(old[before].depth == new[after].depth, comment)
      let isEqual =
        Entry(old[before], depth: 0) == Entry(new[after], depth: 0)
      if let target = changed[before] {
        #expect(target == after, comment)
      } else {
        #expect(isEqual, comment)
      }
    }
    #expect(difference.lines().count <= difference.changes.count, comment)
  }

  @Test func `equal trees have an empty difference`() {
    for seed in 0..<50 {
      let tree = ElementTree.random(seed: UInt64(seed), count: 40)
      #expect(TreeDifference(from: tree, to: tree).isEmpty)
      #expect(
        TreeDifference(from: tree, to: ElementTree.random(seed: UInt64(seed), count: 40)).isEmpty
      )
    }
  }

  @Test func `what is told about random edits is all there is`() {
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let tree = ElementTree.random(
        seed: UInt64(seed),
        count: Int.random(in: 1...40, using: &generator)
      )
      var editor = ElementTreeEditor(tree)
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let index = Int.random(in: tree.indices, using: &generator)
        let text = AwkwardText.all.randomElement(using: &generator)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: editor.set(.value(text), at: index)
        case 1: editor.set(.label(text), at: index)
        case 2: editor.set(.identifier(text), at: index)
        case 3: editor.set(.isEnabled(Bool.random(using: &generator)), at: index)
        case 4: editor.move(subtreeAt: index, byX: 0, y: -80)
        case 5: if index > 0 { editor.remove(at: index) }
        default:
          let other = ElementTree.random(seed: UInt64(seed + 1000), count: 5)
          editor.insert(other, into: index, at: Int.random(in: 0...3, using: &generator))
        }
      }
      Self.check(tree, editor.finish().tree, "seed \(seed)")
    }
  }

  @Test func `what is told about unlike trees is all there is`() {
    for seed in 0..<200 {
      let old = ElementTree.random(seed: UInt64(seed), count: 1 + seed % 50)
      let new = ElementTree.random(seed: UInt64(seed + 5000), count: 1 + (seed * 7) % 50)
      Self.check(old, new, "seed \(seed)")
    }
  }
}
