import Testing

@testable import einstein

@Suite struct CompletionBehaviourTests {
  /// The words of a command line, the last being typed, and what the shell offers for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let offers: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ offers: [String]) {
      self.words = words
      self.offers = offers
    }
  }

  private static let files = ["a b.xml", "main.xml"]

  @Test(
    .enabled(if: InstalledShell(.bash) != nil, "bash is not installed"),
    arguments: [
      Case([""], ["query", "copy", "show", "cache", "help"]),
      Case(["q"], ["query"]),
      Case(["-"], ["-h", "--help", "--version"]),
      Case(["help", "c"], ["cache", "copy"]),
      Case(["query", "--f"], ["--first", "--format"]),
      Case(["query", "-f", "--format", ""], ["json", "text"]),
      Case(["query", "--format", "="], ["json", "text"]),
      Case(["query", "--format", "=", "j"], ["json"]),
      Case(["query", "--format=j"], ["--format=json"]),
      Case(["query", "--using", ""], ["xpath", "accessibility\\ id", "-ios\\ class\\ chain"]),
      Case(["query", "--using", "'acc"], ["accessibility id"]),
      Case(["query", "--using", "accessibility\\ "], ["accessibility\\ id"]),
      Case(["query", ""], []),
      Case(["query", "-d", ""], []),
      Case(["query", "p", ""], ["a b.xml", "main.xml"]),
      Case(["query", "-d", "3", "p", "m"], ["main.xml"]),
      Case(["query", "--", "-p", "m"], ["main.xml"]),
      Case(["query", "--", "--f"], []),
      Case(["cache", ""], ["list", "clear"]),
      Case(["cache", "-"], ["-h", "--help"]),
      Case(["help", "cache", ""], ["list", "clear"]),
      Case(["help", "cache", "list", ""], []),
      Case(["help", "query", ""], []),
      Case(["cache", "list", "--"], ["--limit", "--kind", "--help"]),
      Case(["cache", "list", "--kind", ""], ["a\\ b", "c"]),
      Case(["cache", "list", "-n", "3", "--kind=c"], ["--kind=c"]),
      Case(["cache", "clear", "m"], ["main.xml"]),
      Case(["cache", "clear", "x", "m"], ["main.xml"]),
      Case(["cache", "bogus", ""], []),
      Case(["bogus", ""], []),
    ]
  )
  func `bash offers what fits`(_ example: Case) throws {
    let words = (["sample"] + example.words).map(\.quotedForBourneShell).joined(separator: " ")
    let shell = try #require(InstalledShell(.bash))
    let result = try shell.run(
      CompletionShell.bash.script(for: SampleTool.tool) + """
        COMP_WORDS=(\(words)) COMP_CWORD=\(example.words.count)
        _sample
        [[ ${#COMPREPLY[@]} == 0 ]] || printf '%s\\n' "${COMPREPLY[@]}" | sort
        """,
      flags: ["--norc", "--noprofile"],
      files: Self.files
    )
    #expect(
      result.output.split(separator: "\n").map(String.init).sorted() == example.offers.sorted()
    )
  }

  @Test(
    .enabled(if: InstalledShell(.fish) != nil, "fish is not installed"),
    arguments: [
      Case([""], ["cache", "copy", "help", "query", "show"]),
      Case(["q"], ["query"]),
      Case(["help", "c"], ["cache", "copy"]),
      Case(["query", "--f"], ["--first", "--format"]),
      Case(["query", "--format", ""], ["json", "text"]),
      Case(["query", "--format=j"], ["--format=json"]),
      Case(["query", "--using", ""], ["xpath", "accessibility id", "-ios class chain"]),
      Case(["query", ""], []),
      Case(["query", "--depth", ""], []),
      Case(["query", "p", ""], ["a b.xml", "main.xml"]),
      Case(["query", "-d", "3", "p", "m"], ["main.xml"]),
      Case(["copy", "m"], ["main.xml"]),
      Case(["cache", ""], ["list", "clear"]),
      Case(["cache", "--"], ["--help"]),
      Case(["help", "cache", ""], ["list", "clear"]),
      Case(["help", "cache", "list", ""], []),
      Case(["help", "query", ""], []),
      Case(["cache", "list", "--"], ["--limit", "--kind", "--help"]),
      Case(["cache", "list", "--kind", ""], ["a b", "c"]),
      Case(["cache", "list", "-n", "3", "--kind=c"], ["--kind=c"]),
      Case(["cache", "clear", "x", "m"], ["main.xml"]),
      Case(["cache", "bogus", ""], []),
    ]
  )
  func `fish offers what fits`(_ example: Case) throws {
    let line = (["sample"] + example.words).joined(separator: " ").quotedForFish
    let shell = try #require(InstalledShell(.fish))
    let result = try shell.run(
      CompletionShell.fish.script(for: SampleTool.tool) + "complete -C \(line)\n",
      flags: ["--no-config"],
      files: Self.files
    )
    let offers = result.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
    #expect(offers.sorted() == example.offers.sorted())
  }

  @Test(
    .enabled(if: InstalledShell(.fish) != nil, "fish is not installed")
  )
  func `fish shows descriptions as they were written`() throws {
    let shell = try #require(InstalledShell(.fish))
    let script = CompletionShell.fish.script(for: SampleTool.tool)
    let result = try shell.run(
      script + "complete -C 'sample query --usi'\ncomplete -C 'sample query --format j'\n",
      flags: ["--no-config"]
    )
    #expect(
      result.output == """
        --using\tThe strategy [sic]: it's 100% of `$HOME` \\ "x".
        json\tFor programs: it's "stable"

        """
    )
  }

  @Test(
    .enabled(if: InstalledShell(.bash) != nil, "bash is not installed")
  )
  func `the script for bash is well-formed`() throws {
    try expectWellFormed(.bash, flags: ["-n"])
  }

  @Test(
    .enabled(if: InstalledShell(.zsh) != nil, "zsh is not installed")
  )
  func `the script for zsh is well-formed`() throws {
    try expectWellFormed(.zsh, flags: ["-f", "-n"])
  }

  @Test(
    .enabled(if: InstalledShell(.fish) != nil, "fish is not installed")
  )
  func `the script for fish is well-formed`() throws {
    try expectWellFormed(.fish, flags: ["--no-execute"])
  }

  private func expectWellFormed(_ shell: CompletionShell, flags: [String]) throws {
    let installed = try #require(InstalledShell(shell))
    let result = try installed.run(shell.script(for: SampleTool.tool), flags: flags)
    #expect(result.status == 0)
    #expect(result.output == "")
  }
}
