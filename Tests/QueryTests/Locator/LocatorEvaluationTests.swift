import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

@Suite struct LocatorEvaluationTests {
  private static let tree = ElementTree {
    ElementRecord(.application, label: "Shop") {
      ElementRecord(.cell, identifier: "row", label: "First") {
        ElementRecord(.button, identifier: "buy", label: "Buy")
        ElementRecord(.cell, identifier: "row")
      }
      ElementRecord(.cell, label: "row") {
        ElementRecord(.button, label: "Buy", isEnabled: false)
      }
    }
  }

  @Test(
    arguments: [
      ("row", [1, 3, 4]), ("Buy", [5]), ("buy", [2]), ("Shop", [0]), ("nothing", []),
      ("class=Cell", [1, 3, 4]), ("class=Any", [0, 1, 2, 3, 4, 5]), ("class=Map", []),
      ("label == 'Buy'", [2, 5]), ("type == 'XCUIElementTypeApplication'", [0]),
      ("**/XCUIElementTypeCell", [1, 3, 4]), ("XCUIElementTypeCell[2]", [4]), ("*", [1, 4]),
      ("//XCUIElementTypeButton", [2, 5]), ("/*", [0]), ("XCUIElementTypeCell[@label='row']", [4]),
      ("css=cell button", [2, 5]), ("css=cell > cell", [3]), ("link=label=Buy", [2, 5]),
      ("partial-link=ow", [1, 3, 4]), ("partial-link=label=uy", [2, 5]),
    ] as [(String, [Int])]
  )
  func `elements of a tree are found`(_ text: String, _ expected: [Int]) throws {
    let locator = try Locator(text)
    #expect(try locator.nodes(in: Self.tree).map(\.index) == expected)
    for limit in 0...2 {
      let found = try locator.nodes(in: Self.tree, limit: limit).map(\.index)
      #expect(found == Array(expected.prefix(limit)))
    }
  }

  @Test(
    arguments: [
      // The element itself is found as well, and first.
      ("row", [1, 3]), ("Buy", []), ("buy", [2]), ("Shop", []), ("class=Cell", [1, 3]),
      ("class=Any", [1, 2, 3]), ("name == 'row'", [1, 3]), ("link=name=row", [1, 3]),
      // A chain finds what is inside.
      ("*", [2, 3]), ("**/XCUIElementTypeCell", [3]), ("css=cell", [3]),
      // For XPath the element is all there is.
      ("//XCUIElementTypeCell", [1, 3]), ("/*", [1]), (".//XCUIElementTypeCell", [3]),
      ("./..", []), ("XCUIElementTypeButton", [2]), ("//XCUIElementTypeApplication", []),
    ] as [(String, [Int])]
  )
  func `elements of a subtree are found`(_ text: String, _ expected: [Int]) throws {
    let locator = try Locator(text)
    #expect(try locator.nodes(inside: Self.tree[1]).map(\.index) == expected)
    #expect(
      try locator.nodes(inside: Self.tree[1], limit: 1).map(\.index) == Array(expected.prefix(1))
    )
    #expect(try locator.nodes(inside: Self.tree[1], limit: 0).isEmpty)
  }

  @Test func `Other is also what Apple does not have`() throws {
    var builder = ElementTreeBuilder()
    try builder.begin(ElementRecordEntry(.application))
    for entry in [
      ElementRecordEntry(unknownType: "XCUIElementTypeFuture"), ElementRecordEntry(.other),
    ] {
      var entry = entry
      entry.depth = 1
      try builder.begin(entry)
    }
    let tree = builder.finish()
    #expect(try Locator("class=XCUIElementTypeFuture").nodes(in: tree).map(\.index) == [1, 2])
    #expect(try Locator.className(.other).nodes(inside: tree[2]).map(\.index) == [2])
  }

  @Test func `an empty name finds nothing`() throws {
    let tree = ElementTree { ElementRecord(.application, label: "") }
    #expect(try Locator.accessibilityID("").nodes(in: tree).isEmpty)
  }

  @Test func `what has no answer is an error`() throws {
    let number = try Locator("label > 3")
    let error = #expect(throws: LocatorEvaluationError.self) { try number.nodes(in: Self.tree) }
    #expect(error?.description.contains("cannot be ordered") == true)
    #expect(throws: LocatorEvaluationError.self) { try number.nodes(inside: Self.tree[1]) }
    #expect(throws: LocatorEvaluationError.self) {
      try Locator("chain=*[`label > 3`]").nodes(in: Self.tree)
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func `inside an element is found what the whole tree has there`(seed: UInt64) throws {
    let tree = ElementTree.random(seed: seed, count: 120)
    let element = tree[Int(seed) * 7]
    for node in tree {
      var locators: [Locator] = [.className(node.type), .className(.any)]
      if let name = node.name { locators.append(.accessibilityID(name)) }
      if let label = node.label { locators.append(try .predicate(.label(.equals, label))) }
      for locator in locators {
        let all = try locator.nodes(in: tree)
        let inside = all.filter { element.subtreeRange.contains($0.index) }
        #expect(try locator.nodes(inside: element) == inside, "\(locator)")
      }
    }
  }
}
