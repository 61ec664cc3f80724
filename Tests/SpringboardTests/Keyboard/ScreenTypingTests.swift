import Foundation
import Hierarchy
import Query
import Reporting
import Testing
import TestSupport

@testable import Springboard

@Suite struct ScreenTypingTests {
  private static func form(focused: Bool = false) -> ElementTree {
    ElementTree {
      ElementRecord(.application, frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
        ElementRecord(.window, frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
          ElementRecord(
            .staticText,
            label: "Title",
            frame: Rect(x: 0, y: 50, width: 390, height: 40)
          )
          ElementRecord(
            .textField,
            identifier: "name",
            value: "Name",
            placeholderValue: "Name",
            frame: Rect(x: 20, y: 100, width: 350, height: 44),
            isEnabled: true
          )
          ElementRecord(
            .secureTextField,
            identifier: "secret",
            value: "Password",
            placeholderValue: "Password",
            frame: Rect(x: 20, y: 160, width: 350, height: 44)
          )
          ElementRecord(
            .searchField,
            identifier: "search",
            frame: Rect(x: 20, y: 220, width: 350, height: 44)
          )
          ElementRecord(
            .textView,
            identifier: "notes",
            value: "one two",
            frame: Rect(x: 20, y: 280, width: 350, height: 100)
          )
          ElementRecord(
            .textField,
            identifier: "locked",
            value: "fixed",
            frame: Rect(x: 20, y: 400, width: 350, height: 44),
            isEnabled: false
          )
          ElementRecord(.button, label: "Tab", frame: Rect(x: 150, y: 780, width: 90, height: 60))
        }
      }
    }
  }

  /// The screen with one field focused.
  private static func editing(_ name: String) throws -> SimulatedScreen {
    var screen = SimulatedScreen(form())
    _ = try screen.tapName(name)
    return screen
  }

  @Test("A tap on a field focuses it and raises the keyboard, in a window of its own (§9)")
  func focusing() throws {
    var screen = SimulatedScreen(Self.form())
    let happenings = try screen.tapName("name")
    let field = try screen.index("name")
    #expect(happenings == [.tapped(field), .focused(field), .keyboardShown])
    #expect(screen.focus == field)
    let keyboard = try #require(screen.tree.first { $0.isOfType(.keyboard) })
    #expect(Array(keyboard.ancestors).last?.type == .application)
    #expect(screen.tree.roots.first { _ in true }?.children.map(\.type) == [.window, .window])
    #expect(screen.tree[field].attribute("hasKeyboardFocus") == "true")
    #expect(try screen.tapName("name") == [.tapped(field)])
  }

  @Test("The keyboard covers what is below it, and is not in the way above it (§5)")
  func covering() throws {
    let screen = try Self.editing("name")
    let button = try #require(screen.tree.first { $0.name == "Tab" })
    #expect(!button.hittability.isHittable)
    for name in ["name", "notes", "q", "shift", "Return", "space", "Emoji", "dictation"] {
      let element = try #require(screen.tree.first { $0.name == name })
      #expect(element.hittability.isHittable, "\(name)")
    }
  }

  @Test("What is typed goes to the caret and shows as the value; the placeholder is no text (§8)")
  func typing() throws {
    var screen = try Self.editing("name")
    #expect(screen.value("name") == "Name")
    let field = try screen.index("name")
    #expect(screen.handle(.typeText("Ann")) == [.valueChanged(field)])
    #expect(screen.value("name") == "Ann")
    _ = screen.handle(.typeText("\u{8}\u{8}\u{8}\u{8}"))
    #expect(screen.value("name") == "Name")
    _ = screen.handle(.typeText(String(repeating: "0123456789", count: 7)))
    let frame = try #require(screen.tree[field].frame)
    _ = screen.handle(.tap(at: frame.center, count: 1, touches: 1))
    _ = screen.handle(.typeText("X"))
    let left = String(repeating: "0123456789", count: 3) + "01234"
    let rest = "56789" + String(repeating: "0123456789", count: 3)
    #expect(screen.value("name") == left + "X" + rest)
    let right = Point(x: frame.x + 0.95 * frame.width, y: frame.center.y)
    _ = screen.handle(.tap(at: right, count: 1, touches: 1))
    _ = screen.handle(.typeText(String(repeating: "\u{8}", count: 71)))
    #expect(screen.value("name") == "Name")
    _ = screen.handle(.typeText("one two"))
    let start = Point(x: frame.x + 10, y: frame.center.y)
    _ = screen.handle(.tap(at: start, count: 2, touches: 1))
    _ = screen.handle(.typeText("1"))
    #expect(screen.value("name") == "1 two")
    _ = screen.handle(.tap(at: start, count: 3, touches: 1))
    _ = screen.handle(.typeKey("x", modifiers: .command))
    #expect(screen.value("name") == "Name")
    #expect(screen.pasteboard.text == "1 two")
  }

  @Test("Secure fields show bullets, and are emptied when they are edited anew (§8)")
  func secure() throws {
    var screen = try Self.editing("secret")
    _ = screen.handle(.typeText("geheim"))
    #expect(screen.value("secret") == "••••••")
    _ = try screen.tapName("name")
    _ = screen.handle(.typeText("Ann"))
    _ = try screen.tapName("secret")
    #expect(screen.value("secret") == "••••••")
    _ = screen.handle(.typeText("ab"))
    #expect(screen.value("secret") == "••")
    #expect(!screen.tree.contains { $0.name == "Clear text" })
  }

  @Test("The focus moves with taps and tabs, and the keyboard stays")
  func moving() throws {
    var screen = try Self.editing("name")
    _ = screen.handle(.typeText("Ann"))
    let happenings = try screen.tapName("search")
    let (name, search) = (try screen.index("name"), try screen.index("search"))
    #expect(happenings == [.tapped(search), .blurred(name), .focused(search)])
    #expect(screen.tree.contains { $0.isOfType(.button) && $0.name == "Search" })
    #expect(screen.tree.filter { $0.isOfType(.keyboard) }.count == 1)
    #expect(screen.tree[name].attribute("hasKeyboardFocus") == nil)
    _ = screen.handle(.typeText("x\t"))
    #expect(try screen.focus == screen.index("notes"))
    _ = screen.handle(.typeKey("\t", modifiers: .shift))
    #expect(try screen.focus == screen.index("search"))
    _ = try screen.tapName("name")
    // The disabled field is passed over both ways.
    _ = screen.handle(.typeKey("\t", modifiers: .shift))
    #expect(try screen.focus == screen.index("notes"))
    let locked = try screen.tapName("locked")
    #expect(locked == [.nothing(.disabled(try screen.index("locked")))])
    #expect(try screen.focus == screen.index("notes"))
  }

  @Test("Clear text is in the field while it is edited and not empty, and empties it (§8)")
  func clearing() throws {
    var screen = try Self.editing("name")
    #expect(!screen.tree.contains { $0.name == "Clear text" })
    _ = screen.handle(.typeText("Ann"))
    let field = try screen.index("name")
    #expect(screen.tree[field].children.map(\.name) == ["Clear text"])
    let happenings = try screen.tapName("Clear text")
    #expect(happenings.last == .valueChanged(field))
    #expect(screen.value("name") == "Name")
    #expect(!screen.tree.contains { $0.name == "Clear text" })
    #expect(screen.focus == field)
    _ = screen.handle(.typeText("Ann"))
    _ = try screen.tapName("notes")
    #expect(!screen.tree.contains { $0.name == "Clear text" })
    #expect(screen.value("name") == "Ann")
  }

  @Test("Return submits a field and ends editing, unless the app keeps it; it breaks lines (§9)")
  func submitting() throws {
    var screen = try Self.editing("name")
    let happenings = screen.handle(.typeText("Ann\nBob"))
    let field = try screen.index("name")
    #expect(
      happenings == [.valueChanged(field), .submitted(field), .blurred(field), .keyboardHidden]
    )
    #expect(screen.value("name") == "Ann")
    #expect(screen.focus == nil)
    #expect(!screen.tree.contains { $0.isOfType(.keyboard) })
    screen.typingSettings.returnKeyEndsEditing = false
    _ = try screen.tapName("name")
    #expect(screen.handle(.typeText("\n")) == [.submitted(field)])
    #expect(screen.focus == field)
    _ = try screen.tapName("notes")
    _ = screen.handle(.typeText("\nthree"))
    #expect(screen.value("notes") == "one two\nthree")
    _ = try screen.tapName("Return")
    #expect(screen.value("notes") == "one two\nthree\n")
  }

  @Test("A hardware keyboard types, and none is on the screen (§9)")
  func hardware() throws {
    var screen = SimulatedScreen(Self.form())
    screen.typingSettings.usesHardwareKeyboard = true
    let field = try screen.index("name")
    #expect(try screen.tapName("name") == [.tapped(field), .focused(field)])
    #expect(!screen.tree.contains { $0.isOfType(.keyboard) || $0.isOfType(.key) })
    _ = screen.handle(.typeText("Ann"))
    #expect(screen.value("name") == "Ann")
  }

  @Test("Without a focus typing does nothing, and the device fails (§9)")
  func noFocus() throws {
    var screen = SimulatedScreen(Self.form())
    let before = screen.tree
    #expect(throws: DeviceError.noKeyboardFocus) { try screen.requireKeyboardFocus() }
    #expect(screen.handle(.typeText("lost")).isEmpty)
    #expect(screen.tree == before)
    _ = try screen.tapName("name")
    try screen.requireKeyboardFocus()
  }

  @Test(
    "A tap beside the fields leaves the keyboard up, unless the app is said to do otherwise (§9)"
  )
  func outside() throws {
    var screen = try Self.editing("name")
    _ = screen.handle(.tap(at: Point(x: 100, y: 70), count: 1, touches: 1))
    #expect(screen.focus != nil)
    #expect(screen.tapBesideTextInputs().isEmpty)
    screen.typingSettings.tapOutsideEndsEditing = true
    #expect(screen.tapBesideTextInputs().last == .keyboardHidden)
    #expect(screen.focus == nil)
  }

  @Test("The keyboard goes when the field does")
  func fieldGone() throws {
    var screen = try Self.editing("name")
    let field = try screen.index("name")
    screen.edit { $0.remove(at: field) }
    #expect(screen.focus == nil)
    #expect(screen.followFocus() == [.keyboardHidden])
    #expect(!screen.tree.contains { $0.isOfType(.keyboard) })
  }

  @Test("A text that the app changes while it is edited is edited on")
  func changedByApp() throws {
    var screen = try Self.editing("name")
    _ = screen.handle(.typeText("ann"))
    let field = try screen.index("name")
    screen.edit { $0.set(.value("ANN"), at: field) }
    _ = screen.handle(.typeText("A"))
    #expect(screen.value("name") == "ANNA")
  }

  @Test("Capitals at the beginning of sentences only where they are asked for")
  func capitals() throws {
    var screen = SimulatedScreen(Self.form())
    screen.typingSettings.capitalizesSentences = true
    _ = try screen.tapName("name")
    for key in ["H", "i", "more", ".", "space", "Y", "o"] { _ = try screen.tapName(key) }
    #expect(screen.value("name") == "Hi. Yo")
  }

  @Test("Keys type any printable text as typeText does")
  func keys() throws {
    var generator = SeededGenerator(seed: 21)
    // The backtick has no key of its own; see the tests of the keyboard.
    let ascii = (0x20...0x7E).filter { $0 != 0x60 }.map { Character(Unicode.Scalar(UInt8($0))) }
    for _ in 0..<6 {
      let text = String((0..<25).compactMap { _ in ascii.randomElement(using: &generator) })
      var byText = try Self.editing("name")
      _ = byText.handle(.typeText(text))
      var byKeys = try Self.editing("name")
      for character in text { try byKeys.tapKey(for: character) }
      #expect(byKeys.value("name") == text)
      #expect(byText.value("name") == text)
    }
  }

  @Test("Two taps on shift lock it; delete deletes; tablets have a key to hide the keyboard (§8)")
  func specialKeys() throws {
    var screen = try Self.editing("name")
    let shift = try #require(screen.tree.first { $0.name == "shift" }?.frame).center
    _ = screen.handle(.tap(at: shift, count: 2, touches: 1))
    #expect(screen.tree.first { $0.name == "shift" }?.isSelected == true)
    let a = try #require(screen.tree.first { $0.name == "A" }?.frame).center
    _ = screen.handle(.tap(at: a, count: .max, touches: 1))
    #expect(screen.value("name") == String(repeating: "A", count: 1000))
    _ = try screen.tapName("Clear text")
    for key in ["A", "B", "shift", "c", "delete"] { _ = try screen.tapName(key) }
    #expect(screen.value("name") == "AB")
    var tablet = SimulatedScreen(
      ElementTree {
        ElementRecord(.application, frame: Rect(x: 0, y: 0, width: 768, height: 1024)) {
          ElementRecord(.textField, label: "f", frame: Rect(x: 20, y: 100, width: 300, height: 40))
        }
      }
    )
    _ = try tablet.tapName("f")
    #expect(try tablet.tapName("Hide keyboard").suffix(2) == [.blurred(1), .keyboardHidden])
    #expect(tablet.focus == nil)
  }

  @Test("Holding the delete key deletes on and on; no other key repeats")
  func holding() throws {
    var screen = try Self.editing("name")
    _ = screen.handle(.typeText("0123456789abcdefghij"))
    let delete = try screen.index("delete")
    #expect(screen.tapCount(ofHolding: delete, for: 0.1) == 1)
    #expect(screen.tapCount(ofHolding: delete, for: 1.5) == 11)
    #expect(screen.tapCount(ofHolding: delete, for: .infinity) == 1001)
    #expect(screen.tapCount(ofHolding: delete, for: .nan) == 1)
    #expect(screen.tapCount(ofHolding: try screen.index("q"), for: 9) == 1)
    let point = try #require(screen.tree[delete].frame).center
    _ = screen.handle(.press(at: point, duration: 1.5))
    #expect(screen.value("name") == "012345678")
  }

  @Test("A keyboard that was recorded types with its own keys")
  func recordedKeyboard() throws {
    let recorded = ElementTree {
      ElementRecord(.application, frame: Rect(x: 0, y: 0, width: 375, height: 667)) {
        ElementRecord(.window, frame: Rect(x: 0, y: 0, width: 375, height: 667)) {
          ElementRecord(.textField, label: "f", frame: Rect(x: 20, y: 100, width: 300, height: 40))
        }
        ElementRecord(.window, frame: Rect(x: 0, y: 0, width: 375, height: 667)) {
          ElementRecord(.keyboard, frame: Rect(x: 0, y: 400, width: 375, height: 267)) {
            ElementRecord(.key, label: "ж", frame: Rect(x: 0, y: 420, width: 40, height: 40))
            ElementRecord(.button, label: "shift", frame: Rect(x: 0, y: 470, width: 40, height: 40))
            ElementRecord(
              .key,
              identifier: "more",
              label: "more, numbers",
              frame: Rect(x: 0, y: 520, width: 40, height: 40)
            )
          }
        }
      }
    }
    var screen = SimulatedScreen(recorded)
    #expect(screen.focus == 2)
    _ = try screen.tapName("ж")
    _ = try screen.tapName("shift")
    _ = try screen.tapName("Ж")
    #expect(screen.value("f") == "жЖ")
    #expect(screen.tree.contains { $0.name == "ж" })
    _ = try screen.tapName("more")
    _ = try screen.tapName("1")
    #expect(screen.value("f") == "жЖ1")
    #expect(screen.tree.filter { $0.isOfType(.keyboard) }.count == 1)
    #expect(screen.setFocus(nil).last == .keyboardHidden)
  }

  @Test(
    "A keyboard in a real dump types with its own keys",
    .enabled(if: Corpus.isPresent, "there is no corpus beside the package")
  )
  func realKeyboard() throws {
    let file = try #require(
      Corpus.files(of: "xcuitest-xml").first {
        $0.lastPathComponent == "samplecode-webviewapp-1.xml"
      }
    )
    let tree = try DumpReader().read(.file(file.path)).tree
    var screen = SimulatedScreen(tree)
    let field = try #require(tree.firstIndex { TextInputKind($0.type) != nil })
    #expect(screen.focus == field)
    let before = screen.tree[field].value ?? ""
    for key in ["shift", "Q", "w", ".com", "delete", "/"] {
      let index = try #require(
        screen.tree.firstIndex { $0.name == key && ($0.isOfType(.key) || key == "shift") }
      )
      #expect(screen.tapKey(at: index) != nil)
    }
    #expect(screen.tree[field].value == before + "Qw.co/")
    let go = try #require(screen.tree.last { $0.name == "Go" && $0.isOfType(.button) })
    #expect(screen.tapKey(at: go.index)?.contains(.submitted(field)) == true)
    #expect(!screen.tree.contains { $0.isOfType(.keyboard) })
  }

  @Test("Whatever is tapped and typed, the focus is in a field and one keyboard is up for it")
  func safety() {
    var generator = SeededGenerator(seed: 31)
    let texts = ["a", "\n", "\t", "\u{8}", "日本\u{301}", "\u{F702}", "x\ny\tz"]
    for seed in 1...28 {
      var screen = SimulatedScreen(
        seed % 2 == 0 ? Self.form() : .random(seed: UInt64(seed), count: 60)
      )
      screen.typingSettings.usesHardwareKeyboard = seed % 5 == 0
      screen.typingSettings.returnKeyEndsEditing = seed % 3 == 0
      screen.typingSettings.tapOutsideEndsEditing = seed % 7 == 0
      screen.typingSettings.capitalizesSentences = seed % 4 == 0
      screen.typingSettings.layouts = [.german, .french]
      for _ in 0..<25 {
        var happenings: [ScreenHappening] = []
        let index = Int.random(in: 0..<screen.tree.count, using: &generator)
        let point = screen.tree[index].frame?.center ?? Point(x: .infinity, y: -1)
        switch Int.random(in: 0...4, using: &generator) {
        case 0: happenings = screen.handle(.typeText(texts.randomElement(using: &generator) ?? ""))
        case 1:
          let modifiers = KeyModifierFlags(rawValue: UInt.random(in: 0...31, using: &generator))
          let key = ["a", "x", "v", "\t", "\u{8}"].randomElement(using: &generator) ?? ""
          happenings = screen.handle(.typeKey(key, modifiers: modifiers))
        case 2: happenings = screen.tapForTyping(at: index, point: point, count: 2) ?? []
        case 3: happenings = screen.setFocus(index)
        default: happenings = screen.handle(.tap(at: point, count: 9, touches: 1))
        }
        for happening in happenings {
          if case .valueChanged(let index) = happening { #expect(index < screen.tree.count) }
          if case .focused(let index) = happening { #expect(index < screen.tree.count) }
        }
        let keyboards = screen.tree.filter { $0.isOfType(.keyboard) }.count
        guard let focus = screen.focus, screen.keyboard.input != nil else { continue }
        #expect(TextInputKind(screen.tree[focus].type) != nil)
        let element = screen.tree[focus]
        let value = element.value ?? element.placeholderValue ?? ""
        #expect(screen.keyboard.input?.value == value)
        if seed % 2 == 0 { #expect(keyboards == (seed % 5 == 0 ? 0 : 1)) }
      }
    }
  }

  @Test("A lone recorded dump can be typed into, with no manifest")
  func loneDump() throws {
    let file = PackageFiles.root.appending(path: "Examples/Dumps/shop-login.xml").path
    let tree = try DumpReader().read(.file(file)).tree
    var screen = SimulatedScreen(tree)
    _ = try screen.tapName("LoginAccessID_mail")
    _ = screen.handle(.typeText(".org"))
    #expect(screen.value("LoginAccessID_mail") == "mira@example.com.org")
    _ = try screen.tapName("LoginAccessID_password")
    for key in ["s", "e", "c", "r", "e", "t"] { _ = try screen.tapName(key) }
    #expect(screen.value("LoginAccessID_password") == "••••••")
    _ = try screen.tapName("Return")
    #expect(!screen.tree.contains { $0.isOfType(.keyboard) })
    // But for the two values, the screen is as it was recorded.
    #expect(screen.tree.count == tree.count)
  }
}

extension SimulatedScreen {
  fileprivate func index(_ name: String) throws -> Int {
    try #require(tree.firstIndex { $0.name == name }, "\(name)")
  }

  fileprivate func value(_ name: String) -> String? { tree.first { $0.name == name }?.value }

  fileprivate mutating func tapName(_ name: String) throws -> [ScreenHappening] {
    let frame = try #require(tree[try index(name)].frame)
    return handle(.tap(at: frame.center, count: 1, touches: 1))
  }

  /// Taps the keys that type a character, with shift and other pages as they are needed.
  fileprivate mutating func tapKey(for character: Character) throws {
    let name = character == " " ? "space" : String(character)
    func isThere() -> Bool { tree.contains { $0.isOfType(.key) && $0.label == name } }
    for path in [
      [], ["shift"], ["more"], ["more", "shift"], ["shift", "more"], ["more", "more"],
    ] {
      var other = self
      for key in path { _ = try other.tapName(key) }
      if other.tree.contains(where: { $0.isOfType(.key) && $0.label == name }) {
        self = other
        break
      }
    }
    _ = try tapName(character == " " ? "space" : name)
  }
}
