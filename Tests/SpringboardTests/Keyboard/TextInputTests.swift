import Hierarchy
import Query
import Testing
import TestSupport

@testable import Springboard

/// A field as one writes it without care: the characters before the selection, in it, and behind it.
private struct NaiveField {
  var before: [Character] = []
  var selected: [Character] = []
  var after: [Character] = []

  var text: String { String(before + selected + after) }

  mutating func insert(_ characters: [Character]) {
    before += characters
    selected = []
  }

  mutating func deleteBackward() {
    if selected.isEmpty { _ = before.popLast() }
    selected = []
  }

  mutating func deleteForward() {
    if selected.isEmpty { after = Array(after.dropFirst()) }
    selected = []
  }

  mutating func left() {
    if selected.isEmpty, let last = before.popLast() { after.insert(last, at: 0) }
    after = selected + after
    selected = []
  }

  mutating func right() {
    if selected.isEmpty, let first = after.first {
      before.append(first)
      after.removeFirst()
    }
    before += selected
    selected = []
  }

  mutating func select(_ range: Range<Int>) {
    let all = before + selected + after
    before = Array(all[..<range.lowerBound])
    selected = Array(all[range])
    after = Array(all[range.upperBound...])
  }
}

@Suite struct TextInputTests {
  private var pasteboard = Pasteboard()

  private mutating func type(
    _ text: String,
    into field: inout TextInput,
    modifiers: KeyModifierFlags = []
  ) -> [TextInputOutcome] {
    Keystroke.typing(text).map {
      field.press($0, modifiers: modifiers, pasteboard: &pasteboard)
    }
  }

  @Test("Editing gives what a naive model gives, whatever is done")
  func law() {
    let alphabet = Array("aB1 _-éß日本שלĞ👩‍👩‍👧🇩🇪👍🏽e\u{301}")
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var (field, naive) = (TextInput(.textView), NaiveField())
      for _ in 0..<40 {
        switch Int.random(in: 0...7, using: &generator) {
        case 0...2:
          let some = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
            alphabet.randomElement(using: &generator)
          }
          field.insert(String(some))
          naive.insert(some)
        case 3:
          _ = field.deleteBackward()
          naive.deleteBackward()
        case 4:
          _ = field.deleteForward()
          naive.deleteForward()
        case 5:
          field.move(.characterBefore, isSelecting: false)
          naive.left()
        case 6:
          field.move(.characterAfter, isSelecting: false)
          naive.right()
        default:
          let ends = (0..<2).map { _ in Int.random(in: 0...field.text.count, using: &generator) }
          let range = ends.min()!..<ends.max()!
          field.select(range)
          naive.select(range)
        }
        #expect(field.text == naive.text)
        #expect(field.selection.lowerBound == naive.before.count)
        #expect(field.selection.upperBound == naive.before.count + naive.selected.count)
        #expect(field.selectedText == String(naive.selected))
      }
    }
  }

  @Test("Any texts and keys leave whole characters, and the caret in the text")
  func safety() {
    var generator = SeededGenerator(seed: 12)
    let pieces: [Unicode.Scalar] = [
      "a", " ", "\u{301}", "\u{200D}", "👩", "\u{1F1E9}", "\u{1F1EA}", "\r", "\n", "\u{8}",
      "\u{F702}", "\u{F703}", "\u{F700}", "\u{F701}", "\u{F728}", "\u{F729}", "\u{F72B}", "\u{3}",
      "\t", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "ש", "字", "\u{FE0F}",
    ]
    for round in 0..<300 {
      var field = TextInput(TextInputKind.allCases[round % 4], text: "mid🇩🇪dle")
      var pasteboard = Pasteboard(text: "\u{301}two\nlines")
      for _ in 0..<20 {
        var text = String.UnicodeScalarView()
        for _ in 0..<3 { text.append(pieces.randomElement(using: &generator)!) }
        let modifiers = KeyModifierFlags(rawValue: UInt.random(in: 0...31, using: &generator))
        for keystroke in Keystroke.typing(String(text)) {
          _ = field.press(keystroke, modifiers: modifiers, pasteboard: &pasteboard)
        }
        if Bool.random(using: &generator) {
          _ = field.press(.text("xav"), modifiers: .command, pasteboard: &pasteboard)
        }
        let x = Double.random(in: -50...400, using: &generator)
        let frame = Rect(x: 0, y: 0, width: 300, height: 44)
        field.touch(
          at: Point(x: x, y: x),
          in: frame,
          count: Int.random(in: 1...3, using: &generator)
        )
        #expect(field.selection.upperBound <= field.text.count)
        #expect(0 <= field.selection.lowerBound)
      }
    }
  }

  @Test("Backspaces delete whole characters from the caret, however long the text (§9, §2.5)")
  mutating func deleting() {
    let long = String(repeating: "Grüße 👩‍👩‍👧 e\u{301} 日本 שלום. ", count: 4)
    var field = TextInput(.textField)
    _ = type(long, into: &field)
    #expect(field.text == long)
    #expect(long.count > 60)
    _ = type(String(repeating: "\u{8}", count: long.count - 5), into: &field)
    #expect(field.text == "Grüße")
    let outcomes = type(String(repeating: "\u{8}", count: 7), into: &field)
    #expect(field.text.isEmpty)
    #expect(outcomes.last == .unchanged)
  }

  @Test("A caret in mid-text leaves what is behind it (§2.5, 39)")
  mutating func midText() {
    var field = TextInput(.textField, text: "first second")
    field.touch(at: Point(x: 7 + 5 * 8.5, y: 22), in: Rect(x: 0, y: 0, width: 300, height: 44))
    #expect(field.caret == 5)
    _ = type("\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}X", into: &field)
    #expect(field.text == "X second")
    _ = type("\u{F72B}\u{8}!\u{F729}>\u{F728}", into: &field)
    #expect(field.text == "> secon!")
  }

  @Test(
    "A tap on the right end goes behind the text, and one on short text between its letters (§9)"
  )
  func touching() {
    let frame = Rect(x: 24, y: 239, width: 342, height: 44)
    func caret(_ text: String, _ fraction: Double, _ kind: TextInputKind = .textField) -> Int {
      var field = TextInput(kind, text: text)
      field.touch(at: Point(x: frame.x + fraction * frame.width, y: frame.center.y), in: frame)
      return field.caret
    }
    let long = String(repeating: "x", count: 80)
    #expect(caret("mira@example.com", 0.95) == 16)
    #expect(caret("mira@example.com", 0.5) == 16)
    #expect(caret("mira@example.com", 0.2) == 7)
    #expect(caret("mira@example.com", 0) == 0)
    #expect(caret(long, 0.95) == 80)
    #expect(caret(long, 0.5) == 40)
    #expect(caret("", 0.5) == 0)
    #expect(caret("one\ntwo", 0.95, .textView) == 3)
    var view = TextInput(.textView, text: "one\ntwo\nthree")
    view.touch(at: Point(x: frame.x + 7, y: frame.y + 35), in: frame)
    #expect(view.caret == 4)
    view.touch(at: Point(x: 25, y: 1000), in: frame)
    #expect(view.caret == 13)
    view.touch(at: Point(x: 25, y: 250), in: nil)
    #expect(view.caret == 13)
  }

  @Test("Two taps select a word, three all (§9)")
  mutating func taps() {
    let frame = Rect(x: 0, y: 0, width: 342, height: 44)
    var field = TextInput(.textField, text: "one two_2 three")
    field.touch(at: Point(x: 7 + 5 * 8.5, y: 22), in: frame, count: 2)
    #expect(field.selectedText == "two_2")
    _ = type("2", into: &field)
    #expect(field.text == "one 2 three")
    field.touch(at: Point(x: 7 + 3 * 8.5, y: 22), in: frame, count: 2)
    #expect(field.selectedText == "one")
    field.touch(at: Point(x: 30, y: 22), in: frame, count: 3)
    #expect(field.selectedText == "one 2 three")
    _ = type("\u{8}", into: &field)
    #expect(field.text.isEmpty)
    var secret = TextInput(.secureTextField, text: "two words")
    secret.touch(at: Point(x: 10, y: 22), in: frame, count: 2)
    #expect(secret.selection == 0..<9)
  }

  @Test("An empty field reads as its placeholder, and a secure one as bullets (§8)")
  mutating func values() {
    var field = TextInput(.textField, showing: "E-mail", placeholder: "E-mail")
    #expect(field.text.isEmpty)
    #expect(field.value == "E-mail")
    _ = type("a", into: &field)
    #expect(field.value == "a")
    _ = type("\u{8}", into: &field)
    #expect(field.value == "E-mail")
    #expect(TextInput(.textView).value.isEmpty)
    var secret = TextInput(.secureTextField, showing: "Password", placeholder: "Password")
    #expect(secret.value == "Password")
    _ = type("pä👩‍👩‍👧", into: &secret)
    #expect(secret.value == "•••")
    #expect(secret.text == "pä👩‍👩‍👧")
  }

  @Test("A secure field that is edited anew is emptied by the first change")
  mutating func secureAgain() {
    var field = TextInput(.secureTextField)
    field.beginEditing()
    _ = type("ab", into: &field)
    #expect(field.text == "ab")
    field.beginEditing()
    _ = type("\u{F702}", into: &field)
    #expect(field.text == "ab")
    _ = type("cd", into: &field)
    #expect(field.text == "cd")
    field.beginEditing()
    #expect(type("\u{8}", into: &field) == [.edited])
    #expect(field.text.isEmpty)
    var plain = TextInput(.textField, text: "ab")
    plain.beginEditing()
    _ = type("c", into: &plain)
    #expect(plain.text == "abc")
  }

  @Test("Return submits a field and breaks a text view's line; tab goes on (§9)")
  mutating func returnAndTab() {
    for kind in TextInputKind.allCases {
      var field = TextInput(kind)
      for line in ["\n", "\r", "\u{3}", "\r\n"] {
        #expect(type(line, into: &field) == [kind.isMultiline ? .edited : .submitted])
      }
      #expect(field.text == (kind.isMultiline ? "\n\n\n\n" : ""))
      #expect(type("\t", into: &field) == [kind.isMultiline ? .edited : .movesToNextField])
      #expect(type("\t", into: &field, modifiers: .shift) == [.movesToPreviousField])
    }
  }

  @Test("A hardware keyboard's shortcuts select, copy, cut and paste")
  mutating func shortcuts() {
    var field = TextInput(.textField, text: "one two")
    #expect(type("c", into: &field, modifiers: .command) == [.unchanged])
    #expect(pasteboard.text == nil)
    _ = type("\u{F702}", into: &field, modifiers: [.shift, .option])
    _ = type("c", into: &field, modifiers: .command)
    #expect(pasteboard.text == "two")
    _ = type("a", into: &field, modifiers: .command)
    #expect(type("x", into: &field, modifiers: .command) == [.edited])
    #expect(pasteboard.text == "one two")
    #expect(field.text.isEmpty)
    _ = type("v", into: &field, modifiers: .command)
    _ = type("v", into: &field, modifiers: .command)
    #expect(field.text == "one twoone two")
    pasteboard.text = "two\nlines"
    _ = type("a", into: &field, modifiers: .command)
    _ = type("v", into: &field, modifiers: .command)
    #expect(field.text == "two lines")
    var secret = TextInput(.secureTextField, text: "secret")
    _ = type("a", into: &secret, modifiers: .command)
    #expect(type("x", into: &secret, modifiers: .command) == [.unchanged])
    #expect(pasteboard.text == "two\nlines")
  }

  @Test("Arrows go by characters, words and lines, and select with shift")
  mutating func arrows() {
    var view = TextInput(.textView, text: "one two\nab\nlonger")
    _ = type("\u{F700}", into: &view)
    #expect(view.caret == 10)
    _ = type("\u{F700}", into: &view)
    #expect(view.caret == 2)
    _ = type("\u{F701}\u{F701}", into: &view)
    #expect(view.caret == 13)
    _ = type("\u{F702}", into: &view, modifiers: .command)
    #expect(view.caret == 11)
    _ = type("\u{F702}\u{F702}", into: &view, modifiers: .shift)
    #expect(view.selection == 9..<11)
    _ = type("\u{F703}", into: &view)
    #expect(view.selection == 11..<11)
    _ = type("\u{F700}", into: &view, modifiers: .command)
    _ = type("\u{F703}", into: &view, modifiers: .option)
    #expect(view.caret == 3)
    _ = type("\u{8}", into: &view, modifiers: .option)
    #expect(view.text == " two\nab\nlonger")
    var field = TextInput(.textField, text: "one")
    _ = type("\u{F700}", into: &field)
    #expect(field.caret == 0)
    _ = type("\u{F701}X", into: &field)
    #expect(field.text == "oneX")
  }

  @Test("What is typed in pieces joins as it would in one piece")
  mutating func joining() {
    var field = TextInput(.textField)
    _ = type("e", into: &field)
    _ = type("\u{301}", into: &field)
    #expect(field.text == "é")
    #expect(field.caret == 1)
    field = TextInput(.textField, text: "\u{1F1EA}")
    field.select(0..<0)
    _ = type("\u{1F1E9}", into: &field)
    #expect(field.text == "🇩🇪")
    #expect(field.caret == 1)
    _ = type("\u{8}", into: &field)
    #expect(field.text.isEmpty)
  }
}
