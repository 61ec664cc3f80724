import Foundation
import Hierarchy
import Query
import Testing

/// Attributes and snapshots: `xcuitest-api.md`, sections 1 and 3.
@Suite struct LiveSnapshotTests {
  private let test = LiveTest {
    ElementRecord(.application, label: "Shop", frame: screenFrame) {
      ElementRecord(
        .textField,
        identifier: "mail",
        label: "E-mail",
        value: "a@b",
        placeholderValue: "you@home",
        frame: row(0),
        isEnabled: false,
        isSelected: true,
        attributes: [ElementAttribute(name: "title", value: "Mail")]
      )
      ElementRecord(.button, label: "Go")
    }
  }

  @Test("Attributes are Apple's, with Apple's types")
  func attributes() {
    let field = test.app.textFields.element
    #expect(field.identifier == "mail")
    #expect(field.label == "E-mail")
    #expect(field.title == "Mail")
    #expect(field.value as? String == "a@b")
    #expect(field.placeholderValue == "you@home")
    #expect(field.elementType == .textField)
    #expect(field.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(!field.isEnabled)
    #expect(field.isSelected)
    #expect(!field.hasFocus)
    #expect(field.horizontalSizeClass == .unspecified)
    let button = test.app.buttons.element
    #expect(button.isEnabled)
    #expect(!button.isSelected)
    #expect(button.value == nil)
    #expect(button.identifier == "")
    #expect(button.frame == .zero)
    #expect(test.messages == [])
  }

  @Test("A snapshot has the same attributes, and its dictionary those that are not nil")
  func dictionary() throws {
    let snapshot = try test.app.snapshot()
    #expect(snapshot.children.map(\.identifier) == ["mail", ""])
    let dictionary = snapshot.dictionaryRepresentation
    #expect(dictionary[.label] as? String == "Shop")
    #expect(dictionary[.elementType] as? Int == 2)
    #expect(
      dictionary[.frame] as? [String: Double] == ["X": 0, "Y": 0, "Width": 390, "Height": 844]
    )
    #expect(dictionary[.value] == nil)
    let children = try #require(dictionary[.children] as? [[AttributeName: Any]])
    #expect(children.map { $0[.elementType] as? Int } == [49, 9])
    #expect(children.first?[.placeholderValue] as? String == "you@home")
    #expect(children.first?[.enabled] as? Bool == false)
    #expect(children.last?[.children] == nil)
  }

  @Test("A snapshot of what is missing throws, and reports nothing")
  func missing() {
    #expect(throws: DeviceFailure.self) { try test.app.alerts.element.snapshot() }
    #expect(test.messages == [])
    #expect(test.app.buttons.element.exists)
  }

  @Test("A deep tree has a dictionary")
  func depth() throws {
    var record = ElementRecord(.other)
    for _ in 0..<3_000 { record = ElementRecord(.other) { record } }
    let deep = record
    let test = LiveTest { ElementRecord(.application) { deep } }
    var dictionary = try test.app.snapshot().dictionaryRepresentation
    var levels = 1
    while let inner = (dictionary[.children] as? [[AttributeName: Any]])?.first {
      dictionary = inner
      levels += 1
    }
    #expect(levels == 1_000)
    #expect(test.app.debugDescription.contains("Other"))
  }

  @Test("All roots of a dump are in the app's snapshot and description")
  func severalRoots() throws {
    let test = LiveTest {
      ElementRecord(.application, label: "Shop") { ElementRecord(.image) }
      ElementRecord(.window, identifier: "second") { ElementRecord(.button, label: "b") }
    }
    let snapshot = try test.app.snapshot()
    #expect(snapshot.children.map(\.elementType) == [.image, .window])
    let children = snapshot.dictionaryRepresentation[.children] as? [[AttributeName: Any]]
    #expect(children?.map { $0[.elementType] as? Int } == [43, 4])
    #expect(test.app.debugDescription.contains("      Button, label: 'b'"))
  }

  @Test("7: the description has attributes, subtree, path and query")
  func description() {
    let text = test.app.textFields["mail"].debugDescription
    let line = """
      TextField, {{0.0, 0.0}, {300.0, 40.0}}, identifier: 'mail', label: 'E-mail', \
      placeholderValue: 'you@home', value: a@b, Selected, Disabled
      """
    #expect(
      text == """
        Attributes: \(line)
        Element subtree:
         →\(line)
        Path to element:
         →Application, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Shop'
           ↳\(line)
        Query chain:
         →Find: Target Application 'shop'
          ↪︎Find: Descendants matching type TextField
            ↪︎Find: Elements matching predicate '"mail" IN identifiers'
              ↪︎Find: Single matching element
        """
    )
  }

  @Test("A dump answers queries without anything else")
  func staticDevice() {
    let tree = ElementTree {
      ElementRecord(.application, label: "Shop", frame: screenFrame) {
        ElementRecord(.button, label: "Go", frame: row(1))
      }
    }
    let failures = FailureList()
    let session = DeviceSession(StaticDevice(tree), failureSink: failures)
    let app = DeviceApplication(session: session)
    app.launch()
    #expect(app.buttons["Go"].isHittable)
    app.buttons["Go"].tap()
    #expect(
      failures.failures.map(\.message) == [
        "Failed to tap \"Go\" Button: A recorded screen answers questions, and nothing else happens on it"
      ]
    )
  }
}
