import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

/// Questions about locators that people asked in public, with the answers.
@Suite struct LocatorPublicCaseTests {
  @Test(
    .bug("https://github.com/facebookarchive/WebDriverAgent/issues/962"),
    .bug("https://github.com/openatx/facebook-wda/issues/33"),
    arguments: [
      "it's me", "Pepe's", "E级（进口）第9代\n2009-2016款", "say \"hi\"", "both ' and \"", "back\\slash",
      "tick ` and $",
    ]
  )
  func `any text can be looked for, written down and read again`(label: String) throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell, label: label)
        ElementRecord(.cell, label: "\(label) more")
      }
    }
    var locators: [Locator] = [
      .accessibilityID(label), try .predicate(.label(.equals, label)),
    ]
    let condition = FormatPredicate.comparison(
      FormatPredicate.Comparison(.key("label"), .equalTo, .string(label))
    )
    let item = ClassChain.Item(.cell, conditions: [.element(condition)])
    locators.append(.classChain(ClassChain(items: [item])))
    for locator in locators {
      let again = try Locator(locator.description)
      #expect(again == locator)
      #expect(try again.nodes(in: tree).map(\.index) == [1], "\(locator)")
    }
  }

  @Test(.bug("https://github.com/appium/appium/issues/12709"))
  func `a type without quotes is told wherever a locator is read`() throws {
    let chain = "**/XCUIElementTypeCell[$type == XCUIElementTypeStaticText AND name == 'Status'$]"
    let error = #expect(throws: LocatorSyntaxError.self) { try Locator(chain) }
    #expect(error?.description.contains("'XCUIElementTypeStaticText'") == true)
  }

  @Test(.bug("https://github.com/facebookarchive/WebDriverAgent/issues/812"))
  func `the third text of all and the third of each parent are told apart`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell) { for text in ["1", "2"] { ElementRecord(.staticText, label: text) } }
        ElementRecord(.cell) {
          for text in ["3", "4", "5"] { ElementRecord(.staticText, label: text) }
        }
      }
    }
    func label(_ text: String) throws -> [String?] {
      try Locator(text).nodes(in: tree).map(\.label)
    }
    #expect(try label("//XCUIElementTypeStaticText[3]") == ["5"])
    #expect(try label("(//XCUIElementTypeStaticText)[3]") == ["3"])
    #expect(try label("**/XCUIElementTypeStaticText[3]") == ["3"])
    #expect(try label("css=staticText:nth-child(3)") == ["3"])
  }

  @Test(.bug("https://github.com/appium/appium/issues/11881"))
  func `a position in the middle is not given up for a later one`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell, identifier: "Vehicle") { ElementRecord(.staticText, label: "Other") }
        ElementRecord(.cell, identifier: "Vehicle") { ElementRecord(.staticText, label: "Grade") }
      }
    }
    let locator = try Locator(
      "**/XCUIElementTypeCell[`name == 'Vehicle'`][1]/XCUIElementTypeStaticText[`name == 'Grade'`]"
    )
    let diagnosis = try #require(try locator.diagnosis(in: tree))
    let lines = diagnosis.findings.map(\.description)
    #expect(lines.first?.hasPrefix("step 2 selects nothing below the 1 element before it") == true)
  }
}
