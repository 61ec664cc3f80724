import Predicate

/// `einstein predicate format`: prints a predicate in its canonical form.
struct PredicateFormatCommand: RunnableCommand {
  static let specification = CommandSpecification(
    name: "format",
    abstract: "Print a predicate in its canonical form.",
    discussion: """
      It is the form that NSPredicate calls predicateFormat: operators and keywords in one \
      spelling, texts in double quotes, parentheses around compound predicates inside others. \
      Arguments are filled in.
      """,
    parameters: [PredicateOptions.format, PredicateOptions.arguments],
    examples: [
      CommandExample(
        "einstein predicate format 'label = %@' --args '[\"Pay\"]'",
        "Prints: label == \"Pay\""
      )
    ]
  )

  private let input: PredicateInput

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = PredicateInput(arguments)
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let parsed = try input.parse(console) else { return .badInput }
    try console.write("\(parsed.predicate)\n")
    return .success
  }
}
