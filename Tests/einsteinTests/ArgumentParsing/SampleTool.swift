@testable import einstein

/// A tool with every kind of parameter and with texts that are awkward to quote.
enum SampleTool {
  static let predicate = Argument<String>("PREDICATE", help: "What to find.", type: .string)
  static let dumps = Arguments<String>("DUMP", help: "Where to find it.", type: .path)
  static let depth = Option<Int>(
    "depth",
    short: "d",
    placeholder: "N",
    help: "How deep to look.",
    type: .integer(0...)
  )
  static let offset = Option<Int>("offset", help: "Where to start.", type: .integer)
  static let first = Flag("first", short: "f", help: "Stop at the first.")
  static let all = Flag("all", short: "a", help: "Find all.")
  static let format = OptionWithDefault<Int>(
    "format",
    help: "How to print.",
    type: .choice([
      Choice("json", 1, help: "For programs: it's \"stable\""),
      Choice("text", 2, aliases: ["txt"]),
    ]),
    default: "text"
  )
  static let using = Option<String>(
    "using",
    help: "The strategy [sic]: it's 100% of `$HOME` \\ \"x\".",
    type: .choice([("xpath", "x"), ("accessibility id", "a"), ("-ios class chain", "c")])
  )
  static let labels = RepeatableOption<String>(
    "label",
    short: "l",
    placeholder: "TEXT",
    help: "A label to look for.",
    type: .string
  )

  static let query = CommandSpecification(
    name: "query",
    abstract: "Find elements in dumps.",
    discussion: "Prints what it finds.\n\n  as it is   here\n\nMore.",
    parameters: [predicate, dumps, depth, offset, first, all, format, using, labels],
    groups: [.exclusive([first, all])],
    examples: [CommandExample("sample query 'label == \"OK\"' a.xml", "All buttons.")]
  )

  static let source = Arguments<String>("SOURCE", help: "From.", type: .path, minimum: 1)
  static let target = Argument<String>("TARGET", help: "To.", type: .path)
  static let copy = CommandSpecification(
    name: "copy",
    abstract: "Copy dumps.",
    parameters: [source, target]
  )

  static let topic = OptionalArgument<String>("TOPIC", help: "About what.", type: .string)
  static let word = Option<String>("word", help: "A word.", type: .string)
  static let show = CommandSpecification(
    name: "show",
    abstract: "Show one thing.",
    parameters: [topic, word],
    groups: [.requiresOne([topic, word])]
  )

  static let limit = Option<Int>("limit", short: "n", help: "How many.", type: .integer(1...))
  static let list = CommandSpecification(
    name: "list",
    abstract: "List what is kept.",
    parameters: [
      limit, Option<String>("kind", help: "Which.", type: .choice([("a b", "a"), ("c", "c")])),
    ]
  )
  static let clear = CommandSpecification(
    name: "clear",
    abstract: "Throw it away.",
    parameters: [Arguments<String>("FILE", help: "Only these.", type: .path)]
  )
  static let cache = CommandSpecification(
    name: "cache",
    abstract: "Look after what is kept.",
    discussion: "It may be thrown away.",
    commands: [list, clear],
    examples: [CommandExample("sample cache clear", "All of it.")]
  )

  static let tool = ToolSpecification(
    name: "sample",
    version: "1.2.3",
    abstract: "A sample.",
    commands: [query, copy, show, cache],
    exitCodes: [DocumentedExitCode(0, "found"), DocumentedExitCode(64, "wrong usage")]
  )

  /// Parses and returns the arguments, or `nil` if something else than a command was asked for.
  static func parse(_ arguments: String...) throws -> ParsedArguments? {
    if case .command(_, let parsed) = try tool.invocation(for: arguments) { parsed } else { nil }
  }

  /// Returns the text of the error that the arguments lead to.
  static func errorText(_ arguments: [String]) -> String? {
    do throws(UsageFailure) {
      _ = try tool.invocation(for: arguments)
      return nil
    } catch {
      return error.error.description
    }
  }
}
