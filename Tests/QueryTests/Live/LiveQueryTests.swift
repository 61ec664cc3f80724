import Foundation
import Hierarchy
import Predicate
import Query
import Testing

/// How queries find elements: the rules of `xcuitest-behaviours.md`, section 3.
@Suite struct LiveQueryTests {
  private let test = LiveTest {
    ElementRecord(.application, label: "Shop", frame: screenFrame) {
      ElementRecord(.window, frame: screenFrame) {
        ElementRecord(.navigationBar, identifier: "Home") {
          ElementRecord(.button, label: "Back", frame: row(0))
        }
        ElementRecord(.table, identifier: "list") {
          ElementRecord(.cell, identifier: "row_0", frame: row(1)) {
            ElementRecord(.staticText, label: "Apple", value: "Apple", frame: row(1))
            ElementRecord(.button, identifier: "buy", label: "Buy apple", frame: row(1))
          }
          ElementRecord(.cell, identifier: "row_1", frame: row(2)) {
            ElementRecord(.staticText, label: "Pear", frame: row(2))
            ElementRecord(.button, identifier: "buy", label: "Buy pear", isEnabled: false)
            ElementRecord(.cell, identifier: "inner") {
              ElementRecord(.button, identifier: "more", label: "More", isSelected: true)
            }
          }
        }
        ElementRecord(.textField, value: "Value", placeholderValue: "E-mail", frame: row(3))
      }
    }
  }
  private var app: DeviceApplication { test.app }

  private func labels(_ query: DeviceElementQuery) -> [String] {
    query.allElementsBoundByIndex.map(\.label)
  }

  @Test("3.2: a property of a type is a query for descendants of the type")
  func typeQueries() {
    #expect(app.buttons.count == 4)
    #expect(app.descendants(matching: .button).count == 4)
    #expect(app.cells.buttons.count == 3)
    #expect(app.cells.staticTexts.count == 2)
    #expect(app.descendants(matching: .any).count == 13)
    #expect(app.descendants(matching: .application).count == 0)
    #expect(app.alerts.count == 0)
    #expect(test.messages == [])
  }

  @Test("3.2: children are direct, and the union of several inputs has no element twice, in order")
  func childrenAndUnions() {
    #expect(app.children(matching: .any).count == 1)
    #expect(app.children(matching: .button).count == 0)
    #expect(labels(app.cells.children(matching: .button)) == ["Buy apple", "Buy pear", "More"])
    #expect(labels(app.cells.descendants(matching: .button)) == ["Buy apple", "Buy pear", "More"])
    #expect(app.tables.children(matching: .cell).count == 2)
    #expect(app.cells.cells.count == 1)
  }

  @Test(
    "3.3: a subscript compares identifier, label, title, value and placeholder, exactly",
    arguments: [
      ("buttons", "buy", 2), ("buttons", "Back", 1), ("buttons", "back", 0),
      ("buttons", "Buy pear", 1), ("textFields", "Value", 1), ("textFields", "E-mail", 1),
      ("staticTexts", "App", 0), ("navigationBars", "Home", 1),
    ]
  )
  func identifyingTexts(property: String, key: String, count: Int) {
    let queries = [
      "buttons": app.buttons, "textFields": app.textFields, "staticTexts": app.staticTexts,
      "navigationBars": app.navigationBars,
    ]
    #expect(queries[property]?.matching(identifier: key).count == count)
    #expect(queries[property]?[key].exists == (count > 0))
  }

  @Test("3.3: elements that match by different attributes are several matches")
  func noPrecedence() {
    let test = LiveTest {
      ElementRecord(.application) {
        ElementRecord(.button, identifier: "pay", label: "One")
        ElementRecord(.button, identifier: "other", label: "pay")
      }
    }
    #expect(test.app.buttons["pay"].exists)
    #expect(test.app.buttons.matching(identifier: "pay").count == 2)
    #expect(test.app.buttons["pay"].label == "")
    #expect(test.messages.count == 1)
  }

  @Test("3.4: what must be the only match is, or fails; for existence several are enough")
  func singleMatches() {
    #expect(app.navigationBars.element.identifier == "Home")
    #expect(app.buttons["more"].isSelected)
    #expect(app.buttons["buy"].exists)
    #expect(test.messages == [])
    #expect(app.buttons["buy"].label == "")
    #expect(test.messages.count == 1)
  }

  @Test("3.5: the first match does not mind others, and binds the element's own query anew")
  func firstMatches() {
    #expect(app.buttons["buy"].firstMatch.label == "Buy apple")
    #expect(app.buttons.firstMatch.label == "Back")
    #expect(app.cells.element(boundBy: 1).firstMatch.identifier == "row_1")
    #expect(app.firstMatch.label == "Shop")
    #expect(app.cells["row_1"].buttons.firstMatch.label == "Buy pear")
    #expect(test.messages == [])
  }

  @Test("3.6: an index is looked up at each use; there is none below 0")
  func indexes() {
    #expect(app.buttons.element(boundBy: 3).label == "More")
    #expect(!app.buttons.element(boundBy: 4).exists)
    #expect(!app.buttons.element(boundBy: -1).exists)
    #expect(!app.buttons.element(boundBy: .max).exists)
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == labels(app.buttons))
    #expect(test.messages == [])
  }

  @Test("3.8: containing asks what is inside, matching the elements themselves")
  func containingAndMatching() {
    let pear = NSPredicate(format: "label == 'Pear'")
    #expect(app.cells.containing(pear).count == 1)
    #expect(app.cells.containing(pear).firstMatch.identifier == "row_1")
    #expect(app.cells.matching(pear).count == 0)
    #expect(app.cells.containing(.button, identifier: "more").count == 2)
    #expect(app.cells.containing(.button, identifier: nil).count == 3)
    #expect(app.cells.containing(.staticText, identifier: "more").count == 0)
    #expect(app.descendants(matching: .any).matching(.button, identifier: "buy").count == 2)
    #expect(app.descendants(matching: .any).element(matching: .table, identifier: nil).exists)
  }

  @Test(
    "3.9: predicates as people write them",
    arguments: [
      ("label CONTAINS[c] 'BUY'", 2), ("label BEGINSWITH 'Buy'", 2), ("identifier LIKE 'b*'", 2),
      ("isEnabled == false", 1), ("enabled == 1", 3), ("isSelected == true", 1),
      ("selected == 0", 3),
      ("elementType == 9", 4), ("label MATCHES 'Buy .*'", 2), ("identifier IN {'buy', 'more'}", 3),
      ("exists == true", 4), ("exists == 1", 4), ("value == nil", 4), ("hasFocus == true", 0),
      ("'buy' IN identifiers", 2), ("title == ''", 4), ("NOT (label CONTAINS 'Buy')", 2),
    ]
  )
  func predicates(format: String, count: Int) {
    #expect(app.buttons.matching(NSPredicate(format: format)).count == count)
    #expect(test.messages == [])
  }

  @Test("3.9: a block is asked for a snapshot of each element")
  func blocks() {
    let query = app.buttons.matching(
      NSPredicate { object, _ in (object as? DeviceElementSnapshot)?.label.hasPrefix("Buy") == true
      }
    )
    #expect(query.count == 2)
  }

  @Test("A predicate without an answer fails the test, and not the process")
  func predicateWithoutAnswer() {
    #expect(app.buttons.matching(NSPredicate(format: "nonsense == 1")).count == 0)
    #expect(test.messages.count == 1)
    #expect(test.messages.first?.contains("nonsense") == true)
  }

  @Test("3.1: an element is whatever matches when it is used")
  func lateness() {
    let device = ScriptedDevice(
      (0, ElementTree { ElementRecord(.application) { ElementRecord(.button, label: "One") } }),
      (
        5,
        ElementTree {
          ElementRecord(.application) {
            ElementRecord(.button, label: "Zero")
            ElementRecord(.button, label: "One")
          }
        }
      )
    )
    let test = LiveTest(device)
    let first = test.app.buttons.firstMatch
    let byIndex = test.app.buttons.allElementsBoundByIndex
    let byIdentity = test.app.buttons.allElementsBoundByAccessibilityElement
    #expect(first.label == "One")
    test.session.pass(5)
    #expect(first.label == "Zero")
    #expect(byIndex.map(\.label) == ["Zero"])
    #expect(byIdentity.map(\.label) == ["One"])
    #expect(test.messages == [])
  }

  @Test("An element that is gone is not another one like it")
  func lostIdentity() {
    let device = ScriptedDevice(
      (0, ElementTree { ElementRecord(.application) { ElementRecord(.button, label: "One") } }),
      (5, ElementTree { ElementRecord(.application) { ElementRecord(.button, label: "Two") } })
    )
    let test = LiveTest(device)
    let button = test.app.buttons.allElementsBoundByAccessibilityElement.first
    test.session.pass(5)
    #expect(button?.exists == false)
    #expect(button?.label == "")
    #expect(test.messages.first?.contains("Identity Binding") == true)
  }

  @Test("Of elements that are alike, one is told by its value when their number has changed")
  func alikeIdentities() {
    func tree(_ values: [String]) -> ElementTree {
      ElementTree {
        ElementRecord(.application) {
          for value in values { ElementRecord(.cell, identifier: "row", value: value) }
        }
      }
    }
    let device = ScriptedDevice(
      (0, tree(["1", "2", "3"])),
      (1, tree(["4", "5", "6"])),
      (2, tree(["2", "3"]))
    )
    let test = LiveTest(device)
    let cells = test.app.cells.allElementsBoundByAccessibilityElement
    test.session.pass(1)
    #expect(cells.map { $0.value as? String } == ["4", "5", "6"])
    test.session.pass(1)
    #expect(cells.map(\.exists) == [false, true, true])
    #expect(cells[1].value as? String == "2")
    #expect(test.messages == [])
  }

  @Test("Locators of any language are queries, from the app or from an element")
  func locators() throws {
    #expect(app.elements(locatedBy: try Locator("buy")).count == 2)
    #expect(
      app.elements(locatedBy: try Locator("**/XCUIElementTypeCell/XCUIElementTypeButton")).count
        == 3
    )
    #expect(app.cells.element(boundBy: 1).elements(locatedBy: try Locator("class=Cell")).count == 2)
    let more = app.cells["row_1"].elements(
      locatedBy: try Locator("//XCUIElementTypeButton[@name='more']")
    )
    #expect(more.element.label == "More")
    #expect(more.matching(NSPredicate(format: "isSelected == 0")).count == 0)
    #expect(test.messages == [])
    _ = app.elements(locatedBy: try Locator("id=nothing")).firstMatch.label
    #expect(test.messages.first?.contains("`Elements located by 'id=nothing'`") == true)
  }

  @Test("Cases of enums are keys of subscripts")
  func enumKeys() {
    enum ID: String { case more, list }
    #expect(app.buttons[ID.more].label == "More")
    #expect(app.tables[ID.list].exists)
  }

  @Test("A dump with several roots is one app with all of them inside")
  func severalRoots() {
    let test = LiveTest {
      ElementRecord(.application, label: "Shop")
      ElementRecord(.window) { ElementRecord(.button, label: "Allow") }
    }
    #expect(test.app.buttons["Allow"].exists)
    #expect(test.app.label == "Shop")
    #expect(test.app.children(matching: .window).count == 1)
  }
}
