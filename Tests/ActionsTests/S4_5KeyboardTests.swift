import Actions
import Foundation
import Hierarchy
import Query
import Springboard
import Testing

@Suite("S4.5 hideKeyboard takes the keyboard away by what does no harm") struct S4_5KeyboardTests {
  private static let phone = Rect(x: 0, y: 0, width: 390, height: 844)
  private static let tablet = Rect(x: 0, y: 0, width: 820, height: 1180)

  private static func scene(
    _ field: ElementRecord,
    screen: Rect = phone,
    @RulesBuilder rules: () -> [Rule] = { [] },
    @ElementRecordsBuilder others: () -> [ElementRecord] = { [] }
  ) -> ActionScene {
    let others = others()
    let tree = ElementTree {
      ElementRecord(.application, label: "Shop", frame: screen, isEnabled: true) {
        ElementRecord(.window, frame: screen, isEnabled: true) {
          field
          for other in others { other }
        }
      }
    }
    let scene = ActionScene(
      AppModel("Shop", bundleIdentifier: "org.shop") { Screen("main", tree, rules: rules) }
    )
    scene.app.descendants(matching: .any)["field"].tap()
    return scene
  }

  private static func field(_ type: ElementType, returnKey: String? = nil) -> ElementRecord {
    ElementRecord.row(
      1,
      type,
      "field",
      attributes: returnKey.map { [ElementAttribute(name: "returnKeyType", value: $0)] } ?? []
    )
  }

  @Test func doesNothingWithoutAKeyboard() {
    let scene = ActionScene { ElementRecord.row(0, .textField, "field") }
    #expect(scene.app.isKeyboardHidden)
    #expect(scene.isKeyboardHidden)
    scene.app.textFields["field"].hideKeyboard()
    #expect(scene.events == [])
    #expect(scene.messages == [])
  }

  @Test(
    "On a phone the return key does it, if it only says return or done",
    arguments: [
      (ElementType.textField, String?.none), (.secureTextField, nil), (.textField, "done"),
    ]
  )
  func pressesReturn(type: ElementType, returnKey: String?) {
    let scene = Self.scene(Self.field(type, returnKey: returnKey))
    #expect(!scene.app.isKeyboardHidden)
    scene.app.descendants(matching: type)["field"].hideKeyboard()
    #expect(scene.app.isKeyboardHidden)
    #expect(scene.messages == [])
  }

  @Test("On a tablet the keyboard has a button for it, which text views need")
  func pressesTheHideButton() {
    let scene = Self.scene(Self.field(.textView), screen: Self.tablet) {
      On(.submitted("id=field")) { Crash() }
    }
    scene.app.textViews["field"].hideKeyboard()
    #expect(scene.app.isKeyboardHidden)
    #expect(scene.messages == [])
  }

  @Test("A title that ends editing goes before the return key, which sends things")
  func tapsTheTitle() {
    let scene = Self.scene(Self.field(.textField)) {
      On(.tap("id=Profile")) { HideKeyboard() }
      On(.submitted("id=field")) { Crash() }
    } others: {
      ElementRecord(
        .navigationBar,
        identifier: "Profile",
        frame: Rect(x: 0, y: 47, width: 390, height: 44),
        isEnabled: true
      ) {
        ElementRecord(
          .staticText,
          label: "Profile",
          frame: Rect(x: 150, y: 55, width: 90, height: 30),
          isEnabled: true
        )
      }
    }
    scene.app.hideKeyboard()
    #expect(scene.app.isKeyboardHidden)
    #expect(scene.app.exists)
    #expect(scene.messages == [])
  }

  @Test("A toolbar right above the keyboard may have a button Done")
  func pressesDone() throws {
    let plain = Self.scene(Self.field(.textView))
    let top = plain.app.keyboards.firstMatch.frame.minY
    let scene = Self.scene(Self.field(.textView)) {
      On(.tap("id=Done")) { HideKeyboard() }
    } others: {
      ElementRecord(
        .toolbar,
        frame: Rect(x: 0, y: Double(top) - 44, width: 390, height: 44),
        isEnabled: true
      ) {
        ElementRecord(
          .button,
          label: "Done",
          frame: Rect(x: 320, y: Double(top) - 40, width: 60, height: 36),
          isEnabled: true
        )
      }
    }
    scene.app.textViews["field"].hideKeyboard()
    #expect(scene.app.isKeyboardHidden)
    #expect(scene.messages == [])
  }

  @Test(
    "Keys that send something are not pressed; the failure names them",
    arguments: [
      (ElementType.textField, String?.some("go"), "go"), (.textField, "send", "send"),
      (.searchField, nil, "search"), (.textView, nil, "return"),
    ]
  )
  func failsRatherThanSend(type: ElementType, returnKey: String?, label: String) {
    let scene = Self.scene(Self.field(type, returnKey: returnKey)) {
      On(.submitted("id=field")) { Crash() }
    }
    let line: UInt = #line + 1
    scene.app.descendants(matching: type)["field"].hideKeyboard(inApp: scene.app)
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.hasPrefix("The keyboard cannot be hidden: ") == true)
    #expect(scene.messages.first?.contains("\"\(label)\"") == true, "\(scene.messages)")
    #expect(scene.device.state(of: "org.shop") == .runningForeground)
  }

  @available(*, deprecated)
  @Test("The old spelling still compiles")
  func oldSpelling() {
    let scene = Self.scene(Self.field(.textField))
    scene.app.textFields["field"].hidenKeyboard(inApp: scene.app)
    #expect(scene.app.isKeyboardHidden)
  }
}
