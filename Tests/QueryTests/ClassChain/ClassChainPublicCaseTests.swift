import Hierarchy
import Predicate
import Query
import Testing

/// Questions that people asked in public, with the answers.
@Suite struct ClassChainPublicCaseTests {
  private func indices(_ chain: String, in tree: ElementTree) throws -> [Int] {
    try ClassChain(chain).nodes(in: tree).map(\.index)
  }

  private static func cell(_ texts: String...) -> ElementRecord {
    ElementRecord(.cell) { for text in texts { ElementRecord(.staticText, label: text) } }
  }

  @Test(.bug("https://github.com/appium/appium/issues/11451"))
  func `a cell with a text inside is more than a cell with a text as its child`() throws {
    let chain =
      "**/XCUIElementTypeCell[$type == 'XCUIElementTypeStaticText' AND name == 'Video'$]"
      + "/XCUIElementTypeButton"
    let path =
      "//XCUIElementTypeCell[./XCUIElementTypeStaticText[@name='Video']]/XCUIElementTypeButton"
    let flat = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell) {
          ElementRecord(.staticText, label: "Video")
          ElementRecord(.button)
        }
        ElementRecord(.cell) {
          ElementRecord(.staticText, label: "Audio")
          ElementRecord(.button)
        }
      }
    }
    #expect(try indices(chain, in: flat) == [3])
    #expect(try XPathExpression(path).nodes(in: flat).map(\.index) == [3])
    let nested = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell) {
          ElementRecord(.other) { ElementRecord(.staticText, label: "Video") }
          ElementRecord(.button)
        }
      }
    }
    #expect(try indices(chain, in: nested) == [4])
    #expect(try XPathExpression(path).nodes(in: nested).isEmpty)
  }

  @Test(.bug("https://github.com/appium/appium/issues/12709"))
  func `a type without quotes is an unknown key, and with them it works`() throws {
    func chain(_ type: String) -> String {
      "**/XCUIElementTypeTable/XCUIElementTypeCell[`visible == 1`][$type == \(type) "
        + "AND name == 'Status'$]/XCUIElementTypeStaticText[2]"
    }
    let error = #expect(throws: ClassChainSyntaxError.self) {
      try ClassChain(chain("XCUIElementTypeStaticText"))
    }
    #expect(error?.hint?.contains("'XCUIElementTypeStaticText'") == true)
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.table) {
          for _ in 0..<2 {
            ElementRecord(.cell, isVisible: true) {
              ElementRecord(.staticText, label: "Status")
            }
          }
        }
      }
    }
    // The second of all texts, not of each cell.
    #expect(try indices(chain("'XCUIElementTypeStaticText'"), in: tree) == [5])
  }

  @Test(.bug("https://github.com/facebookarchive/WebDriverAgent/issues/956"))
  func `all elements around a button are found`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.other) {
          ElementRecord(.other) { ElementRecord(.button) }
          ElementRecord(.other)
        }
      }
    }
    #expect(
      try indices("**/XCUIElementTypeOther[$type == 'XCUIElementTypeButton'$]", in: tree) == [1, 2]
    )
    let error = #expect(throws: ClassChainSyntaxError.self) {
      try ClassChain("**XCUIElementTypeOther[$type == XCUIElementTypeButton$]")
    }
    #expect(error?.range == 2..<3)
    #expect(throws: ClassChainSyntaxError.self) {
      try ClassChain("**/XCUIElementTypeOther[$type == XCUIElementTypeButton$]")
    }
  }

  @Test(.bug("https://github.com/appium/appium/issues/11881"))
  func `a position holds even if what follows finds nothing there`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell, identifier: "Vehicle") { ElementRecord(.staticText, label: "Other") }
        ElementRecord(.cell, identifier: "Vehicle") { ElementRecord(.staticText, label: "Grade") }
      }
    }
    func chain(_ position: Int) -> String {
      "**/XCUIElementTypeCell[`name == \"Vehicle\"`][\(position)]"
        + "/XCUIElementTypeStaticText[`name == \"Grade\"`]"
    }
    #expect(try indices(chain(1), in: tree).isEmpty)
    #expect(try indices(chain(2), in: tree) == [4])
  }

  @Test(.bug("https://github.com/appium/appium/issues/12221"))
  func `a position counts all matches, where XPath counts in each parent`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        Self.cell("Title 1", "Data")
        Self.cell("Title 2", "Data")
      }
    }
    #expect(try indices("**/XCUIElementTypeCell/XCUIElementTypeStaticText[1]", in: tree) == [2])
    let path = "//XCUIElementTypeCell/XCUIElementTypeStaticText[1]"
    #expect(try XPathExpression(path).nodes(in: tree).map(\.index) == [2, 5])
  }

  @Test(.bug("https://github.com/facebookarchive/WebDriverAgent/issues/812"))
  func `the third text is the third of all`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.scrollView) {
          ElementRecord(.table) { Self.cell("Text1", "Text2") }
          ElementRecord(.table) { Self.cell("Text3", "Text4", "Text5") }
        }
      }
    }
    func labels(_ nodes: [ElementNode]) -> [String?] { nodes.map(\.label) }
    let third = try ClassChain("**/XCUIElementTypeStaticText[3]")
    #expect(labels(try third.nodes(in: tree)) == ["Text3"])
    #expect(
      labels(try XPathExpression("//XCUIElementTypeStaticText[3]").nodes(in: tree)) == ["Text5"]
    )
    #expect(
      labels(try XPathExpression("(//XCUIElementTypeStaticText)[3]").nodes(in: tree)) == ["Text3"]
    )
  }

  @Test(.bug("https://github.com/appium/appium-inspector/issues/1710"))
  func `the first of two equal buttons has the position 1`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.button, label: "More")
        ElementRecord(.button, label: "More")
      }
    }
    for position in [1, 2] {
      let chain = "**/XCUIElementTypeButton[`label == \"More\"`][\(position)]"
      #expect(try indices(chain, in: tree) == [position])
    }
  }
}
