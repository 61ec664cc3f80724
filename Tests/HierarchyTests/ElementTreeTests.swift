import Hierarchy
import Testing
import TestSupport

@Suite struct ElementTreeTests {
  private let shop = ElementTree {
    ElementRecord(.application, label: "Shop", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
      ElementRecord(.window) {
        ElementRecord(.textField, identifier: "mail", placeholderValue: "E-mail")
        ElementRecord(.button, identifier: "login", label: "Log in", isEnabled: false)
      }
      ElementRecord(.window) {
        ElementRecord(.button, label: "Log in")
      }
    }
  }

  @Test func `elements come in document order`() {
    #expect(
      shop.map(\.typeName) == ["Application", "Window", "TextField", "Button", "Window", "Button"]
    )
    #expect(shop.map(\.depth) == [0, 1, 2, 2, 1, 2])
  }

  @Test func `an empty tree has no roots`() {
    let tree = ElementTree()
    #expect(tree.isEmpty)
    #expect(Array(tree.roots).isEmpty)
    #expect(tree.nodes(named: "x").isEmpty)
    #expect(tree.nodes(ofType: .button).isEmpty)
    #expect(tree == ElementTree {})
  }

  @Test func `several elements may be outermost`() {
    let tree = ElementTree {
      ElementRecord(.window) { ElementRecord(.button) }
      ElementRecord(.window)
    }
    #expect(tree.roots.map(\.index) == [0, 2])
    #expect(tree[0].nextSibling?.index == 2)
    #expect(tree[2].siblingPosition == 1)
  }

  @Test func `navigation leads to neighbours and to nobody at the edges`() throws {
    let window = try #require(shop[0].firstChild)
    #expect(window.nextSibling?.index == 4)
    #expect(window.nextSibling?.nextSibling == nil)
    #expect(window.children.map(\.index) == [2, 3])
    #expect(shop[3].nextSibling == nil)
    #expect(shop[3].firstChild == nil)
    #expect(shop[3].ancestors.map(\.index) == [1, 0])
    #expect(shop[0].parent == nil)
    #expect(shop[1].descendants.map(\.index) == [2, 3])
    #expect(shop[1].subtree.map(\.index) == [1, 2, 3])
  }

  @Test func `a label stands in for a missing identifier in the name but is none`() {
    #expect(shop.map(\.name) == ["Shop", nil, "mail", "login", nil, "Log in"])
    #expect(shop.map(\.identifier) == [nil, nil, "mail", "login", nil, nil])
  }

  @Test func `indexes find names and kinds in document order`() {
    #expect(shop.nodes(named: "Log in").map(\.index) == [5])
    #expect(shop.nodes(named: "login").map(\.index) == [3])
    #expect(shop.nodes(named: "nobody").isEmpty)
    #expect(shop.nodes(ofType: .button).map(\.index) == [3, 5])
    #expect(shop.nodes(ofType: .alert).isEmpty)
    #expect(shop.nodes(ofType: .any).count == shop.count)
  }

  @Test func `indexes may be asked for from many threads at once`() async {
    let tree = ElementTree.random(seed: 7, count: 2000)
    let expected = tree.filter { $0.type == .button }.map(\.index)
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<32 { group.addTask { tree.nodes(ofType: .button).map(\.index) } }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test(arguments: [UInt64](1...20))
  func `an index finds what a scan finds`(seed: UInt64) {
    let tree = ElementTree.random(seed: seed, count: 300)
    for name in Set(tree.compactMap(\.name)) {
      #expect(
        tree.nodes(named: name).map(\.index)
          == tree.filter { $0.name.map { Array($0.utf8) } == Array(name.utf8) }.map(\.index)
      )
    }
    for type in ElementType.allCases where type != .any {
      let scanned = tree.filter { $0.knownType == type }.map(\.index)
      #expect(tree.nodes(ofType: type).map(\.index) == scanned)
    }
    for name in tree.unknownTypeNames {
      let scanned = tree.filter { $0.knownType == nil && $0.typeName == name }.map(\.index)
      #expect(tree.nodes(ofUnknownType: name).map(\.index) == scanned)
    }
  }

  @Test(arguments: [UInt64](1...20))
  func `parents, children and subtrees agree`(seed: UInt64) {
    let tree = ElementTree.random(seed: seed, count: 300)
    for node in tree {
      for child in node.children {
        #expect(child.parent == node)
        #expect(node.subtreeRange.contains(child.index))
      }
      let byParent = tree.filter { $0.parent == node }.map(\.index)
      #expect(node.children.map(\.index) == byParent)
      let inside = tree.filter { $0.ancestors.contains(node) }.map(\.index)
      #expect(node.descendants.map(\.index) == inside)
    }
  }

  @Test func `a kind unknown to Apple keeps its name and counts as other`() {
    let tree = ElementTree.random(seed: 3, count: 400)
    let unknown = tree.filter { $0.typeName == "XCUIElementTypeFuture" }
    #expect(!unknown.isEmpty)
    #expect(unknown.allSatisfy { $0.type == .other })
    #expect(tree.nodes(ofType: .other).allSatisfy { $0.typeName == "Other" })
  }

  @Test func `a hundred thousand levels are walked and freed`() throws {
    var builder = ElementTreeBuilder()
    for _ in 0..<100_000 { try builder.begin(ElementRow(typeCode: 1)) }
    let tree = builder.finish()
    #expect(tree[99_999].depth == 99_999)
    var deepest = 0
    tree.walk { _, depth in
      deepest = max(deepest, depth)
    } leave: { _ in
    }
    #expect(deepest == 99_999)
    #expect(tree[0].subtreeRange == 0..<100_000)
  }

  @Test func `a walk can stop at a depth`() {
    var visited: [Int] = []
    shop.walk(maximumDepth: 1) { node, _ in
      visited.append(node.index)
    } leave: { _ in
    }
    #expect(visited == [0, 1, 4])
  }
}
