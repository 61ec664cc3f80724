import Hierarchy
import Testing
import TestSupport

/// The editor agrees with editing records one by one, on random trees.
@Suite struct ElementTreeEditorLawTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `editing is rebuilding`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = ElementTree.random(seed: seed, count: Int.random(in: 1...60, using: &generator))
    var editor = ElementTreeEditor(tree)
    let naive = NaiveTreeEditor(tree)
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let index = Int.random(in: 0..<tree.count, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        editor.remove(at: index)
        naive.remove(at: index)
      case 1, 2:
        let inserted = ElementTree.random(
          seed: generator.next(),
          count: Int.random(in: 0...8, using: &generator)
        )
        let parent = Int.random(in: 0..<4, using: &generator) == 0 ? nil : index
        let position =
          Bool.random(using: &generator) ? Int.random(in: 0...3, using: &generator) : nil
        editor.insert(inserted, into: parent, at: position)
        naive.insert(inserted, into: parent, at: position)
      case 3:
        let (dx, dy) = (Double.random(in: -9...9, using: &generator), 4.0)
        editor.move(subtreeAt: index, byX: dx, y: dy)
        naive.move(subtreeAt: index, byX: dx, y: dy)
      default:
        let change = ElementChange.random(using: &generator)
        editor.set(change, at: index)
        naive.set(change, at: index)
      }
    }
    #expect(editor.exceededLimit == nil)
    let (edited, renumbering) = editor.finish()
    let (expected, newIndices) = naive.finish()
    #expect(edited == expected)
    #expect(edited.furtherAttributeNames == expected.furtherAttributeNames)
    #expect(Set(edited.unknownTypeNames) == Set(expected.unknownTypeNames))
    #expect(edited.wrapper == tree.wrapper)
    for index in tree.indices {
      #expect(renumbering.newIndex(of: index) == newIndices[index])
    }
    // Equal strings have equal numbers, so each name leads to all that have it.
    for name in Set(expected.compactMap(\.name)) {
      #expect(
        edited.nodes(named: name).map(\.index) == expected.nodes(named: name).map(\.index)
      )
    }
    #expect(edited.parentIndices == expected.parentIndices)
    #expect(ElementTreeEditor(edited).finish().tree == edited)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `taking out what was put in gives the tree from before`(seed: UInt64) {
    let tree = ElementTree.random(seed: seed, count: 40)
    let inserted = ElementTree.random(seed: seed + 1_000, count: 7)
    var generator = SeededGenerator(seed: seed)
    let parent = Int.random(in: 0..<tree.count, using: &generator)
    var editor = ElementTreeEditor(tree)
    editor.insert(inserted, into: parent, at: 0)
    let (with, renumbering) = editor.finish()
    #expect(with.count == tree.count + inserted.count)
    var remover = ElementTreeEditor(with)
    remover.remove(at: parent + 1)
    let without = remover.finish().tree
    #expect(without == tree)
    #expect(without.furtherAttributeNames == tree.furtherAttributeNames)
    #expect(without.unknownTypeNames == tree.unknownTypeNames)
    #expect(renumbering.newIndex(of: parent) == parent)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `many edits one after the other are as good as one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = ElementTree.random(seed: seed, count: 30)
    let changes = (0..<60).map { _ in
      (ElementChange.random(using: &generator), Int.random(in: 0..<30, using: &generator))
    }
    var stepwise = tree
    var atOnce = ElementTreeEditor(tree)
    for (change, index) in changes {
      var editor = ElementTreeEditor(stepwise)
      editor.set(change, at: index)
      stepwise = editor.finish().tree
      atOnce.set(change, at: index)
    }
    let tree2 = atOnce.finish().tree
    #expect(stepwise == tree2)
    #expect(stepwise.furtherAttributeNames == tree2.furtherAttributeNames)
  }
}

extension ElementTree {
  fileprivate var parentIndices: [Int?] { map { $0.parent?.index } }
}

extension ElementChange {
  fileprivate static func random(using generator: inout SeededGenerator) -> ElementChange {
    let text =
      Int.random(in: 0..<5, using: &generator) == 0
      ? nil : AwkwardText.all.randomElement(using: &generator)
    let truth = [true, false, nil].randomElement(using: &generator) ?? nil
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return .value(text)
    case 1: return .label(text)
    case 2: return .identifier(text)
    case 3:
      let width = Double.random(in: 0...400, using: &generator)
      return .frame(truth == nil ? nil : Rect(x: -width, y: width, width: width, height: 1))
    case 4: return .isEnabled(truth)
    case 5: return .isSelected(truth)
    case 6: return .isVisible(truth)
    case 7: return .isAccessible(truth)
    case 8: return .isFocused(truth)
    case 9: return .isHittable(truth)
    default:
      let name = ["traits", "placeholderValue", "hint", "größe", "new"].randomElement(
        using: &generator
      )
      return .attribute(name ?? "", text)
    }
  }
}
