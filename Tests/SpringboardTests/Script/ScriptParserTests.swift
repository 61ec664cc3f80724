import Foundation
import Hierarchy
import Query
import Springboard
import TestSupport
import Testing

/// What lines of scripts mean, and how mistakes in them are told.
@Suite struct ScriptParserTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    var line: String
    var event: ScriptEvent?
    var testDescription: String { line }

    init(_ line: String, _ event: ScriptEvent?) {
      self.line = line
      self.event = event
    }
  }

  private static func id(_ name: String) -> Locator { .accessibilityID(name) }

  private static func at(_ name: String) -> ScriptPlace { .element(id(name)) }

  private static let add = at("add")

  static let gestures = [
    Reading("tap id=add", .tap(add)),
    Reading("  tap   id=add \r", .tap(add)),
    Reading("tap add", .tap(add)),
    Reading("tap Add note", .tap(at("Add note"))),
    Reading("tap \"Add note\"", .tap(at("Add note"))),
    Reading("tap 'Add note'", .tap(at("Add note"))),
    Reading(#"tap "a\"b""#, .tap(at("a\"b"))),
    Reading("tap 'tis", .tap(at("'tis"))),
    Reading("tap 10,20", .tap(.point(Point(x: 10, y: 20)))),
    Reading("tap 10.5, -3", .tap(.point(Point(x: 10.5, y: -3)))),
    Reading("tap \"10,20\"", .tap(at("10,20"))),
    Reading("tap #add", .tap(at("#add"))),
    Reading("double-tap add", .doubleTap(add)),
    Reading("long-press add", .longPress(add, seconds: 1)),
    Reading("long-press add 2s", .longPress(add, seconds: 2)),
    Reading("long-press Row 2 1.5s", .longPress(at("Row 2"), seconds: 1.5)),
    Reading("long-press \"Row 2\"", .longPress(at("Row 2"), seconds: 1)),
    Reading("long-press \"Row 2\" 0.5", .longPress(at("Row 2"), seconds: 0.5)),
    Reading("long-press 10,20 3", .longPress(.point(Point(x: 10, y: 20)), seconds: 3)),
    Reading("swipe up", .swipe(.up, nil)),
    Reading("swipe Left id=row", .swipe(.left, id("row"))),
    Reading("drag id=a to id=b", .drag(at("a"), to: at("b"))),
    Reading("drag Milk, 1 to \"Go to bin\"", .drag(at("Milk, 1"), to: at("Go to bin"))),
    Reading("drag \"a to b\" to c d", .drag(at("a to b"), to: at("c d"))),
    Reading(
      "drag 1,2 to 3,4",
      .drag(.point(Point(x: 1, y: 2)), to: .point(Point(x: 3, y: 4)))
    ),
    Reading("type Eggs and milk", .type("Eggs and milk")),
    Reading(#"type a\nb\t\\\u{8}\u{1F600}"#, .type("a\nb\t\\\u{8}😀")),
    Reading(#"type "  a b ""#, .type("  a b ")),
    Reading(#"type "a" b"#, .type("\"a\" b")),
    Reading("clear id=title", .clear(id("title"))),
    Reading("set id=volume 50%", .set(id("volume"), "50%")),
    Reading("set id=title to be or not", .set(id("title"), "to be or not")),
    Reading("set \"My title\" \" a\"", .set(id("My title"), " a")),
    Reading("scroll-to label == 'Last'", .scrollTo(located("label == 'Last'"))),
  ]

  private static func located(_ text: String) -> Locator {
    do {
      return try Locator(text)
    } catch {
      return .accessibilityID("\(error)")
    }
  }

  static let others = [
    Reading("press home", .press(.home)),
    Reading("press volume-up", .press(.volumeUp)),
    Reading("press volumeUp", .press(.volumeUp)),
    Reading("rotate landscape-left", .rotate(.landscapeLeft)),
    Reading("wait 2", .wait(seconds: 2)),
    Reading("wait 0.25s", .wait(seconds: 0.25)),
    Reading("wait-for id=row", .waitFor(id("row"), exists: true, seconds: 10)),
    Reading("wait-for id=row 5s", .waitFor(id("row"), exists: true, seconds: 5)),
    Reading("wait-for not \"id=row\" 5", .waitFor(id("row"), exists: false, seconds: 5)),
    Reading("wait-for not", .waitFor(id("not"), exists: true, seconds: 10)),
    Reading(
      "wait-for value == 5",
      .waitFor(located("value == 5"), exists: true, seconds: 10)
    ),
    Reading("launch", .launch(nil, arguments: [])),
    Reading("launch example.notes", .launch("example.notes", arguments: [])),
    Reading("launch -a 'b c'", .launch(nil, arguments: ["-a", "b c"])),
    Reading("launch x.y -a", .launch("x.y", arguments: ["-a"])),
    Reading("activate x.y", .activate("x.y")),
    Reading("activate", .activate(nil)),
    Reading("terminate", .terminate(nil)),
    Reading("open notes://new?a=b c", .open("notes://new?a=b c")),
    Reading("alert", .alert),
    Reading("alert accept", .answer(.accept)),
    Reading("alert dismiss", .answer(.dismiss)),
    Reading("alert Don’t Allow", .answer(.button("Don’t Allow"))),
    Reading("alert \"accept\"", .answer(.button("accept"))),
    Reading("reset camera", .reset(.resource(.camera))),
    Reading("reset local-network", .reset(.resource(.localNetwork))),
    Reading("reset notifications", .reset(.notifications)),
    Reading("tree", .tree(nil)),
    Reading("tree com.apple.springboard", .tree("com.apple.springboard")),
    Reading("find css=button", .find(located("css=button"))),
    Reading("expect Save changes", .expect(id("Save changes"), exists: true)),
    Reading("expect not id=a", .expect(id("a"), exists: false)),
    Reading("expect \"not\"", .expect(id("not"), exists: true)),
    Reading("expect NOT label == 'a'", .expect(located("NOT label == 'a'"), exists: true)),
    Reading("screen", .screen),
    Reading("apps", .apps),
    Reading("log", .log),
    Reading("save a b.xml", .save(path: "a b.xml")),
    Reading("help", .help(nil)),
    Reading("help wait-for", .help(.waitFor)),
    Reading("quit", .quit),
    Reading("", nil),
    Reading(" \t", nil),
    Reading("# tap id=add", nil),
    Reading("  #", nil),
  ]

  @Test(arguments: gestures + others)
  func `a line is read`(_ reading: Reading) throws {
    let event = try ScriptParser.parse(reading.line).event
    #expect(event == reading.event)
  }

  @Test(arguments: gestures + others)
  func `an event is written as a line that reads back`(_ reading: Reading) throws {
    guard let event = reading.event else { return }
    #expect(try ScriptParser.parse("\(event)").event == event, "\(event)")
  }

  @Test(arguments: [
    ("expect id=mail value == 'a'", "id=mail", "value == \"a\""),
    ("expect \"My mail\" enabled == 1", "id=My mail", "enabled == 1"),
    ("expect class=Button enabled == 1", "class=XCUIElementTypeButton", "enabled == 1"),
    (
      "expect //XCUIElementTypeCell value == 1", "xpath=//XCUIElementTypeCell", "value == 1"
    ),
  ])
  func `a predicate may follow the locator of an expectation`(
    _ line: String,
    _ locator: String,
    _ predicate: String
  ) throws {
    let wanted = try ScriptEvent.expectation(
      Locator(locator),
      TreePredicate(format: predicate)
    )
    let event = try ScriptParser.parse(line).event
    #expect(event == wanted)
    #expect(try ScriptParser.parse("\(wanted)").event == wanted)
  }

  /// Lines with marks around what is wrong, and the first line of what is said.
  static let mistakes = [
    ("‸tpa‸ id=add", "there is no event 'tpa'"),
    ("‸xyzzy‸", "there is no event 'xyzzy'"),
    ("tap‸", "'tap' needs more"),
    ("tap ‸label ==‸", "the locator cannot be read"),
    ("swipe ‸upp‸", "'upp' is none of what may stand here"),
    ("swipe‸", "'swipe' needs more"),
    ("long-press \"a\" ‸b‸", "'b' is no number of seconds"),
    ("long-press \"a\" 1 ‸2‸", "'long-press' is followed by too much"),
    ("long-press Row ‸2‸", "'2' may be seconds, or belong to the locator"),
    ("drag id=a id=b‸", "'drag' does not say where to"),
    ("drag \"id=a\" id=b‸", "'drag' does not say where to"),
    ("drag a to b ‸to‸ c", "'drag' has more than one 'to'"),
    (#"type a‸\d‸"#, #"'\d' stands for no character"#),
    (#"type a‸\u{D800}‸b"#, #"'\u{D800}' stands for no character"#),
    (#"type a‸\‸"#, #"'\' stands for no character"#),
    (#"type ‸\é‸"#, #"'\é' stands for no character"#),
    ("set id=a‸", "'set' needs more"),
    ("press ‸hoem‸", "'hoem' is none of what may stand here"),
    ("press home ‸twice‸", "'press' is followed by too much"),
    ("wait ‸soon‸", "'soon' is no number of seconds"),
    ("wait ‸-1‸", "'-1' is no number of seconds"),
    ("wait ‸1e9‸", "'1e9' is no number of seconds"),
    ("launch ‸\"a b‸", "the text has no closing quote"),
    ("reset ‸everything‸", "'everything' is none of what may stand here"),
    ("screen ‸shot‸", "'screen' is followed by too much"),
    ("save ‸a.png‸", "the name 'a.png' does not tell the format"),
    ("save ‸a‸", "the name 'a' does not tell the format"),
    ("expect \"id=a\" ‸value ==‸", "the predicate cannot be read"),
    ("expect not \"id=a\" ‸value == 1‸", "'expect not' takes no predicate"),
    ("help ‸hepl‸", "'hepl' is none of what may stand here"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told with its place`(_ marked: String, _ summary: String) throws {
    let marked = MarkedText(marked)
    let error = try #require(throws: ScriptSyntaxError.self) {
      _ = try ScriptParser.parse(marked.text)
    }
    #expect(error.summary == summary)
    #expect(error.range == marked.range)
    #expect("\(error)".hasPrefix(summary))
  }

  @Test func `a mistake has a caret and a hint`() {
    let error = #expect(throws: ScriptSyntaxError.self) {
      _ = try ScriptParser.parse("  doubletap id=add")
    }
    #expect(
      error?.description == """
        there is no event 'doubletap'
            doubletap id=add
            ^^^^^^^^^
        hint: did you mean double-tap?
        """
    )
  }

  @Test func `the documentation has all events`() throws {
    let text = try String(
      contentsOf: PackageFiles.root.appending(path: "Documentation/Playing.md"),
      encoding: .utf8
    )
    for verb in ScriptVerb.allCases { #expect(text.contains("`\(verb.rawValue)"), "\(verb)") }
  }

  @Test func `what is odd about a locator is told`() throws {
    #expect(try ScriptParser.parse("tap id='add'").warnings.count == 1)
    #expect(try ScriptParser.parse("tap id=add").warnings.isEmpty)
  }

  @Test func `no line crashes the parser`() {
    var generator = SeededGenerator(seed: 5)
    let parts =
      ScriptVerb.allCases.map(\.rawValue) + [
        " ", " ", " ", "\"", "'", "\\", "\\u{", "}", "to", "not", "id=a", "label == 'x'", "1,2",
        "2s", "5", "\u{0}", "é", "//*", "css=", "#", "\t",
      ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...8, using: &generator)
      let line = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      do throws(ScriptSyntaxError) {
        guard let event = try ScriptParser.parse(line).event else { continue }
        #expect(try ScriptParser.parse("\(event)").event == event, "\(line)")
      } catch {
        #expect(error.range.upperBound <= line.utf8.count, "\(line)")
      }
    }
  }
}
