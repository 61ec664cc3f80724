import Predicate
import Query

/// `einstein predicate explain`: prints what a predicate means, in words.
struct PredicateExplainCommand: RunnableCommand {
  static let specification = CommandSpecification(
    name: "explain",
    abstract: "Print what a predicate means, in words.",
    discussion: """
      Each line is a condition; those that it is made of stand below it, indented. The words are \
      for people and may change. What is odd is told on standard error, as by 'check'.
      """,
    parameters: [PredicateOptions.format, PredicateOptions.arguments, PredicateOptions.dialect],
    examples: [
      CommandExample(
        "einstein predicate explain \"label BEGINSWITH[c] 'sign' AND enabled == 1\"",
        "Read it."
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
    try console.write("\(parsed.predicate.explanation)".visibleInLines + "\n")
    return console.complain(of: parsed.warnings) ? .badInput : .success
  }
}
