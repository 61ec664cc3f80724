import Actions
import Foundation
import Hierarchy
import Query
import Springboard
import Testing

@Suite("S4.4 Typing that cannot work fails at the caller's line, and says what is there")
struct S4_4TypingFailureTests {
  @Test(
    "An app that changes what was typed",
    arguments: [
      (
        ElementType.textField, "x",
        #""field" TextField holds "x" after typing "new", and not "new""#
      ),
      (
        .textField, "",
        #""field" TextField holds nothing but its placeholder "Name" after typing "new", and not "new""#
      ),
      (
        .secureTextField, "••",
        #""field" SecureTextField holds 2 characters after typing 3 characters, and not 3 characters"#
      ),
    ]
  )
  func saysWhatTheFieldHolds(type: ElementType, held: String, message: String) {
    let scene = ActionScene {
      On(.changed("id=field")) { Change("id=field", .value(held)) }
    } elements: {
      ElementRecord.row(0, type, "field", placeholder: "Name")
    }
    let field = scene.app.descendants(matching: type)["field"]
    field.clearAndType(text: "new"); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.hasPrefix(message + "\nFound: ") == true, "\(scene.messages)")
  }

  @Test func saysThatAFieldCannotBeCleared() {
    let scene = ActionScene {
      On(.changed("id=field")) { Change("id=field", .value("fixed")) }
    } elements: {
      ElementRecord.row(0, .textField, "field", value: "old")
    }
    scene.app.textFields["field"].clearText(); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(
      scene.messages.first?.hasPrefix(
        #""field" TextField cannot be cleared: it still holds "fixed""#
      )
        == true,
      "\(scene.messages)"
    )
  }

  @Test func saysThatAFieldIsDisabled() {
    let scene = ActionScene { ElementRecord.row(0, .textField, "field", isEnabled: false) }
    scene.app.textFields["field"].tapAndType(text: "new"); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(
      scene.messages.first?.hasPrefix(
        #""field" TextField cannot be typed into: it is disabled"# + "\nFound: TextField, "
      ) == true
    )
    #expect(scene.events == [])
  }

  @Test("What takes no text gets no focus, and the failure says who has it")
  func saysWhoHasTheFocus() {
    let scene = ActionScene {
      ElementRecord.row(0, .staticText, "title")
      ElementRecord.row(1, .textField, "field")
    }
    scene.app.textFields["field"].tap()
    scene.app.staticTexts["title"].tapAndType(text: "new"); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(
      scene.messages.first?.hasPrefix(
        #""title" StaticText cannot be typed into: it did not get the keyboard's focus within 3 s of "#
          + #"a tap; TextField, {{20.0, 120.0}, {350.0, 44.0}}, identifier: "field" has it"#
      ) == true,
      "\(scene.messages)"
    )
    #expect(!scene.events.contains { if case .typeText = $0 { true } else { false } })
  }

  @Test func saysThatThereIsNoKeyboard() {
    let scene = ActionScene { ElementRecord.row(0, .staticText, "title") }
    scene.app.staticTexts["title"].tapAndType(text: "new")
    #expect(
      scene.messages.first?.contains(
        "of a tap; nothing has it, and there is no keyboard\nFound: StaticText"
      ) == true,
      "\(scene.messages)"
    )
  }

  @Test(
    "Missing, ambiguous and covered fields, and several inside",
    arguments: [
      (
        "missing",
        "cannot be typed into within 10 s\nFailed to get matching snapshot: No matches found for"
      ),
      (
        "twin",
        "cannot be typed into\nFailed to get matching snapshot: Find single matching element."
      ),
      ("covered", "Not hittable: TextField"),
      ("group", "2 fields are inside \"group\" Any; name one of them"),
    ]
  )
  func badElements(name: String, text: String) {
    let scene = ActionScene {
      ElementRecord.row(0, .textField, "twin")
      ElementRecord.row(1, .textField, "twin")
      ElementRecord.row(2, .textField, "covered")
      ElementRecord.row(2, .button, "cover")
      ElementRecord.row(3, .other, "group") {
        ElementRecord.row(3, .textField, "a")
        ElementRecord.row(3, .textField, "b")
      }
    }
    scene.app.descendants(matching: .any)[name].clearAndType(text: "new"); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.contains(text) == true, "\(scene.messages)")
  }

  @Test func anAppThatHasEnded() {
    let scene = ActionScene { ElementRecord.row(0, .textField, "field") }
    scene.app.terminate()
    scene.app.textFields["field"].tapAndType(text: "new", timeout: 2); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.contains("is not running") == true, "\(scene.messages)")
  }

  @Test("An app that ends while a text is typed has not taken it")
  func anAppThatEndsMeanwhile() {
    let scene = ActionScene {
      On(.changed("id=field")) { Crash() }
    } elements: {
      ElementRecord.row(0, .textField, "field")
    }
    scene.app.textFields["field"].tapAndType(text: "new"); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.contains("is gone after typing \"new\"") == true)
  }

  @Test func doesNothingWhenInert() {
    let scene = ActionScene { ElementRecord.row(0, .textField, "field", value: "old") }
    scene.session.fail("enough")
    scene.app.textFields["field"].clearAndType(text: "new").tapAndType(text: "er").clearText()
    var count = 0
    scene.enterValue(textField: scene.app.textFields["field"], value: "new") { count += 1 }
    scene.enterValue(textField: scene.app.textFields["field"], value: "new", takeAction: true)
    #expect(count == 0)
    #expect(scene.events == [])
    #expect(scene.device.time == 0)
    #expect(scene.messages == ["enough"])
  }
}
