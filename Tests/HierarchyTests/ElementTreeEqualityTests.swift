import Hierarchy
import Testing
import TestSupport

@Suite struct ElementTreeEqualityTests {
  @Test(arguments: [UInt64](1...20))
  func `trees made alike are equal and hash alike`(seed: UInt64) {
    let (first, second) = (
      ElementTree.random(seed: seed, count: 200), ElementTree.random(seed: seed, count: 200)
    )
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != ElementTree.random(seed: seed + 1000, count: 200))
  }

  /// Each record differs from the first in one thing only.
  @Test(arguments: [
    ElementRecord(.button, identifier: "a", label: "b"),
    ElementRecord(.other, identifier: "b", label: "b"),
    ElementRecord(.other, label: "b"),
    ElementRecord(.other, identifier: "a"),
    ElementRecord(.other, identifier: "a", label: "b", value: ""),
    ElementRecord(.other, identifier: "a", label: "b", placeholderValue: "c"),
    ElementRecord(.other, identifier: "a", label: "b", isEnabled: false),
    ElementRecord(
      .other,
      identifier: "a",
      label: "b",
      frame: Rect(x: 0, y: 0, width: 0, height: 0)
    ),
    ElementRecord(.other, identifier: "a", label: "b") { ElementRecord(.other) },
  ])
  func `any difference makes trees unequal`(record: ElementRecord) {
    let reference = ElementTree { ElementRecord(.other, identifier: "a", label: "b") }
    #expect(ElementTree { record } != reference)
    #expect(ElementTree { record } == ElementTree { record })
  }

  @Test func `the order of further attributes does not matter`() {
    let pairs = [("a", "1"), ("b", "2")].map { ElementAttribute(name: $0.0, value: $0.1) }
    let first = ElementTree { ElementRecord(.other, attributes: pairs) }
    let second = ElementTree { ElementRecord(.other, attributes: pairs.reversed()) }
    let third = ElementTree { ElementRecord(.other, attributes: Array(pairs.prefix(1))) }
    #expect(first == second)
    #expect(first != third)
  }

  @Test func `strings that Swift calls equal are still different bytes`() {
    let composed = ElementTree { ElementRecord(.other, label: "\u{E9}") }
    let decomposed = ElementTree { ElementRecord(.other, label: "e\u{301}") }
    #expect(composed != decomposed)
  }

  @Test func `nodes are equal only in the same tree value`() {
    let tree = ElementTree { ElementRecord(.other) }
    let copy = tree
    #expect(tree[0] == copy[0])
    #expect(tree[0] != ElementTree { ElementRecord(.other) }[0])
  }
}
