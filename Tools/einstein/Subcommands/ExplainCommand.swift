import Hierarchy
import Query
import Reporting

/// `einstein explain`: tells how a locator finds what it finds, or why it finds nothing.
struct ExplainCommand: RunnableCommand {
  private static let locator = Argument<String>(
    "LOCATOR",
    help: "The locator, as 'einstein query' takes it.",
    type: .locator
  )
  private static let format = OptionWithDefault<ExplanationFormat>(
    "format",
    short: "f",
    help: "How to print.",
    type: .choice(ExplanationFormat.all.map { Choice($0.id, $0, help: $0.summary) }),
    default: ExplanationFormat.text.id
  )

  static let specification = CommandSpecification(
    name: "explain",
    abstract: "Tell how a locator finds what it finds, or why it does not find one element.",
    discussion: """
      It prints what evaluates the locator, how many elements are looked at, and how many each step \
      leaves. Where nothing matches it names what is near, and which condition failed; where several \
      elements do, what tells them apart. Each locator that it suggests was tried, and finds that one \
      element. The exit code is 1 when nothing matches in any dump.
      """,
    parameters: [DumpOptions.dumps, locator, format, DumpOptions.lenient, DumpOptions.jobs],
    examples: [
      CommandExample(
        "einstein explain login.xml '**/XCUIElementTypeCell[`name == \"row\"`][2]'",
        "See what each step selects."
      ),
      CommandExample(
        "einstein explain login.xml \"label == 'sign in'\"",
        "See what is near."
      ),
    ]
  )

  private let inputs: DumpInputs
  private let question: LocatorQuestion
  private let format: ExplanationFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = DumpInputs(arguments)
    question = LocatorQuestion(
      text: arguments[Self.locator],
      dumps: arguments[DumpOptions.dumps]
    )
    format = arguments[Self.format]
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let locator = question.locator(console) else { return .badInput }
    var hasMatch = false
    var hasFailed = false
    let isComplete = try inputs.forEach(console) { dump in
      Result { () throws(LocatorEvaluationError) in
        try LocatorExplanation(of: locator, in: dump.tree)
      }
    } tell: { input, answer in
      switch answer {
      case .success(let explanation):
        hasMatch = hasMatch || !explanation.trace.nodes.isEmpty
        try console.write(format.text(explanation, input))
      case .failure(let error):
        console.complain("\(input.displayLabel): \(error)")
        hasFailed = true
      }
    }
    guard isComplete, !hasFailed else { return .badInput }
    return hasMatch ? .success : .notFound
  }
}
