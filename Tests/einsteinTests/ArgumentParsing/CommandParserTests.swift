import Testing

@testable import einstein

@Suite struct CommandParserTests {
  @Test(arguments: [
    ["--depth", "3"], ["--depth=3"], ["-d", "3"], ["-d3"], ["-fd3"], ["-fd", "3"], ["--", "3"],
  ])
  func `a value may be given in every way GNU tools know`(_ spelling: [String]) throws {
    let invocation = try SampleTool.tool.invocation(for: ["query"] + spelling + ["p"])
    guard case .command(_, let parsed) = invocation else {
      Issue.record("no command but \(invocation)")
      return
    }
    #expect(parsed[SampleTool.depth] == (spelling == ["--", "3"] ? nil : 3))
    #expect(parsed[SampleTool.first] == spelling[0].hasPrefix("-f"))
  }

  @Test func `options and positional arguments may be mixed`() throws {
    let parsed = try #require(
      try SampleTool.parse("query", "p", "-f", "a", "--format", "json", "-", "-lx", "--label=")
    )
    #expect(parsed[SampleTool.predicate] == "p")
    #expect(parsed[SampleTool.dumps] == ["a", "-"])
    #expect(parsed[SampleTool.format] == 1)
    #expect(parsed[SampleTool.labels] == ["x", ""])
  }

  @Test func `defaults hold for what is not given`() throws {
    let parsed = try #require(try SampleTool.parse("query", "p"))
    #expect(parsed[SampleTool.format] == 2)
    #expect(!parsed.isGiven(SampleTool.format))
    #expect(parsed[SampleTool.depth] == nil)
    #expect(parsed[SampleTool.labels].isEmpty)
  }

  @Test func `two dashes end the options`() throws {
    let parsed = try #require(try SampleTool.parse("query", "--", "-f", "--help", "--"))
    #expect(parsed[SampleTool.predicate] == "-f")
    #expect(parsed[SampleTool.dumps] == ["--help", "--"])
  }

  @Test(arguments: [["--offset", "-5"], ["--offset=-5"]])
  func `negative numbers are values`(_ spelling: [String]) throws {
    let invocation = try SampleTool.tool.invocation(for: ["query", "p"] + spelling)
    guard case .command(_, let parsed) = invocation else {
      Issue.record("no command")
      return
    }
    #expect(parsed[SampleTool.offset] == -5)
  }

  @Test func `a choice may begin with a dash`() throws {
    let parsed = try #require(try SampleTool.parse("query", "p", "--using", "-ios class chain"))
    #expect(parsed[SampleTool.using] == "c")
  }

  @Test func `the letter of an option is followed by its value as it is`() throws {
    let parsed = try #require(try SampleTool.parse("query", "p", "-l=x"))
    #expect(parsed[SampleTool.labels] == ["=x"])
  }

  @Test func `a combining mark does not hide the equals sign`() throws {
    let parsed = try #require(try SampleTool.parse("query", "p", "--label=\u{308}x"))
    #expect(parsed[SampleTool.labels].map { Array($0.utf8) } == [Array("\u{308}x".utf8)])
  }

  @Test func `many sources leave one argument for the target`() throws {
    let parsed = try #require(try SampleTool.parse("copy", "a", "b", "c"))
    #expect(parsed[SampleTool.source] == ["a", "b"])
    #expect(parsed[SampleTool.target] == "c")
  }

  @Test(arguments: [
    [], ["-f", "-h"], ["-fh"], ["--bogus", "--help"], ["--depth", "-h"],
  ])
  func `help is shown whatever else is wrong`(_ arguments: [String]) throws {
    let invocation = try SampleTool.tool.invocation(
      for: arguments.isEmpty ? ["help", "query"] : ["query"] + arguments
    )
    guard case .help(let command) = invocation else {
      Issue.record("no help but \(invocation)")
      return
    }
    #expect(command?.name == "query")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "help"], ["help", "--help"]])
  func `the overview is shown without a command`(_ arguments: [String]) throws {
    guard case .help(nil) = try SampleTool.tool.invocation(for: arguments) else {
      Issue.record("no overview")
      return
    }
  }

  @Test(arguments: [
    ["cache", "list", "-n", "3"], ["cache", "list", "--limit=3"], ["cache", "--", "list", "-n3"],
  ])
  func `two words choose a command of a group`(_ arguments: [String]) throws {
    let invocation = try SampleTool.tool.invocation(for: arguments)
    guard case .command(let command, let parsed) = invocation else {
      Issue.record("no command but \(invocation)")
      return
    }
    #expect(command.path == "cache list")
    #expect(parsed[SampleTool.limit] == 3)
  }

  @Test(arguments: [
    (["help", "cache"], "cache"),
    (["cache", "--help"], "cache"),
    (["cache", "-h", "list"], "cache"),
    (["cache", "--bogus", "list", "--help"], "cache"),
    (["help", "cache", "list"], "cache list"),
    (["cache", "list", "--help"], "cache list"),
    (["cache", "list", "--limit", "x", "-h"], "cache list"),
  ])
  func `help is there for groups and for what is in them`(
    _ arguments: [String],
    _ path: String
  ) throws {
    let invocation = try SampleTool.tool.invocation(for: arguments)
    guard case .help(let command) = invocation else {
      Issue.record("no help but \(invocation)")
      return
    }
    #expect(command?.path == path)
  }

  @Test func `a group cannot be inside another`() async {
    await #expect(processExitsWith: .failure) {
      _ = CommandSpecification(name: "outer", abstract: "", commands: [SampleTool.cache])
    }
  }

  @Test func `a command cannot be twice in a group`() async {
    await #expect(processExitsWith: .failure) {
      let list = SampleTool.list
      _ = CommandSpecification(name: "group", abstract: "", commands: [list, list])
    }
  }

  @Test func `the version is told`() throws {
    guard case .version = try SampleTool.tool.invocation(for: ["--version"]) else {
      Issue.record("no version")
      return
    }
  }
}
