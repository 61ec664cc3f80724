import JSON
import Predicate

/// `einstein predicate eval`: prints whether a predicate is true.
struct PredicateEvalCommand: RunnableCommand {
  private static let object = Option<JSONInput>(
    "object",
    short: "o",
    placeholder: "JSON",
    help: "What SELF is, as JSON, or - for standard input; nil if left out.",
    type: .jsonInput
  )
  static let specification = CommandSpecification(
    name: "eval",
    abstract: "Print whether a predicate is true.",
    discussion: """
      Prints true with the exit code 0, or false with the exit code 1. In JSON, true and false are \
      the numbers 1 and 0, a number without fraction and exponent is a whole number, and an object \
      is a dictionary. What Apple's engine would raise an exception for has the exit code 65.
      """,
    parameters: [
      PredicateOptions.format, object, PredicateOptions.arguments, PredicateOptions.variables,
    ],
    examples: [
      CommandExample(
        "einstein predicate eval 'count > 1' --object '{\"count\": 2}'",
        "Prints: true"
      )
    ]
  )

  private let input: PredicateInput
  private let object: JSONInput
  private let variables: [String: JSONValue]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = PredicateInput(arguments)
    object = arguments[Self.object] ?? .value(.null)
    variables = arguments[PredicateOptions.variables] ?? [:]
    if input.isStandardInput, object == .standardInput {
      throw .sharedStandardInput([
        PredicateOptions.format.definition.displayName, Self.object.definition.displayName,
      ])
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let predicate = try input.parse(console)?.predicate,
      let value = try object.read(console)
    else { return .badInput }
    let isTrue: Bool
    do throws(PredicateEvaluationError) {
      isTrue = try predicate.evaluate(
        with: PredicateValue(value),
        variables: variables.mapValues { PredicateValue($0) }
      )
    } catch {
      console.complain("\(error)")
      return .badInput
    }
    try console.write("\(isTrue)\n")
    return isTrue ? .success : .notFound
  }
}
