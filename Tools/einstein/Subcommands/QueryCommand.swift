import Hierarchy
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
      --id and --type together match elements that are both. An XPath expression may also select \
      attributes or compute a value. The exit code is 1 when nothing matches in any dump, and when \
      an expression is false.
      """,
    parameters: [DumpOptions.dumps, id, type, xpath, first, format, DumpOptions.lenient],
    groups: [
      .requiresOne([id, type, xpath]), .exclusive([id, xpath]), .exclusive([type, xpath]),
    ],
    examples: [
      CommandExample("einstein query login.xml --id LoginAccessID_mail", "Find by id."),
      CommandExample(
        "einstein query recordings/ --xpath '//XCUIElementTypeButton[@enabled=\"false\"]'",
        "Find in many."
      ),
      CommandExample("einstein query login.xml --type Button --format count", "Count."),
    ]
  )

  private let inputs: DumpInputs
  private let criterion: QueryCriterion
  private let firstOnly: Bool
  private let format: QueryFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = DumpInputs(arguments[DumpOptions.dumps], isLenient: arguments[DumpOptions.lenient])
    if let xpath = arguments[Self.xpath] {
      criterion = .xpath(xpath)
    } else {
      criterion = .attributes(id: arguments[Self.id], type: arguments[Self.type])
    }
    firstOnly = arguments[Self.first]
    format = arguments[Self.format]
  }

  func run(_ console: Console) throws -> ExitStatus {
    var hasMatch = false
    let writer = format.makeWriter(console)
    let isComplete = try inputs.forEach(console) { input in
      var matches: [QueryMatch]
      do throws(XPathSyntaxError) {
        matches = try criterion.matches(in: input.dump.tree)
      } catch {
        throw UsageError.other("\(error)")
      }
      if firstOnly { matches = Array(matches.prefix(1)) }
      hasMatch = hasMatch || matches.contains(where: \.isPositive)
      try writer.write(matches, file: input.isOneOfMany ? input.label : nil)
    }
    guard isComplete else { return .badInput }
    return hasMatch ? .success : .notFound
  }
}
