import Query

/// `einstein predicate check`: says what is wrong with a predicate.
struct PredicateCheckCommand: RunnableCommand {
  static let specification = CommandSpecification(
    name: "check",
    abstract: "Say what is wrong with a predicate, and where.",
    discussion: """
      Prints nothing when all is well. What is odd is told as well, such as wildcards after ==, \
      but only a predicate that cannot be parsed or evaluated has the exit code 65.
      """,
    parameters: [PredicateOptions.format, PredicateOptions.arguments, PredicateOptions.dialect],
    examples: [
      CommandExample(
        "einstein predicate check \"label MATCHES '['\"",
        "The regular expression is malformed."
      )
    ]
  )

  private let input: PredicateInput

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let dialect = arguments[PredicateOptions.dialect]
    input = PredicateInput(arguments, vocabulary: dialect?.vocabulary)
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let parsed = try input.parse(console) else { return .badInput }
    return console.complain(of: parsed.warnings) ? .badInput : .success
  }
}
