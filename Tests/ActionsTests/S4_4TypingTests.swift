import Actions
import Foundation
import Hierarchy
import Query
import Springboard
import Testing

@Suite("S4.4 Typing ends with the right text in the field") struct S4_4TypingTests {
  private static let long = String(repeating: "All work and no play. ", count: 10)
  private static let emoji = "👩‍👩‍👧‍👦 e\u{301}\u{1F1E9}\u{1F1EA}"

  struct Case: CustomTestStringConvertible {
    var type = ElementType.textField
    var held: String?
    var placeholder: String?
    /// Where the caret is put first, as a share of the width; nil for a field that is not edited yet.
    var caret: Double?
    var text = "new"
    /// What the field shows in the end, where it is not the text.
    var shown: String?
    var height = 44.0

    var testDescription: String { "\(type) \(held ?? "") \(caret.map { "\($0)" } ?? "") \(text)" }
  }

  static let replacements = [
    Case(),
    Case(held: "old"),
    Case(held: "old text", caret: 0.03),
    Case(held: "E-mail", placeholder: "E-mail"),
    Case(held: "E-mail", placeholder: "E-mail", caret: 0.01, text: "E-mail"),
    Case(held: "0", placeholder: "0", text: "10"),
    Case(held: long),
    Case(held: long, caret: 0.5),
    Case(held: long, caret: 0.01, text: long),
    Case(held: emoji + emoji, caret: 0.03, text: emoji),
    Case(type: .searchField, held: "old", placeholder: "Search", caret: 0.01),
    Case(type: .secureTextField, text: "secret", shown: "••••••"),
    Case(type: .secureTextField, held: "••••", caret: 0.01, text: "secret", shown: "••••••"),
    Case(type: .secureTextField, held: "••••", text: emoji, shown: "••••"),
    Case(type: .textView, held: "one\ntwo\nthree", caret: 0.01, text: "a\nb", height: 100),
    Case(type: .textView, held: long + "\n" + long + "\n" + long, caret: 0.5, text: long),
    Case(held: "old", text: "O'Brien \"quoted\" \\n 100% %@"),
  ]

  private static func scene(_ field: Case) -> ActionScene {
    ActionScene {
      ElementRecord.row(
        0,
        field.type,
        "field",
        value: field.held,
        placeholder: field.placeholder,
        height: field.height
      )
    }
  }

  private static func prepare(_ field: Case) -> (ActionScene, DeviceElement) {
    let scene = scene(field)
    let element = scene.app.descendants(matching: field.type)["field"]
    if let caret = field.caret {
      element.coordinate(withNormalizedOffset: CGVector(dx: caret, dy: 0.5)).tap()
    }
    return (scene, element)
  }

  @Test("clearAndType leaves just the text, wherever the caret was", arguments: replacements)
  func replaces(field: Case) {
    let (scene, element) = Self.prepare(field)
    element.clearAndType(text: field.text)
    #expect(element.value as? String == field.shown ?? field.text)
    // It is the caret that is moved, not the text that is deleted on its other side.
    #expect(!scene.typed.contains { $0.contains(KeyboardKey.forwardDelete.rawValue) })
    #expect(scene.messages == [])
  }

  @Test("clearText leaves nothing but a placeholder", arguments: replacements)
  func clears(field: Case) {
    let (scene, element) = Self.prepare(field)
    element.clearText()
    #expect(element.value as? String ?? "" == field.placeholder ?? "")
    #expect(scene.messages == [])
  }

  static let additions = [
    Case(shown: "new"),
    Case(held: "old ", shown: "old new"),
    Case(held: "old text, ", caret: 0.03, shown: "old text, new"),
    Case(held: "E-mail", placeholder: "E-mail", shown: "new"),
    Case(held: long, caret: 0.1, shown: long + "new"),
    Case(held: emoji, caret: 0.02, text: emoji, shown: emoji + emoji),
    Case(type: .secureTextField, text: "1234", shown: "••••"),
    // It empties itself when it is edited anew.
    Case(type: .secureTextField, held: "••••••", shown: "•••"),
    Case(type: .textView, held: "one\ntwo", caret: 0.01, text: "\nthree", shown: "one\ntwo\nthree"),
    Case(type: .textView, held: long + long + long, caret: 0.5, shown: long + long + long + "new"),
  ]

  @Test("tapAndType adds to the end, wherever the caret was", arguments: additions)
  func adds(field: Case) {
    let (scene, element) = Self.prepare(field)
    element.tapAndType(text: field.text)
    #expect(element.value as? String == field.shown)
    // Where the end of a text can be touched, nothing else is typed on the way.
    if field.type != .textView { #expect(scene.typed == [field.text]) }
    #expect(scene.messages == [])
  }

  @Test("A secure field that is being edited keeps what was typed before")
  func addsToASecureField() {
    let (scene, element) = Self.prepare(Case(type: .secureTextField))
    element.tapAndType(text: "12").tapAndType(text: "345")
    #expect(element.value as? String == "•••••")
    #expect(scene.messages == [])
  }

  @Test("The field's own button to clear it is used where it has one")
  func pressesTheClearButton() {
    let (scene, element) = Self.prepare(Case(held: "old"))
    element.tapAndType(text: "er")
    let button = element.buttons["Clear text"].frame
    let before = scene.events.count
    element.clearText()
    let taps = scene.events[before...].compactMap { event in
      if case .tap(let point, _, _) = event { CGPoint(x: point.x, y: point.y) } else { nil }
    }
    #expect(taps.contains { button.contains($0) })
    #expect(!scene.events[before...].contains { if case .typeText = $0 { true } else { false } })
    #expect(element.value as? String == "")
    #expect(scene.messages == [])
  }

  @Test(
    "What lies over the right edge of a field, such as an eye, is not touched",
    arguments: [ElementType.button, .image, .switch]
  )
  func sparesWhatIsOverTheField(type: ElementType) {
    let scene = ActionScene {
      On(.tap("id=eye")) { Change("id=field", .label("seen")) }
    } elements: {
      ElementRecord.row(0, .textField, "field", value: "old")
      ElementRecord(
        type,
        identifier: "eye",
        value: "0",
        frame: Rect(x: 330, y: 60, width: 40, height: 44),
        isEnabled: true
      )
    }
    let field = scene.app.textFields["field"]
    field.tapAndType(text: "er").clearAndType(text: "new")
    #expect(field.value as? String == "new")
    #expect(field.label == "")
    #expect(scene.messages == [])
  }

  @Test("Where the end of a field is covered by anything else, it is touched in the middle")
  func touchesTheMiddleInstead() {
    let scene = ActionScene {
      ElementRecord.row(0, .textField, "field", value: "old")
      ElementRecord(
        .slider,
        identifier: "slider",
        value: "50%",
        frame: Rect(x: 320, y: 60, width: 50, height: 44),
        isEnabled: true
      )
    }
    scene.app.textFields["field"].tapAndType(text: "er")
    #expect(scene.app.textFields["field"].value as? String == "older")
    #expect(scene.messages == [])
  }

  @Test("A field that its own keyboard covers can be edited further")
  func editsBehindTheKeyboard() {
    let scene = ActionScene { ElementRecord.row(11, .textField, "field", value: "old") }
    let field = scene.app.textFields["field"]
    field.tapAndType(text: "er")
    #expect(!field.isHittable)
    #expect(field.value as? String == "older")
    field.tapAndType(text: " still").clearAndType(text: "new").tapAndType(text: "er")
    #expect(field.value as? String == "newer")
    field.clearText()
    #expect(field.value as? String == "")
    #expect(scene.messages == [])
  }

  @Test("Where a field is around another that takes the text, it is the other's text that counts")
  func readsTheInnerField() {
    let scene = ActionScene {
      ElementRecord.row(0, .textView, "outer", value: "outer", height: 100) {
        ElementRecord.row(0, .textView, "inner", value: "old", height: 100)
      }
    }
    scene.app.textViews["outer"].clearAndType(text: "new")
    #expect(scene.app.textViews["inner"].value as? String == "new")
    #expect(scene.app.textViews["outer"].value as? String == "outer")
    #expect(scene.messages == [])
  }

  @Test("A field that was found by what it held is still the same when it holds something else")
  func keepsTheFieldInHand() {
    let scene = ActionScene {
      ElementRecord.row(0, .textField, "first", value: "Ann")
      ElementRecord.row(1, .textField, "second", value: "Bob")
    }
    scene.app.textFields["Bob"].clearAndType(text: "Carl")
    #expect(scene.app.textFields["second"].value as? String == "Carl")
    #expect(scene.app.textFields["first"].value as? String == "Ann")
    #expect(scene.messages == [])
  }

  @Test("An element around one field means the field")
  func findsTheFieldInside() {
    let scene = ActionScene {
      ElementRecord(
        .cell,
        identifier: "row",
        frame: Rect(x: 0, y: 50, width: 390, height: 60),
        isEnabled: true
      ) {
        ElementRecord.row(0, .textField, "field", value: "old")
      }
    }
    scene.app.cells["row"].clearAndType(text: "new")
    #expect(scene.app.textFields["field"].value as? String == "new")
    #expect(scene.messages == [])
  }

  @Test("A line break presses return after the text, and what the app does then is its business")
  func pressesReturn() {
    let scene = ActionScene {
      On(.submitted("id=field")) {
        Insert(
          ElementRecord(.staticText, identifier: "sent", label: "${id=field}"),
          into: "class=Window"
        )
        Change("id=field", .value(""))
      }
    } elements: {
      ElementRecord.row(0, .textField, "field", value: "old")
    }
    scene.app.textFields["field"].clearAndType(text: "new\n")
    #expect(scene.app.staticTexts["sent"].label == "new")
    #expect(scene.app.isKeyboardHidden)
    #expect(scene.messages == [])
  }

  @Test(
    "enterValue replaces, and then presses return or does what it is told to",
    arguments: [false, true]
  )
  func entersAValue(takeAction: Bool) {
    let scene = ActionScene {
      On(.submitted("id=field")) { Change("id=note", .label("sent")) }
    } elements: {
      ElementRecord.row(0, .textField, "field", value: "old")
      ElementRecord.row(1, .staticText, "note", label: "open")
    }
    let (field, note) = (scene.app.textFields["field"], scene.app.staticTexts["note"])
    scene.enterValue(textField: field, value: "new", takeAction: takeAction)
    #expect(field.value as? String == "new")
    #expect(note.label == (takeAction ? "sent" : "open"))
    var count = 0
    scene.enterValue(textField: field, value: "newer") { count += 1 }
    #expect(field.value as? String == "newer")
    #expect(count == 1)
    #expect(scene.messages == [])
  }

  @Test("A field that is gone with its screen once it is full is no failure")
  func letsTheAppGoOn() {
    let first = ActionScene.tree { ElementRecord.row(0, .textField, "code") }
    let second = ActionScene.tree { ElementRecord.row(0, .staticText, "welcome") }
    let scene = ActionScene(
      AppModel("Shop", bundleIdentifier: "org.shop") {
        Screen("code", first) { On(.changed("id=code")) { Show("welcome") } }
        Screen("welcome", second)
      }
    )
    scene.app.textFields["code"].tapAndType(text: "123456")
    #expect(scene.app.staticTexts["welcome"].exists)
    #expect(scene.messages == [])
  }

  @Test("A field is waited for until it exists and is enabled")
  func waitsForTheField() {
    let scene = ActionScene {
      On(.tap("id=start")) { After(seconds: 4) { Change("id=field", .enabled(true)) } }
    } elements: {
      ElementRecord.row(0, .button, "start")
      ElementRecord.row(1, .textField, "field", isEnabled: false)
    }
    scene.app.buttons["start"].tap()
    scene.app.textFields["field"].tapAndType(text: "new")
    #expect(scene.app.textFields["field"].value as? String == "new")
    #expect(scene.device.time == 4)
    #expect(scene.messages == [])
  }

  @Test("With a hardware keyboard there is none on the screen, and typing works")
  func typesOnAHardwareKeyboard() {
    let (scene, element) = Self.prepare(Case(held: "old"))
    scene.device.usesHardwareKeyboard = true
    scene.app.launch()
    element.clearAndType(text: "new")
    #expect(element.value as? String == "new")
    #expect(scene.app.isKeyboardHidden)
    #expect(scene.messages == [])
  }
}
