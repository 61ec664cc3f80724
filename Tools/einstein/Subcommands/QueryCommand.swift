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
  private static let predicate = OptionalArgument<String>(
    "PREDICATE",
    help: "A predicate in the format language of NSPredicate, such as \"label == 'Pay'\".",
    type: .string,
    unless: [id, type, xpath, chain]
  )
  private static let dialect = OptionWithDefault<PredicateDialect>(
    "dialect",
    short: "d",
    help: "Which keys the predicate has.",
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
      The last argument is a predicate, unless one of --id, --type, --xpath and --chain is given. \
      'einstein predicate --help' tells about the language.

      --id and --type together match elements that are both. An XPath expression may also select \
      attributes or compute a value. A class chain begins inside the application; in most shells \
      it stands in single quotes, since it has backticks and $ of its own. The exit code is 1 when nothing matches in any dump, and when \
      an expression is false.
      """,
    parameters: [
      DumpOptions.dumps, predicate, id, type, xpath, chain, dialect, PredicateOptions.arguments,
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
  private let question: QueryQuestion
  private let firstOnly: Bool
  private let format: QueryFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let dumps = arguments[DumpOptions.dumps]
    inputs = DumpInputs(arguments)
    if let predicate = arguments[Self.predicate] {
      question = .predicate(
        PredicateQuestion(
          format: predicate,
          dialect: arguments[Self.dialect],
          arguments: arguments[PredicateOptions.arguments] ?? [],
          variables: (arguments[PredicateOptions.variables] ?? [:]).mapValues {
            PredicateValue($0)
          },
          dumps: dumps
        )
      )
    } else {
      let replacements = [
        Self.id.definition, Self.type.definition, Self.xpath.definition, Self.chain.definition,
      ]
      let given = replacements.map(\.displayName).filter { arguments.isGiven($0) }
      if let last = dumps.dropFirst().last, PredicateQuestion.isPredicate(last) {
        throw .exclusiveParameters([Self.predicate.definition.displayName] + given)
      }
      question =
        arguments[Self.chain].map { .chain($0) }
        ?? .settled(
          arguments[Self.xpath].map { .xpath($0) }
            ?? .attributes(id: arguments[Self.id], type: arguments[Self.type])
        )
    }
    firstOnly = arguments[Self.first]
    format = arguments[Self.format]
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
      } catch let error as XPathSyntaxError {
        throw UsageError.other("\(error)")
      } catch let error as XPathEvaluationError {
        console.complain("\(input.displayLabel): \(error)")
        hasFailed = true
        return
      } catch let error as PredicateEvaluationError {
        console.complain("\(input.displayLabel): \(error)")
        hasFailed = true
        return
      }
      hasMatch = hasMatch || matches.contains(where: \.isPositive)
      try writer.write(matches, file: input.isOneOfMany ? input.label : nil)
    }
    guard isComplete, !hasFailed else { return .badInput }
    return hasMatch ? .success : .notFound
  }
}
