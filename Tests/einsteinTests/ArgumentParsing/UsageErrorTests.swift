import Testing

@testable import einstein

@Suite struct UsageErrorTests {
  /// Arguments and the text they lead to.
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let text: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ text: String) {
      self.arguments = arguments
      self.text = text
    }
  }

  @Test(arguments: [
    Case(
      ["qury"],
      "unknown command 'qury'; the commands are 'query', 'copy', 'show' and 'help'; "
        + "did you mean 'query'?"
    ),
    Case(["--vers"], "unknown option '--vers'; did you mean '--version'?"),
    Case(
      ["--format", "json"],
      "option '--format' stands before the command; "
        + "write the command first, as in 'query --format'"
    ),
    Case(["query"], "missing argument 'PREDICATE'"),
    Case(["copy", "a"], "missing argument 'TARGET'"),
    Case(["query", "--formt=x"], "unknown option '--formt'; did you mean '--format'?"),
    Case(["query", "--form"], "unknown option '--form'; did you mean '--format'?"),
    Case(["query", "-using"], "unknown option '-using'; did you mean '--using'?"),
    Case(
      ["query", "-5"],
      "unknown option '-5'; an argument that begins with '-' goes after '--'"
    ),
    Case(
      ["query", "p", "-d"],
      "missing value for option '--depth'; expected a whole number, 0 or more, "
        + "as in '--depth N'"
    ),
    Case(
      ["query", "p", "--label", "--first"],
      "missing value for option '--label'; expected some text; "
        + "if '--first' is the value, write '--label=--first'"
    ),
    Case(
      ["query", "p", "--label", "--"],
      "missing value for option '--label'; expected some text, as in '--label TEXT'"
    ),
    Case(["query", "p", "--first=2"], "option '--first' takes no value, but was given '2'"),
    Case(
      ["query", "-d3", "--depth", "4"],
      "option '--depth' was given more than once, with '3' and '4'; give it once"
    ),
    Case(
      ["query", "--depth="],
      "invalid value '' for '--depth'; expected a whole number, 0 or more"
    ),
    Case(
      ["query", "--format", "JSON"],
      "invalid value 'JSON' for '--format'; expected 'json' or 'text'; did you mean 'json'?"
    ),
    Case(["query", "p", ""], "invalid value '' for 'DUMP'; expected a path"),
    Case(
      ["query", "-fa", "p"],
      "'--first' and '--all' exclude each other; give only one of them"
    ),
    Case(["show"], "missing one of 'TOPIC' or '--word'"),
    Case(
      ["show", "a", "b"],
      "unexpected argument 'b'; only 'TOPIC' can stand here, and a value with spaces needs quotes"
    ),
    Case(["show", "a", "word"], "unexpected argument 'word'; did you mean '--word'?"),
    Case(
      ["query", "--offset", "1\n\u{1B}[31m"],
      "invalid value '1\\n\\u{1B}[31m' for '--offset'; expected a whole number"
    ),
  ])
  func `a wrong command line leads to one helpful sentence`(_ example: Case) {
    #expect(SampleTool.errorText(example.arguments) == example.text)
  }

  @Test func `too few values are counted`() {
    let error = UsageError.missingArgument(name: "DUMP", minimum: 2, given: 1)
    #expect(error.description == "argument 'DUMP' needs at least 2 values, but has 1")
  }

  @Test func `a report names the tool and where to read more`() {
    let failure = UsageFailure(.other("no such thing"), command: SampleTool.query)
    #expect(
      SampleTool.tool.report(of: failure)
        == "sample: no such thing\nTry 'sample query --help'.\n"
    )
  }

  @Test func `without a command the overview is the report`() {
    let failure = UsageFailure(.missingCommand(known: ["query"]))
    #expect(SampleTool.tool.report(of: failure) == SampleTool.tool.help())
  }
}
