import Testing

@testable import einstein

@Suite struct ArgumentFuzzTests {
  /// The SplitMix64 generator; a failing seed can be run again.
  struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let pieces = [
    "query", "copy", "show", "cache", "list", "clear", "help", "--", "-", "--help", "-h",
    "--version", "--format", "json",
    "--format=", "-d", "3", "-d3", "-fa", "-f", "--depth=-1", "--", "=", "", "-=", "--=", "---",
    "\u{301}", "-\u{301}", "--\u{301}", "--label=\u{301}", "-l\u{301}", "👩‍👩‍👧", "\u{0}", "\r\n",
    "-\r\n",
    "99999999999999999999", "-9223372036854775808", "a b", "'", "\"", "\\", "$(x)", "--using",
    "-ios class chain", String(repeating: "-", count: 500), String(repeating: "x", count: 500),
  ]

  @Test(arguments: 0..<20)
  func `any arguments give a result or a usage error`(_ seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    for _ in 0..<300 {
      var arguments = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        (0..<Int.random(in: 1...2, using: &generator))
          .compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
      }
      if Bool.random(using: &generator) {
        arguments.insert(
          ["query", "copy", "show", "cache"][Int.random(in: 0..<4, using: &generator)],
          at: 0
        )
      }
      do throws(UsageFailure) {
        switch try SampleTool.tool.invocation(for: arguments) {
        case .command(let command, let parsed) where command.name == "query":
          Self.readAll(parsed)
        case .command, .version: break
        case .help(let command): #expect(!SampleTool.tool.help(for: command).isEmpty)
        }
      } catch {
        let report = SampleTool.tool.report(of: error)
        #expect(report.hasSuffix("\n"))
        #expect(!error.error.description.unicodeScalars.contains { $0.value < 0x20 })
      }
    }
  }

  private static func readAll(_ parsed: ParsedArguments) {
    _ = parsed[SampleTool.predicate]
    _ = parsed[SampleTool.dumps]
    _ = parsed[SampleTool.depth]
    _ = parsed[SampleTool.format]
    _ = parsed[SampleTool.labels]
  }
}
