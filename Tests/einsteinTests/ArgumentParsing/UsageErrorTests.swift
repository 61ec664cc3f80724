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
      "unknown command 'qury'; the commands are 'query', 'copy', 'show', 'cache' and 'help'; "
        + "did you mean 'query'?"
    ),
    Case(["--vers"], "unknown option '--vers'; did you mean '--version'?"),
    Case(
      ["--format", "json"],
      "option '--format' stands before the command; "
        + "write the command first, as in 'query --format'"
    ),
    Case(
      ["list"],
      "unknown command 'list'; the commands are 'query', 'copy', 'show', 'cache' and 'help'; "
        + "did you mean 'cache list'?"
    ),
    Case(["cache"], "missing command; the commands are 'list' and 'clear'"),
    Case(["cache", "--"], "missing command; the commands are 'list' and 'clear'"),
    Case(
      ["cache", "lsit"],
      "unknown command 'cache lsit'; the commands of 'cache' are 'list' and 'clear'; "
        + "did you mean 'cache list'?"
    ),
    Case(
      ["cache", "help"],
      "unknown command 'cache help'; the commands of 'cache' are 'list' and 'clear'; "
        + "did you mean 'help cache'?"
    ),
    Case(
      ["help", "cache", "claer"],
      "unknown command 'cache claer'; the commands of 'cache' are 'list' and 'clear'; "
        + "did you mean 'cache clear'?"
    ),
    Case(
      ["help", "cache", "list", "x"],
      "unexpected argument 'x'; only 'COMMAND' can stand here, and a value with spaces needs quotes"
    ),
    Case(
      ["cache", "--limit", "3", "list"],
      "option '--limit' stands before the command; "
        + "write the command first, as in 'cache list --limit'"
    ),
    Case(
      ["-n", "3", "cache", "list"],
      "option '-n' stands before the command; write the command first, as in 'cache list -n'"
    ),
    Case(["cache", "--hepl"], "unknown option '--hepl'; did you mean '--help'?"),
    Case(["cache", "--version"], "unknown option '--version'"),
    Case(
      ["cache", "list", "--limit", "0"],
      "invalid value '0' for '--limit'; expected a whole number, 1 or more"
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

  @Test func `a report names the group as well`() throws {
    do throws(UsageFailure) {
      _ = try SampleTool.tool.invocation(for: ["cache", "list", "x"])
      Issue.record("no error")
    } catch {
      #expect(SampleTool.tool.report(of: error).hasSuffix("\nTry 'sample cache list --help'.\n"))
    }
  }

  @Test func `without a command of a group its help is the report`() {
    let failure = UsageFailure(.missingCommand(known: []), command: SampleTool.cache)
    #expect(SampleTool.tool.report(of: failure) == SampleTool.tool.help(for: SampleTool.cache))
  }

  @Test func `the wrong part of a value is shown`() {
    let error = ValueError(expectation: .phrase("a comma"), range: 2..<3)
    #expect(
      UsageError.invalidValue(parameter: "--list", value: "1 2", error).description
        == "invalid value for '--list'; expected a comma here:\n  1 2\n    ^"
    )
  }

  @Test func `without a command the overview is the report`() {
    let failure = UsageFailure(.missingCommand(known: ["query"]))
    #expect(SampleTool.tool.report(of: failure) == SampleTool.tool.help())
  }
}
