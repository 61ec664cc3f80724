import Hierarchy
import Predicate
import Query
import Reporting

/// `einstein query`: prints the elements that match.
struct QueryCommand: RunnableCommand {
  private static let id = Option<String>(
    "id",
    short: "i",
    help: "Match the accessibility id: the identifier, or the label where there is none.",
    type: .string
  )
  private static let type = Option<ElementType>(
    "type",
    short: "t",
    help: "Match the type, such as Button or XCUIElementTypeButton.",
    type: .elementType
  )
  private static let xpath = Option<String>(
    "xpath",
    short: "x",
    placeholder: "PATH",
    help: "Match an XPath 1.0 expression, over names and attributes as WebDriverAgent has them.",
    type: .string
  )
  private static let chain = Option<String>(
    "chain",
    short: "c",
    help: "Match a class chain, in the language of WebDriverAgent.",
    type: .text
  )
  private static let locator = OptionalArgument<String>(
    "LOCATOR",
    help: """
      What to find: a predicate such as "label == 'Pay'", a class chain, XPath, an identifier, or \
      any locator with its prefix, such as css=button.
      """,
    type: .locator,
    unless: [id, type, xpath, chain]
  )
  private static let dialect = OptionWithDefault<PredicateDialect>(
    "dialect",
    short: "d",
    help: "Which keys the predicate has; the locator is then taken for one.",
    type: .predicateDialect,
    default: PredicateDialect.any.rawValue
  )
  private static let first = Flag("first", short: "1", help: "Print the first match of each dump.")
  private static let format = OptionWithDefault<QueryFormat>(
    "format",
    short: "f",
    help: "How to print.",
    type: .choice(QueryFormat.all.map { Choice($0.id, $0, help: $0.summary) }),
    default: QueryFormat.text.id
  )

  static let specification = CommandSpecification(
    name: "query",
    abstract: "Print the elements of dumps that match, one a line.",
    discussion: """
      The last argument is a locator, unless one of --id, --type, --xpath and --chain is given. Its \
      language shows in its shape, or is told by a prefix: id=, class=, predicate=, chain=, xpath=, \
      css=, or the name of a strategy of Appium; what has no shape of its own is an identifier. With \
      --dialect, --args or --vars it is a predicate; 'einstein predicate --help' tells about the \
      language.

      --id and --type together match elements that are both. An XPath expression may also select \
      attributes or compute a value. A class chain begins inside the application; in most shells \
      it stands in single quotes, since it has backticks and $ of its own. The exit code is 1 when \
      nothing matches in any dump, and when an expression is false; 'einstein explain' tells why.
      """,
    parameters: [
      DumpOptions.dumps, locator, id, type, xpath, chain, dialect, PredicateOptions.arguments,
      PredicateOptions.variables, first, format, DumpOptions.lenient,
      DumpOptions.jobs,
    ],
    groups: [.exclusive([id, xpath, chain]), .exclusive([type, xpath, chain])],
    examples: [
      CommandExample(
        "einstein query login.xml \"label BEGINSWITH 'Sign' AND enabled == 0\"",
        "Find by a predicate."
      ),
      CommandExample("einstein query login.xml --id LoginAccessID_mail", "Find by id."),
      CommandExample(
        "einstein query recordings/ --xpath '//XCUIElementTypeButton[@enabled=\"false\"]'",
        "Find in many."
      ),
      CommandExample(
        "einstein query login.xml --chain '**/XCUIElementTypeButton[`enabled == 0`][-1]'",
        "Find by a class chain."
      ),
      CommandExample("einstein query login.xml --type Button --format count", "Count."),
    ]
  )

  private let inputs: DumpInputs
  /// What to do if a dump is none.
  private let advice: String?
  private let question: QueryQuestion
  private let firstOnly: Bool
  private let format: QueryFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let dumps = arguments[DumpOptions.dumps]
    inputs = DumpInputs(arguments)
    advice = arguments[Self.locator].flatMap { LocatorQuestion.advice(for: dumps, before: $0) }
    question = try Self.question(arguments, dumps: dumps)
    firstOnly = arguments[Self.first]
    format = arguments[Self.format]
  }

  private static func question(
    _ arguments: ParsedArguments,
    dumps: [String]
  ) throws(UsageError) -> QueryQuestion {
    if let text = arguments[locator] {
      let isPredicate =
        arguments.isGiven(dialect) || arguments.isGiven(PredicateOptions.arguments)
        || arguments.isGiven(PredicateOptions.variables)
      guard isPredicate else {
        return .locator(LocatorQuestion(text: text, dumps: dumps))
      }
      return .predicate(
        PredicateQuestion(
          format: text,
          dialect: arguments[dialect],
          arguments: arguments[PredicateOptions.arguments] ?? [],
          variables: (arguments[PredicateOptions.variables] ?? [:]).mapValues {
            PredicateValue($0)
          },
          dumps: dumps
        )
      )
    }
    let replacements = [id.definition, type.definition, xpath.definition, chain.definition]
    let given = replacements.map(\.displayName).filter { arguments.isGiven($0) }
    if let last = dumps.dropFirst().last, LocatorQuestion.isPredicate(last) {
      throw .exclusiveParameters([locator.definition.displayName] + given)
    }
    let expression =
      arguments[chain].map { "chain=\($0)" } ?? arguments[xpath].map { "xpath=\($0)" }
    guard let expression else {
      return .settled(.attributes(id: arguments[id], type: arguments[type]))
    }
    return .locator(LocatorQuestion(text: expression, dumps: dumps, isLastArgument: false))
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let criterion = question.criterion(console) else { return .badInput }
    var hasMatch = false
    var hasFailed = false
    let writer = format.makeWriter(console)
    let isComplete = try inputs.forEach(console) { [firstOnly] dump in
      Result { try criterion.matches(in: dump.tree, limit: firstOnly ? 1 : .max) }
    } tell: { input, answer in
      let matches: [QueryMatch]
      do {
        matches = try answer.get()
      } catch {
        console.complain("\(input.displayLabel): \(error)")
        hasFailed = true
        return
      }
      hasMatch = hasMatch || matches.contains(where: \.isPositive)
      try writer.write(matches, file: input.isOneOfMany ? input.label : nil)
    }
    if !isComplete, let advice { console.complain("hint: \(advice)") }
    guard isComplete, !hasFailed else { return .badInput }
    return hasMatch ? .success : .notFound
  }
}
