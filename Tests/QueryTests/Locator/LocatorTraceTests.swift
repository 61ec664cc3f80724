import Hierarchy
import Query
import TestSupport
import Testing

@Suite struct LocatorTraceTests {
  private let tree = ElementTree {
    ElementRecord(.application, label: "Shop") {
      for number in 0..<30 {
        ElementRecord(.cell, identifier: "row_\(number)", isEnabled: number % 2 == 0) {
          ElementRecord(.button, label: number < 3 ? "Buy" : "Sell")
          ElementRecord(.button, label: "More")
        }
      }
    }
  }

  @Test("Each step says what it left, and the engine what it looked at")
  func steps() throws {
    func trace(_ locator: String) throws -> (counts: [Int?], visits: Int?, engine: String) {
      let trace = try Locator(locator).trace(in: tree)
      return (trace.steps.map(\.matchCount), trace.visitCount, "\(trace.engine)")
    }
    var found = try trace("id=row_3")
    #expect(found.counts == [1] && found.visits == 1 && found.engine == "an index of the tree")
    found = try trace("class=Cell")
    #expect(found.counts == [30] && found.visits == 30)
    found = try trace("type == 'XCUIElementTypeCell' AND enabled == 1 AND name ENDSWITH '4'")
    #expect(found.counts == [30, 15, 3] && found.visits == 30)
    #expect(found.engine == "an index of the tree, then its columns")
    found = try trace("label CONTAINS 'u'")
    #expect(found.counts == [3] && found.visits == 91 && found.engine == "the columns of the tree")
    found = try trace("**/XCUIElementTypeCell[`enabled == 1`]/XCUIElementTypeButton[-1]")
    #expect(found.counts == [15, 1] && found.visits == 60)
    found = try trace("//XCUIElementTypeCell/XCUIElementTypeButton[1]")
    #expect(found.counts == [nil, 30, 30])
    #expect(found.engine.hasPrefix("Einstein's own XPath"))
    found = try trace("xpath=//*[namespace::a]")
    #expect(found.engine.hasPrefix("libxml2, since "))
    #expect(found.visits == nil)
  }

  @Test("A trace finds what the locator finds, on random trees")
  func law() throws {
    let locators = try [
      "id=a", "class=Button", "label BEGINSWITH 'a' AND enabled == 1 OR value == 'b'",
      "type == 'XCUIElementTypeButton' AND label CONTAINS 'a'", "**/XCUIElementTypeOther/*[2]",
      "*/XCUIElementTypeButton", "//XCUIElementTypeOther[*]/@name/..", "css=other > button",
      "partial-link=label=a",
    ].map { try Locator($0) }
    for seed in 0..<20 {
      let tree = ElementTree.random(seed: UInt64(seed), count: 60)
      for locator in locators {
        let trace = try locator.trace(in: tree)
        #expect(trace.nodes == (try locator.nodes(in: tree)), "\(locator)")
        if let last = trace.steps.last?.matchCount { #expect(last == trace.nodes.count) }
      }
    }
  }
}
