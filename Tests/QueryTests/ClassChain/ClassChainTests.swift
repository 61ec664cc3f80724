import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

@Suite struct ClassChainTests {
  /// 0 application, 1 window, 2 table, 3 and 6 cells, 9 window, 10 alert.
  private static let tree = ElementTree {
    ElementRecord(.application, label: "Shop") {
      ElementRecord(.window) {
        ElementRecord(.table, identifier: "list") {
          ElementRecord(.cell, identifier: "row", isVisible: true) {
            ElementRecord(.staticText, label: "Title 1")
            ElementRecord(.button, label: "More")
          }
          ElementRecord(.cell, identifier: "row", isVisible: true) {
            ElementRecord(.staticText, label: "Title 2", value: "it's me")
            ElementRecord(.staticText, label: "Status")
          }
        }
      }
      ElementRecord(.window) {
        ElementRecord(.alert, label: "More") {
          ElementRecord(.button, label: "More", value: "12")
        }
      }
    }
  }

  @Test(
    arguments: [
      // The first step: inside the application.
      ("*", [1, 9]), ("XCUIElementTypeWindow", [1, 9]), ("XCUIElementTypeApplication", []),
      ("**/XCUIElementTypeApplication", []), ("XCUIElementTypeTable", []),
      ("**/XCUIElementTypeCell", [3, 6]), ("XCUIElementTypeAny", [1, 9]),
      // Children and descendants.
      ("XCUIElementTypeWindow/*", [2, 10]), ("*/*/*", [3, 6, 11]),
      ("**/*/*/*", [3, 4, 5, 6, 7, 8, 11]),
      ("**/*", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), ("**/*/**/*", [2, 3, 4, 5, 6, 7, 8, 10, 11]),
      ("*/**/XCUIElementTypeButton", [5, 11]), ("**/XCUIElementTypeButton/*", []),
      // Positions.
      ("**/XCUIElementTypeStaticText[1]", [4]), ("**/XCUIElementTypeStaticText[-1]", [8]),
      ("**/XCUIElementTypeStaticText[3]", [8]), ("**/XCUIElementTypeStaticText[4]", []),
      ("**/XCUIElementTypeStaticText[-3]", [4]), ("**/XCUIElementTypeStaticText[-4]", []),
      ("**/*[-9223372036854775808]", []), ("**/*[9223372036854775807]", []),
      ("XCUIElementTypeWindow[2]/**/XCUIElementTypeButton", [11]),
      ("XCUIElementTypeWindow[-2]/**/XCUIElementTypeButton", [5]),
      ("XCUIElementTypeWindow[3]/**/XCUIElementTypeButton", []),
      ("**/XCUIElementTypeCell/*[2]", [5]),
      // Predicates, one after the other, and before the position.
      ("**/*[`label == 'More'`]", [5, 10, 11]), ("**/*[`label == 'More'`][2]", [10]),
      ("**/*[`label == 'More'`][`type == 'XCUIElementTypeAlert'`]", [10]),
      ("**/XCUIElementTypeCell[$label == 'Status'$]", [6]),
      ("**/*[$label == 'Status'$]", [1, 2, 6]), ("*[$label == 'More'$]", [1, 9]),
      ("**/XCUIElementTypeAlert[$label == 'More'$]", [10]),
      ("**/XCUIElementTypeButton[$label == 'More'$]", []),
      ("**/*[$label == 'Status'$][`name == 'row'`]/XCUIElementTypeStaticText[-1]", [8]),
      ("**/*[`value == \"it's me\"`]", [7]), ("**/*[`FALSEPREDICATE`]", []),
      ("**/*[`wdName == 'list'`]/*[`index == 1`]", [6]),
    ] as [(String, [Int])]
  )
  func `a chain finds elements`(_ text: String, _ expected: [Int]) throws {
    let chain = try ClassChain(text)
    #expect(try chain.nodes(in: Self.tree).map(\.index) == expected)
    #expect(try chain.nodes(in: Self.tree, limit: 1).map(\.index) == Array(expected.prefix(1)))
    #expect(try ClassChain(chain.description) == chain)
  }

  @Test func `a chain can begin at any element`() throws {
    let table = Self.tree[2]
    #expect(try ClassChain("XCUIElementTypeCell").nodes(inside: table).map(\.index) == [3, 6])
    #expect(try ClassChain("**/XCUIElementTypeTable").nodes(inside: table).isEmpty)
    #expect(try ClassChain("**/*[`label == 'More'`]").nodes(inside: table).map(\.index) == [5])
  }

  @Test func `a tree of several roots is looked at below each, and one without any has nothing`()
    throws
  {
    let tree = ElementTree {
      ElementRecord(.cell) { ElementRecord(.button) }
      ElementRecord(.button) { ElementRecord(.button) }
    }
    #expect(try ClassChain("XCUIElementTypeButton").nodes(in: tree).map(\.index) == [1, 3])
    #expect(try ClassChain("**/*[-1]").nodes(in: tree).map(\.index) == [3])
    #expect(try ClassChain("**/*").nodes(in: ElementTree()).isEmpty)
  }

  @Test func `a kind that Apple does not have is Other, but keeps its name`() throws {
    let chain = try ClassChain("**/XCUIElementTypeFuture")
    #expect(chain.items.first?.type == .other)
    #expect(chain.description == "**/XCUIElementTypeFuture")
    var builder = ElementTreeBuilder()
    for (depth, entry) in [
      ElementRecordEntry(.application), ElementRecordEntry(unknownType: "XCUIElementTypeFuture"),
      ElementRecordEntry(.other), ElementRecordEntry(.button),
    ].enumerated() {
      var entry = entry
      entry.depth = depth
      try builder.begin(entry)
    }
    let tree = builder.finish()
    #expect(try chain.nodes(in: tree).map(\.index) == [1, 2])
    #expect(try ClassChain("**/XCUIElementTypeOther").nodes(in: tree).map(\.index) == [1, 2])
  }

  @Test func `what has no answer is an error only for elements that are asked`() throws {
    let chain = try ClassChain("**/XCUIElementTypeButton[`value > 3`]")
    #expect(throws: PredicateEvaluationError.self) { try chain.nodes(in: Self.tree) }
    // Values of other elements have no order to a number either.
    let texts = try ClassChain("**/XCUIElementTypeStaticText[`value == nil`][`value > 3`]")
    #expect(try texts.nodes(in: Self.tree).isEmpty)
  }

  /// Every step selects nearly all elements, and each is inside nearly all before it.
  @Test func `deep trees and long chains take neither stack nor quadratic time`() throws {
    var builder = ElementTreeBuilder()
    for depth in 0..<50_000 {
      var entry = ElementRecordEntry(depth.isMultiple(of: 2) ? .other : .cell)
      entry.depth = depth
      entry.label = "a"
      try builder.begin(entry)
    }
    let tree = builder.finish()
    let step = "**/*[$label == 'a'$]/*[`label == 'a'`]"
    let chain = try ClassChain(Array(repeating: step, count: 10).joined(separator: "/"))
    #expect(try chain.nodes(in: tree).count == 50_000 - 20)
    let long = try ClassChain("*" + String(repeating: "/*", count: 200_000))
    #expect(try long.nodes(in: tree).isEmpty)
  }
}
