import Hierarchy
import Query
import Testing
import TestSupport

@Suite struct TreeXPathTests {
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
    #expect(try TreeXPath(tree).nodes(expression).map(\.index) == indices)
  }

  @Test func `values and attributes come as they are`() throws {
    let paths = TreeXPath(tree)
    guard case .number(let count) = try paths.evaluate("count(//XCUIElementTypeCell)"),
      case .boolean(let hasAlert) = try paths.evaluate("boolean(//XCUIElementTypeAlert)"),
      case .string(let label) = try paths.evaluate("string(//XCUIElementTypeCell[2]/@label)"),
      case .matches(let matches) = try paths.evaluate("//XCUIElementTypeCell/@label")
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

  @Test(arguments: [
    ("//XCUIElementTypeButton[", "  //XCUIElementTypeButton[\n                          ^"),
    ("//*[ends-with(@name, 'count(')]", "  //*[ends-with(@name, 'count(')]\n      ^"),
    ("//*[@name='buy", "  //*[@name='buy\n                ^"),
  ])
  func `a wrong expression is shown with a caret`(expression: String, expected: String) {
    let paths = TreeXPath(tree)
    do throws(XPathSyntaxError) {
      _ = try paths.evaluate(expression)
      Issue.record("accepted")
    } catch {
      #expect(error.description.hasSuffix(expected))
    }
  }

  @Test(arguments: ["count(//*)", "//*/@name"])
  func `something other than elements is an error where elements are asked for`(expression: String)
  {
    let paths = TreeXPath(tree)
    do throws(XPathSyntaxError) {
      _ = try paths.nodes(expression)
      Issue.record("accepted")
    } catch {
      #expect(error.offset == nil)
    }
  }

  @Test(arguments: [UInt64](1...20))
  func `attributes select what a scan selects`(seed: UInt64) throws {
    let tree = ElementTree.random(seed: seed, count: 200)
    let paths = TreeXPath(tree)
    #expect(
      try paths.nodes("//*[@name]").map(\.index)
        == tree.filter { $0.writtenName != nil }.map(\.index)
    )
    #expect(
      try paths.nodes("//*[@visible='true']").map(\.index)
        == tree.filter { $0.isVisible == true }.map(\.index)
    )
    #expect(
      try paths.nodes("//XCUIElementTypeButton").map(\.index)
        == tree.nodes(ofType: .button).map(\.index)
    )
  }
}
