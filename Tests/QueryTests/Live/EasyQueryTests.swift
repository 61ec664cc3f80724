import Foundation
import Hierarchy
import Identifier
import Predicate
import Query
import Testing

private enum PlainID: String { case one, two, none }
private enum ShopID {
  enum Login: String, PrettyRawRepresentable { case name, mail, none }
}

/// The rows S3.1 to S3.6 and S1.7 of Einstein's features.
@Suite struct EasyQueryTests {
  private let test = LiveTest(
    ScriptedDevice(
      (0, ElementTree { ElementRecord(.application, label: "Shop", frame: screenFrame) }),
      (
        2,
        ElementTree {
          ElementRecord(.application, label: "Shop", frame: screenFrame) {
            ElementRecord(.cell, identifier: "one", label: "First", frame: row(0), isEnabled: true)
            {
              ElementRecord(.button, identifier: "two", label: "A", frame: row(0), isEnabled: true)
            }
            ElementRecord(.cell, identifier: "c", label: "Second", frame: row(1), isEnabled: true) {
              ElementRecord(.button, identifier: "two", label: "B", frame: row(1), isEnabled: false)
              ElementRecord(.staticText, label: "O'Brien", frame: row(1), isEnabled: true)
            }
            ElementRecord(
              .textField,
              identifier: "ShopID_Login_name",
              frame: row(2),
              isEnabled: true
            )
          }
        }
      )
    )
  )
  private var app: DeviceApplication { test.app }
  private func later(_ body: () -> Void) {
    test.session.pass(2)
    test.session.asCurrent(body)
  }

  @Test("S3.1: an identifier is an element, a query, a count, and elements by index")
  func identifiers() {
    later {
      #expect(PlainID.one.element.label == "First")
      #expect(PlainID.two.count == 2)
      #expect(PlainID.two[1].label == "B")
      #expect(PlainID.two.query.count == 2)
      #expect(PlainID.one.queryFor(identifier: .two).count == 2)
      #expect(!PlainID.none.element.exists)
      #expect(ShopID.Login.name.element.elementType == .textField)
      #expect(ShopID.Login.mail.count == 0)
      #expect("two".count == 3)
      #expect("two".query.count == 2)
      #expect("Second".element.identifier == "c")
      #expect(!"O'Brian".element.exists)
    }
    #expect(test.messages == [])
  }

  @Test("S3.1: duplicates fail the one test, with the candidates listed")
  func duplicates() {
    later {
      let line = #line
      PlainID.two.element.tap()
      #expect(test.messages.first?.contains("2 elements match") == true)
      #expect(test.failures.failures.first?.site?.line == UInt(line + 1))
    }
  }

  @Test("S3.1: an index that there is nothing at fails when it is used")
  func badIndex() {
    later {
      #expect(!PlainID.two[2].exists)
      #expect(!PlainID.two[-1].exists)
      #expect(test.messages == [])
      _ = PlainID.two[2].label
      #expect(test.messages.first?.contains("Element at index 2") == true)
    }
  }

  @Test("S3.2: several identifiers wait, and give only elements that match")
  func severalIdentifiers() {
    test.session.asCurrent {
      let ids = [PlainID.none, .one, .two]
      #expect(ids.elements(predicates: [.exists(true)]).isEmpty)
      #expect(ids.anyElement(predicate: .exists(true)) == nil)
      #expect(ids.elements(predicates: [.isEnabled(true)], timeout: 1).isEmpty)
      #expect(test.device.time == 1)
      let found = ids.elements(predicates: [.isEnabled(true)], timeout: 10)
      #expect(test.device.time == 2)
      #expect(found.map(\.label) == ["First", "A"])
      let disabled = ids.elements(
        predicates: [.isEnabled(false), .label(.equals, "x")],
        logic: .or
      )
      #expect(disabled.map(\.label) == ["B"])
      #expect([ShopID.Login.none, .name].anyElement(predicate: .exists(true))?.frame.minY == 100)
      #expect(["none", "one"].anyElement(predicate: .exists(true))?.label == "First")
      #expect([String]().elements(predicates: [.exists(true)], timeout: 10).isEmpty)
      #expect(test.device.time == 2)
    }
    #expect(test.messages == [])
  }

  @Test("S3.2: no conditions at all are a failure at the caller's line")
  func noConditions() {
    test.session.asCurrent {
      let line = #line
      #expect([PlainID.one].elements(predicates: []).isEmpty)
      #expect(test.messages.count == 1)
      #expect(test.failures.failures.first?.site?.line == UInt(line + 1))
    }
  }

  @Test("S3.3: descendants and children by conditions")
  func insides() {
    later {
      #expect(app.descendants(predicate: .label(.contains, "O'B")).count == 1)
      #expect(app.descendants(predicates: [.type(.button), .isEnabled(true)]).count == 1)
      #expect(app.descendants(predicates: [.type(.button), .type(.cell)], logic: .or).count == 4)
      #expect(
        app.descendants(predicates: [.type(.button), .isEnabled(true)], logic: .not).count == 5
      )
      #expect(app.children(predicate: .type(.cell)).count == 2)
      #expect(app.children(predicate: .type(.button)).count == 0)
      #expect(app.children(predicates: [.type(.cell), .identifier("c")]).element.label == "Second")
      #expect(app.cells["c"].descendants(predicate: .type(.button)).element.label == "B")
    }
    #expect(test.messages == [])
  }

  @Test("S3.4: queries by conditions, under all their names")
  func queries() {
    later {
      let brien = EasyPredicate.label(.equals, "O'Brien")
      #expect(app.buttons.matching(predicate: .label(.equals, "B")).count == 1)
      #expect(
        app.buttons.matching(predicates: [.label(.equals, "B"), .isEnabled(true)]).count == 0
      )
      #expect(app.buttons.element(predicate: .label(.equals, "A")).identifier == "two")
      #expect(app.buttons.element(predicates: [.isEnabled(false)]).label == "B")
      #expect(app.cells.descendants(predicate: brien).count == 1)
      #expect(app.cells.containing(predicate: brien).element.label == "Second")
      #expect(app.cells.containing(predicates: [brien, .isEnabled(true)]).count == 1)
      #expect(app.cells.filter(predicate: brien).element.label == "Second")
      #expect(app.cells.filter(predicates: [.isEnabled(false)]).element.label == "Second")
      #expect(app.cells.first(predicate: .type(.button)).label == "First")
      #expect(app.cells.first(predicates: [.type(.button), .isEnabled(false)]).label == "Second")
      #expect(app.buttons.childrenFilter(predicates: [.isEnabled(true)]).count == 1)
      #expect(app.buttons.childrenFilter(predicate: .isEnabled(true)).count == 1)
      #expect(app.buttons.childrenFirst(predicate: .label(.equals, "B")).exists)
      #expect(app.buttons.childrenFirst(predicates: [.label(.equals, "B")]).exists)
    }
    #expect(test.messages == [])
  }

  @Test("S3.4: a condition with a mistake is a failure at the caller's line")
  func mistakes() {
    later {
      let line = #line
      #expect(app.buttons.matching(predicate: .other("label ==")).count == 0)
      #expect(test.messages.count == 1)
      #expect(test.failures.failures.first?.site?.line == UInt(line + 1))
    }
  }

  @Test("S3.5: an index is safe, and emptiness can be asserted")
  func safety() {
    later {
      #expect(app.buttons.element(safeIndex: 1)?.label == "B")
      #expect(app.buttons.element(safeIndex: 2) == nil)
      #expect(app.buttons.element(safeIndex: -1) == nil)
      #expect(app.buttons.assertEmpty() != nil)
      #expect(app.alerts.assertEmpty(empty: true) != nil)
      #expect(test.messages == [])
      let line = #line
      #expect(app.buttons.assertEmpty(empty: true) == nil)
      #expect(test.messages.first?.hasPrefix("2 elements match and none should") == true)
      #expect(test.failures.failures.first?.site?.line == UInt(line + 1))
    }
  }

  @Test("S3.6: those of some elements that match, waiting for the first")
  func elements() {
    let elements = [app.buttons["none"], app.cells["one"], app.cells["c"]]
    #expect(elements.elements(predicates: [.label(.equals, "Second")], timeout: 5).count == 1)
    #expect(test.device.time == 2)
    #expect(elements.elements(predicates: [.exists(true)]).map(\.identifier) == ["one", "c"])
    #expect(elements.elements(predicates: [.exists(false)]).count == 1)
    #expect(elements.anyElement(predicate: .isHittable(true))?.identifier == "one")
    #expect(elements.anyElement(predicate: .label(.equals, "x")) == nil)
    #expect(test.messages == [])
  }
}
