import Testing

@testable import einstein

@Suite struct HelpTextTests {
  @Test func `the overview lists commands, options and exit codes`() {
    #expect(
      SampleTool.tool.help()
        == #"""
        Usage: sample COMMAND [OPTIONS] [ARGUMENTS]
               sample help COMMAND

        A sample.

        Commands:
          query  Find elements in dumps.
          copy   Copy dumps.
          show   Show one thing.
          cache  Look after what is kept.
          help   Explain the tool or a command.

        Options:
          -h, --help     Show this help.
              --version  Show the version.

        Exit codes:
           0  found
          64  wrong usage

        See 'sample help COMMAND' for more about a command.

        """#
    )
  }

  @Test func `the help of a command explains its parameters`() {
    #expect(
      SampleTool.tool.help(for: SampleTool.query)
        == #"""
        Usage: sample query [OPTIONS] PREDICATE [DUMP...]

        Find elements in dumps.

        Prints what it finds.

          as it is   here

        More.

        Arguments:
          PREDICATE  What to find.
          [DUMP...]  Where to find it.

        Options:
          -d, --depth N        How deep to look.
              --offset OFFSET  Where to start.
          -f, --first          Stop at the first.
          -a, --all            Find all.
              --format FORMAT  How to print. One of: json, text (or txt). Default: text.
              --using USING    The strategy [sic]: it's 100% of `$HOME` \ "x". One of:
                               xpath, accessibility id, -ios class chain.
          -l, --label TEXT     A label to look for. May be repeated.
          -h, --help           Show this help.

          At most one of --first and --all.

        Examples:
          # All buttons.
          sample query 'label == "OK"' a.xml

        """#
    )
  }

  @Test func `the help of a group lists its commands`() {
    #expect(
      SampleTool.tool.help(for: SampleTool.cache)
        == #"""
        Usage: sample cache COMMAND [OPTIONS] [ARGUMENTS]
               sample help cache COMMAND

        Look after what is kept.

        It may be thrown away.

        Commands:
          list   List what is kept.
          clear  Throw it away.

        Options:
          -h, --help  Show this help.

        Examples:
          # All of it.
          sample cache clear

        See 'sample help cache COMMAND' for more about a command.

        """#
    )
  }

  @Test func `the help of a command of a group names both`() throws {
    let list = try #require(SampleTool.tool.command(named: "list", in: SampleTool.cache))
    #expect(SampleTool.tool.help(for: list).hasPrefix("Usage: sample cache list [OPTIONS]\n"))
  }

  @Test func `what must be given shows in the usage`() {
    #expect(
      SampleTool.tool.help(for: SampleTool.copy)
        == #"""
        Usage: sample copy SOURCE... TARGET

        Copy dumps.

        Arguments:
          SOURCE...  From.
          TARGET     To.

        Options:
          -h, --help  Show this help.

        """#
    )
  }

  @Test func `a group is explained below the options`() {
    #expect(
      SampleTool.tool.help(for: SampleTool.show)
        == #"""
        Usage: sample show [OPTIONS] [TOPIC]

        Show one thing.

        Arguments:
          [TOPIC]  About what.

        Options:
              --word WORD  A word.
          -h, --help       Show this help.

          At least one of TOPIC and --word.

        """#
    )
  }

  @Test func `no line is longer than eighty characters unless a word is`() {
    let text = "word " + String(repeating: "several words ", count: 40)
    let command = CommandSpecification(
      name: "long",
      abstract: text,
      discussion: text,
      parameters: [
        Flag("a-name-that-is-too-long-for-the-column", help: text),
        Argument<String>("ONE", help: text, type: .string),
      ] + (0..<20).map { Argument<String>("ARGUMENT\($0)", help: "", type: .string) },
      examples: [CommandExample("tool long", text)]
    )
    let tool = ToolSpecification(name: "tool", version: "", abstract: text, commands: [command])
    for line in (tool.help() + tool.help(for: command)).split(separator: "\n") {
      #expect(line.count <= 80)
    }
  }
}
