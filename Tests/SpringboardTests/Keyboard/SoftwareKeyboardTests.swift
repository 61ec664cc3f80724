import Hierarchy
import Query
import Testing
import TestSupport

@testable import Springboard

@Suite struct SoftwareKeyboardTests {
  static let screens = [
    Size(width: 320, height: 568), Size(width: 375, height: 667), Size(width: 390, height: 844),
    Size(width: 430, height: 932), Size(width: 844, height: 390), Size(width: 667, height: 375),
    Size(width: 768, height: 1024), Size(width: 1366, height: 1024),
  ]

  private static func keyboards() -> [SoftwareKeyboard] {
    var keyboards: [SoftwareKeyboard] = []
    for layout in KeyboardLayout.all {
      for type in KeyboardType.allCases {
        for page in KeyboardPage.allCases {
          for shift in ShiftState.allCases {
            var keyboard = SoftwareKeyboard(layouts: [layout], traits: KeyboardTraits(type: type))
            (keyboard.page, keyboard.shift) = (page, shift)
            keyboards.append(keyboard)
          }
        }
      }
    }
    return keyboards
  }

  @Test("Keys do not overlap, are beside each other, and are in the keyboard", arguments: screens)
  func geometry(screen: Size) {
    let frame = KeyboardMetrics(screen: screen).frame
    #expect(frame.maxY == screen.height)
    #expect(frame.height < screen.height * 0.7)
    for keyboard in Self.keyboards() {
      let keys = keyboard.keys(on: screen)
      for (index, key) in keys.enumerated() {
        #expect(key.frame.width > 20 && key.frame.height > 20, "\(key)")
        #expect(key.frame.x >= 0 && key.frame.maxX <= screen.width + 0.001, "\(key)")
        #expect(key.frame.y >= frame.y && key.frame.maxY <= screen.height, "\(key)")
        guard index + 1 < keys.count else { break }
        let next = keys[index + 1]
        if next.frame.y == key.frame.y {
          #expect(abs(key.frame.maxX - next.frame.x) < 0.001, "\(key) \(next)")
        } else {
          #expect(next.frame.y >= key.frame.maxY)
        }
      }
      let last = keys.filter { $0.frame.y == keys.last?.frame.y }
      #expect(abs((last.last?.frame.maxX ?? 0) - screen.width) < 0.001)
    }
  }

  @Test("What an element inside a keyboard does is told from it alone")
  func actions() {
    for screen in Self.screens {
      for keyboard in Self.keyboards() {
        let keys = keyboard.keys(on: screen)
        let tree = keyboard.tree(on: screen)
        let elements = tree.filter { $0.isOfType(.key) || $0.isOfType(.button) }
        #expect(elements.prefix(keys.count).map(KeyAction.init(of:)) == keys.map(\.action))
        #expect(elements.prefix(keys.count).map(\.frame) == keys.map(\.frame))
      }
    }
  }

  @Test("A keyboard has the structure, order and names of recorded ones (§8)")
  func recorded() throws {
    let tree = SoftwareKeyboard(traits: KeyboardTraits(type: .url, returnKey: .go))
      .tree(on: Size(width: 375, height: 667))
    let keyboard = try #require(tree.first { $0.isOfType(.keyboard) })
    let outer = try #require(keyboard.children.first { _ in true })
    let inner = try #require(outer.children.first { _ in true })
    #expect(Array(keyboard.ancestors).map(\.type) == [.other, .other, .other, .window])
    #expect((outer.type, inner.type) == (.other, .other))
    // As in the dump of an iPhone 7 that shows a keyboard for addresses.
    let names = inner.children.map { "\($0.type.name) \($0.identifier ?? $0.name ?? "")" }
    var expected = "qwertyuiopasdfghjkl".map { "Key \($0)" } + ["Button shift"]
    expected += "zxcvbnm".map { "Key \($0)" } + ["Key delete", "Key more", "Button Next keyboard"]
    expected += ["Key .", "Key /", "Key .com", "Button Go"]
    #expect(names == expected)
    #expect(inner.children.first { $0.name == "Next keyboard" }?.value == "Emoji")
    #expect(inner.children.first { $0.name == "more" }?.label == "numbers")
    #expect(inner.children.first { $0.name == "Go" }?.label == "go")
  }

  @Test("A phone without a home button has Emoji and Dictate beside the keyboard")
  func foot() throws {
    let tree = SoftwareKeyboard().tree(on: Size(width: 390, height: 844))
    let keyboard = try #require(tree.first { $0.isOfType(.keyboard) })
    let buttons = tree.filter { $0.isOfType(.button) }
    #expect(buttons.map(\.name) == ["shift", "Return", "Emoji", "dictation"])
    #expect(buttons.map(\.label) == ["shift", "return", "Emoji", "Dictate"])
    #expect(buttons.suffix(2).allSatisfy { $0.index >= keyboard.subtreeRange.upperBound })
    #expect(keyboard.frame == Rect(x: 0, y: 508, width: 390, height: 336))
    let two = SoftwareKeyboard(layouts: [.english, .german]).tree(on: Size(width: 390, height: 844))
    #expect(two.first { $0.name == "Next keyboard" }?.value == "Deutsch")
  }

  @Test("A tablet's keyboard can be hidden (§8)")
  func tablet() {
    let keys = SoftwareKeyboard().keys(on: Size(width: 1024, height: 1366))
    #expect(keys.filter { $0.action == .hide }.map(\.label) == ["Hide keyboard"])
    #expect(keys.filter { $0.action == .shift }.count == 2)
    #expect(keys.filter { $0.identifier == "more" }.count == 2)
    let phone = SoftwareKeyboard().keys(on: Size(width: 390, height: 844))
    #expect(!phone.contains { $0.action == .hide })
  }

  @Test(
    "Shift holds for one letter, twice until it is pressed again; pages switch; space goes back"
  )
  func states() {
    var keyboard = SoftwareKeyboard()
    func names() -> String {
      keyboard.keys(on: Size(width: 390, height: 844)).prefix(3).map(\.label).joined()
    }
    func press(_ action: KeyAction, isDouble: Bool = false) -> Bool {
      keyboard.press(action, isDouble: isDouble)
    }
    #expect(press(.shift))
    #expect(names() == "QWE")
    #expect(press(.text("Q")))
    #expect(names() == "qwe")
    #expect(!press(.text("q")))
    #expect(press(.shift, isDouble: true))
    #expect(!press(.text("Q")))
    #expect(names() == "QWE")
    #expect(press(.shift))
    #expect(press(.page(.numbers)))
    #expect(names() == "123")
    #expect(press(.page(.symbols)))
    #expect(names() == "[]{")
    #expect(press(.text(" ")))
    #expect(names() == "qwe")
    #expect(!press(.nextKeyboard))
  }

  @Test("Every printable ASCII character but the backtick has a key", arguments: screens)
  func ascii(screen: Size) {
    for layout in KeyboardLayout.all {
      var found: Set<String> = []
      for page in KeyboardPage.allCases {
        for shift in [ShiftState.off, .on] {
          var keyboard = SoftwareKeyboard(layouts: [layout])
          (keyboard.page, keyboard.shift) = (page, shift)
          for key in keyboard.keys(on: screen) {
            if case .text(let text) = key.action { found.insert(text) }
          }
        }
      }
      let ascii = Set((0x20...0x7E).map { String(Unicode.Scalar(UInt8($0))) })
      // Apple's own has it under the apostrophe, which has to be held.
      #expect(ascii.subtracting(found) == ["`"], "\(layout.name)")
    }
  }

  @Test("Return keys are found by the label with a capital (§8)")
  func returnKeys() {
    for returnKey in ReturnKey.allCases {
      let keyboard = SoftwareKeyboard(traits: KeyboardTraits(returnKey: returnKey))
      let key = keyboard.keys(on: Size(width: 390, height: 844)).last
      #expect(key?.action == .return)
      #expect(key?.identifier?.lowercased() == key?.label)
    }
    #expect(ReturnKey.search.identifier == "Search")
    #expect(ReturnKey.standard.label == "return")
  }
}
