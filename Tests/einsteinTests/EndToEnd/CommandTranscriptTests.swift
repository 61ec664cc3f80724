import Testing
import TestSupport

/// The tool as its users see it: for each command line what it prints, and how it ends.
@Suite struct CommandTranscriptTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var arguments: [String]
    var input = ""
    var testDescription: String { id }
  }

  static let login = "Examples/Dumps/shop-login.xml"
  private static let fixtures = "Tests/Fixtures/xcuitest-xml"

  static let cases = [
    Case(id: "no-arguments", arguments: []),
    Case(id: "help", arguments: ["help"]),
    Case(id: "help-tree", arguments: ["help", "tree"]),
    Case(id: "help-query", arguments: ["query", "--help"]),
    Case(id: "help-convert", arguments: ["help", "convert"]),
    Case(id: "help-stats", arguments: ["help", "stats"]),
    Case(id: "help-completions", arguments: ["help", "completions"]),
    Case(id: "version", arguments: ["--version"]),
    Case(id: "unknown-command", arguments: ["quary", login]),
    Case(id: "unknown-option", arguments: ["tree", "--formt", "text", login]),
    Case(id: "unknown-format", arguments: ["convert", login, "--to", "yaml"]),
    Case(id: "tree", arguments: ["tree", login]),
    Case(id: "tree-depth", arguments: ["tree", "--depth", "3", login]),
    Case(id: "tree-json", arguments: ["tree", "-f", "json", "-d", "1", login]),
    Case(id: "tree-xml", arguments: ["tree", "-f", "xml", "\(fixtures)/pass/appium-2017.xml"]),
    Case(id: "tree-awkward", arguments: ["tree", "\(fixtures)/pass/awkward.xml"]),
    Case(
      id: "tree-several",
      arguments: ["tree", "\(fixtures)/pass/tvos-focus.xml", "\(fixtures)/pass/no-frame.xml"]
    ),
    Case(
      id: "tree-several-json",
      arguments: [
        "tree", "-f", "json", "\(fixtures)/pass/tvos-focus.xml",
        "\(fixtures)/pass/empty-wrapper.xml",
      ]
    ),
    Case(id: "tree-several-xml", arguments: ["tree", "-f", "xml", login, login]),
    Case(id: "tree-folder", arguments: ["tree", "-d", "0", "\(fixtures)/pass"]),
    Case(id: "tree-folder-with-bad-files", arguments: ["tree", "-d", "0", "\(fixtures)/fail"]),
    Case(id: "tree-empty-dump", arguments: ["tree", "\(fixtures)/pass/empty-wrapper.xml"]),
    Case(
      id: "tree-standard-input",
      arguments: ["tree", "-"],
      input: "<XCUIElementTypeButton name=\"a\"/>"
    ),
    Case(id: "tree-log", arguments: ["tree", "--lenient", "\(fixtures)/lenient/log.txt"]),
    Case(id: "tree-log-number", arguments: ["tree", "--lenient", "\(fixtures)/lenient/log.txt#2"]),
    Case(
      id: "tree-log-number-too-high",
      arguments: ["tree", "--lenient", "\(fixtures)/lenient/log.txt#3"]
    ),
    Case(id: "tree-log-strict", arguments: ["tree", "\(fixtures)/lenient/log.txt"]),
    Case(id: "tree-truncated", arguments: ["tree", "\(fixtures)/lenient/truncated.xml"]),
    Case(
      id: "tree-truncated-lenient",
      arguments: ["tree", "--lenient", "\(fixtures)/lenient/truncated.xml"]
    ),
    Case(id: "tree-infinite-frame", arguments: ["tree", "\(fixtures)/lenient/numbers.xml"]),
    Case(
      id: "tree-infinite-frame-lenient",
      arguments: ["tree", "--lenient", "\(fixtures)/lenient/numbers.xml"]
    ),
    Case(
      id: "tree-duplicate-attribute",
      arguments: ["tree", "\(fixtures)/lenient/duplicate-attribute.xml"]
    ),
    Case(id: "tree-billion-laughs", arguments: ["tree", "\(fixtures)/fail/billion-laughs.xml"]),
    Case(id: "tree-external-entity", arguments: ["tree", "\(fixtures)/fail/external-entity.xml"]),
    Case(id: "tree-wrong-encoding", arguments: ["tree", "\(fixtures)/fail/encoding-wrong.xml"]),
    Case(id: "tree-not-utf8", arguments: ["tree", "\(fixtures)/lenient/latin1-as-utf8.xml"]),
    Case(id: "tree-binary", arguments: ["tree", "\(fixtures)/fail/binary.png"]),
    Case(id: "tree-empty-file", arguments: ["tree", "\(fixtures)/fail/empty.xml"]),
    Case(id: "tree-other-format", arguments: ["tree", "\(fixtures)/fail/android.xml"]),
    Case(id: "query-id", arguments: ["query", login, "--id", "LoginAccessID_signIn"]),
    Case(id: "query-id-of-label", arguments: ["query", login, "--id", "Back"]),
    Case(id: "query-type", arguments: ["query", login, "--type", "XCUIElementTypeButton"]),
    Case(
      id: "query-id-and-type",
      arguments: ["query", login, "--id", "Welcome back", "--type", "StaticText"]
    ),
    Case(id: "query-first", arguments: ["query", login, "--type", "Button", "--first"]),
    Case(id: "query-nothing", arguments: ["query", login, "--id", "nobody"]),
    Case(id: "query-nothing-count", arguments: ["query", login, "--id", "nobody", "-f", "count"]),
    Case(id: "query-json", arguments: ["query", login, "--type", "TextField", "-f", "json"]),
    Case(id: "query-csv", arguments: ["query", login, "--type", "StaticText", "-f", "csv"]),
    Case(
      id: "query-count",
      arguments: ["query", "\(fixtures)/pass", "--type", "Button", "-f", "count"]
    ),
    Case(
      id: "query-several-csv",
      arguments: ["query", login, "\(fixtures)/pass/appium-2017.xml", "-t", "Button", "-f", "csv"]
    ),
    Case(
      id: "query-xpath",
      arguments: ["query", login, "--xpath", "//XCUIElementTypeButton[@enabled='false']"]
    ),
    Case(
      id: "query-xpath-attribute",
      arguments: ["query", login, "--xpath", "//@placeholderValue"]
    ),
    Case(
      id: "query-xpath-attribute-json",
      arguments: ["query", login, "--xpath", "//@placeholderValue", "-f", "json"]
    ),
    Case(
      id: "query-xpath-attribute-csv",
      arguments: ["query", login, "--xpath", "//@placeholderValue", "-f", "csv"]
    ),
    Case(id: "query-xpath-number", arguments: ["query", login, "--xpath", "count(//*)"]),
    Case(id: "query-xpath-false", arguments: ["query", login, "--xpath", "count(//*) > 100"]),
    Case(
      id: "query-xpath-string-json",
      arguments: ["query", login, "--xpath", "string(//@label)", "-f", "json"]
    ),
    Case(id: "query-xpath-wrong", arguments: ["query", login, "--xpath", "//*[@name='a'"]),
    Case(
      id: "query-xpath-number-count",
      arguments: ["query", login, "--xpath", "count(//*)", "-f", "count"]
    ),
    Case(
      id: "query-xpath-unknown-function",
      arguments: ["query", login, "-x", "//*[contians(@name, 'a')]"]
    ),
    Case(id: "query-type-any-case", arguments: ["query", login, "-t", "xcuielementtypetextfield"]),
    Case(id: "query-unknown-type", arguments: ["query", login, "--type", "XCUIElementTypeButon"]),
    Case(id: "query-nothing-asked", arguments: ["query", login]),
    Case(id: "query-too-much-asked", arguments: ["query", login, "--id", "a", "--xpath", "//*"]),
    Case(
      id: "convert-json",
      arguments: ["convert", "\(fixtures)/pass/webdriveragent.xml", "--to", "json"]
    ),
    Case(
      id: "convert-from-json",
      arguments: ["convert", "-", "--to", "xml"],
      input:
        #"{"format":"einstein-tree","version":1,"elements":[{"depth":0,"type":"Button","identifier":"ok","label":"a\u0001b"}]}"#
    ),
    Case(
      id: "convert-unwritable",
      arguments: ["convert", "-", "--to", "xml"],
      input:
        #"{"format":"einstein-tree","version":1,"elements":[{"depth":0,"unknownType":"two words"}]}"#
    ),
    Case(
      id: "convert-several",
      arguments: ["convert", "--lenient", "\(fixtures)/lenient/log.txt", "--to", "json"]
    ),
    Case(
      id: "convert-one-of-several",
      arguments: ["convert", "--lenient", "\(fixtures)/lenient/log.txt#1", "--to", "xml"]
    ),
    Case(id: "convert-without-format", arguments: ["convert", login]),
    Case(
      id: "convert-to-nowhere",
      arguments: ["convert", login, "--to", "xml", "-o", "no/such/folder/file.xml"]
    ),
    Case(id: "stats", arguments: ["stats", login]),
    Case(
      id: "stats-several",
      arguments: ["stats", "\(fixtures)/pass/tvos-focus.xml", "\(fixtures)/pass/no-frame.xml"]
    ),
    Case(
      id: "stats-json",
      arguments: [
        "stats", "-f", "json", "\(fixtures)/pass/tvos-focus.xml", "\(fixtures)/pass/no-frame.xml",
      ]
    ),
    Case(
      id: "missing-file",
      arguments: ["tree", "nowhere.xml", "\(fixtures)/pass/empty-wrapper.xml"]
    ),
    Case(id: "folder-without-dumps", arguments: ["stats", "Scripts"]),
    Case(id: "empty-standard-input", arguments: ["stats", "-"]),
  ]

  static let allCases =
    cases + atCases + predicateCases + predicateQueryCases + chainQueryCases + locatorQueryCases
    + explainCases + appCases + newCases

  @Test(arguments: allCases)
  func `a command line prints what is on record`(item: Case) throws {
    let run = try CommandRun(item.arguments, input: item.input)
    try expectGolden(run.transcript(of: item.arguments), "einsteinTests/Golden/\(item.id).txt")
  }

  @Test func `nothing that is quoted moves the cursor`() throws {
    let wrong = try CommandRun(["predicate", "check", "a == \u{1B}[31m"])
    #expect(wrong.status == 65)
    #expect(wrong.standardError.contains("U+001B can stand only inside a text in quotes"))
    #expect(wrong.standardError.hasSuffix("\n  a ==  [31m\n       ^\n"))
    let strange = try CommandRun(["predicate", "explain", "a == '\u{202E}b\u{9B}\u{1B}'"])
    #expect(strange.status == 0)
    #expect(strange.standardOutput == "the a is \"\\u202eb\\u009b\\x1b\"\n")
  }

  @Test func `every case has a name of its own`() {
    let ids = Self.allCases.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
