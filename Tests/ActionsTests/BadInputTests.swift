import Actions
import Hierarchy
import Predicate
import Query
import Springboard
import Testing

@Suite("What cannot be done is a failure at the caller's line, once") struct BadInputTests {
  /// An action, as a test calls it from a line.
  struct Action: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let perform: @Sendable (ActionScene, DeviceElement, UInt) -> Void

    init(
      _ name: String,
      _ perform: @escaping @Sendable (ActionScene, DeviceElement, UInt) -> Void
    ) {
      testDescription = name
      self.perform = perform
    }
  }

  static let actions: [Action] = [
    Action("waitUntilExistsAssert") { $1.waitUntilExistsAssert(line: $2) },
    Action("assertBreak") { $1.assertBreak(predicate: .isSelected(true), line: $2) },
    Action("assert") { $1.assert(predicate: .isSelected(true), line: $2) },
    Action("assert, timeout") { $1.assert(predicate: .isSelected(true), timeout: 3, line: $2) },
    Action("wait") { $1.wait(.isSelected(true), line: $2) },
    Action("tapAndType") { $1.tapAndType(text: "a", line: $2) },
    Action("clearAndType") { $1.clearAndType(text: "a", line: $2) },
    Action("clearText") { $1.clearText(line: $2) },
    Action("forceTap") { $1.forceTap(line: $2) },
    Action("setSwitch") { $1.setSwitch(on: true, line: $2) },
    Action("scrollDown") { $1.scrollDown(line: $2) },
    Action("scrollUntilElementAppears") { $1.scrollUntilElementAppears(line: $2) },
    Action("tap(_:)") { $0.tap($1, line: $2) },
    Action("enterValue") {
      $0.enterValue(textField: $1, value: "a", takeAction: true, line: $2)
    },
    Action("locateToElement") { $0.locateToElement($1, line: $2) },
    Action("waitForElementToAppear") { $0.waitForElementToAppear(element: $1, line: $2) },
    Action("tapButtonWithLabelContains") { $1.tapButtonWithLabelContains("a", line: $2) },
  ]

  private static func scene(stopsAtFirstFailure: Bool = true) -> ActionScene {
    ActionScene(stopsAtFirstFailure: stopsAtFirstFailure) {
      ElementRecord.row(0, .textField, "twin")
      ElementRecord.row(1, .textField, "twin")
    }
  }

  @Test("An element that is missing", arguments: actions)
  func missing(action: Action) {
    let scene = Self.scene()
    action.perform(scene, scene.app.textFields["none"], 4711)
    #expect(scene.lines == [4711])
    #expect(scene.messages.first?.contains("No matches found for") == true, "\(scene.messages)")
    #expect(scene.messages.first?.contains("identifier: 'twin'") == true, "\(scene.messages)")
  }

  @Test("An app that has been ended", arguments: actions)
  func ended(action: Action) {
    let scene = Self.scene()
    scene.app.terminate()
    action.perform(scene, scene.app.textFields["none"], 4711)
    #expect(scene.lines == [4711])
    #expect(scene.messages.first?.contains("org.shop is not running") == true, "\(scene.messages)")
  }

  /// That one of several exists is enough for some.
  static let uniqueActions = actions.filter {
    !["waitUntilExistsAssert", "waitForElementToAppear"].contains($0.testDescription)
  }

  @Test("An element that is ambiguous", arguments: uniqueActions)
  func ambiguous(action: Action) {
    let scene = Self.scene()
    action.perform(scene, scene.app.textFields["twin"], 4711)
    #expect(scene.lines == [4711])
    let isSearched = action.testDescription == "tapButtonWithLabelContains"
    #expect(
      isSearched || scene.messages.first?.contains("2 elements match") == true,
      "\(scene.messages)"
    )
  }

  @Test("A session that goes on after failures gets through as well", arguments: actions)
  func goesOn(action: Action) {
    let scene = Self.scene(stopsAtFirstFailure: false)
    for name in ["none", "twin"] {
      action.perform(scene, scene.app.textFields[name], 4711)
    }
    #expect((1...4).contains(scene.messages.count), "\(scene.messages)")
    #expect(scene.lines.allSatisfy { $0 == 4711 })
    #expect(scene.device.time < 60)
  }

  @Test("Helpers of a test's own pass their caller's line on to actions")
  func helpers() {
    let scene = Self.scene()
    func logIn(line: UInt = #line) {
      SourceSite.$current.withValue(SourceSite(line: line)) {
        scene.enterValue(textField: scene.app.textFields["none"], value: "a")
      }
    }
    logIn(); let line: UInt = #line
    #expect(scene.lines == [line])
  }
}
