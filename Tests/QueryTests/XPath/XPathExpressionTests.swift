import Hierarchy
import Query
import Testing
import TestSupport

@Suite struct XPathExpressionTests {
  private let tree = ElementTree(wrapper: "AppiumAUT") {
    ElementRecord(.application, label: "Shop") {
      ElementRecord(.cell, label: "Apple") {
        ElementRecord(.button, identifier: "buy", label: "Buy")
      }
      ElementRecord(.cell, label: "Pear", isEnabled: false) {
        ElementRecord(.button, identifier: "buy", label: "Buy", isEnabled: false)
      }
      ElementRecord(.staticText, label: "\"Tom's\" & <co>")
    }
  }

  @Test(arguments: [
    ("//XCUIElementTypeButton", [2, 4]), ("//*[@name='buy']", [2, 4]),
    ("/XCUIElementTypeApplication", [0]), ("/AppiumAUT", []), ("//XCUIElementTypeCell[2]", [3]),
    ("//*[@enabled='false']", [3, 4]), ("//XCUIElementTypeCell[@label='Pear']//*", [4]),
    ("//*[@type='XCUIElementTypeStaticText']", [5]), ("//*[contains(@label, '& <')]", [5]),
    // A relative path starts at the outermost element (WebDriverAgent's `FBXPath.m`).
    (".", [0]), ("*", [1, 3, 5]), (".//XCUIElementTypeButton", [2, 4]),
    ("descendant::XCUIElementTypeButton", [2, 4]), ("XCUIElementTypeCell/*", [2, 4]),
    ("//XCUIElementTypeButton/..", [1, 3]), ("//*[not(*)]", [2, 4, 5]), ("//UIAButton", []),
  ])
  func `expressions select what WebDriverAgent would`(expression: String, indices: [Int]) throws {
    #expect(try XPathExpression(expression).nodes(in: tree).map(\.index) == indices)
  }

  @Test func `values and attributes come as they are`() throws {
    guard
      case .number(let count) = try XPathExpression("count(//XCUIElementTypeCell)").evaluate(
        in: tree
      ),
      case .boolean(let hasAlert) = try XPathExpression("boolean(//XCUIElementTypeAlert)").evaluate(
        in: tree
      ),
      case .string(let label) = try XPathExpression("string(//XCUIElementTypeCell[2]/@label)")
        .evaluate(in: tree),
      case .matches(let matches) = try XPathExpression("//XCUIElementTypeCell/@label").evaluate(
        in: tree
      )
    else {
      Issue.record("wrong kinds of results")
      return
    }
    #expect(count == 2)
    #expect(hasAlert == false)
    #expect(label == "Pear")
    let values = matches.map { match in
      if case .attribute(let attribute, let node) = match {
        "\(node.index) \(attribute.value)"
      } else {
        ""
      }
    }
    #expect(values == ["1 Apple", "3 Pear"])
  }

  @Test(arguments: ["count(//*)", "//*/@name"])
  func `something other than elements is an error where elements are asked for`(expression: String)
  {
    #expect(throws: XPathEvaluationError.self) {
      try XPathExpression(expression).nodes(in: tree)
    }
  }

  @Test(arguments: [UInt64](1...20))
  func `attributes select what a scan selects`(seed: UInt64) throws {
    let tree = ElementTree.random(seed: seed, count: 200)
    #expect(
      try XPathExpression("//*[@name]").nodes(in: tree).map(\.index)
        == tree.filter { $0.writtenName != nil }.map(\.index)
    )
    #expect(
      try XPathExpression("//*[@visible='true']").nodes(in: tree).map(\.index)
        == tree.filter { $0.isVisible == true }.map(\.index)
    )
    #expect(
      try XPathExpression("//XCUIElementTypeButton").nodes(in: tree).map(\.index)
        == tree.nodes(ofType: .button).map(\.index)
    )
  }
}
