import Hierarchy
import Reporting

/// `einstein tree`: prints trees.
struct TreeCommand: RunnableCommand {
  private static let depth = Option<Int>(
    "depth",
    short: "d",
    placeholder: "N",
    help: "Show N levels below the outermost elements.",
    type: .integer(0...)
  )
  private static let format = OptionWithDefault<DumpFormat>(
    "format",
    short: "f",
    help: "How to print.",
    type: .dumpFormat,
    default: DumpFormat.text.id
  )

  static let specification = CommandSpecification(
    name: "tree",
    abstract: "Print the elements of dumps, indented.",
    discussion: """
      Each line has the element's type, frame, identifier, label, value and state, in the words of \
      XCUITest's own descriptions. The identifier is shown where it is known to be one: XML dumps \
      carry only a name, which may be the label. With several dumps, each line begins with the \
      file; in einstein-json there is then one object a line.
      """,
    parameters: [DumpOptions.dumps, depth, format, DumpOptions.lenient, DumpOptions.jobs],
    examples: [
      CommandExample("einstein tree login.xml", "Print a screen."),
      CommandExample("einstein tree --depth 2 recordings/", "Print the tops of many."),
    ]
  )

  private let inputs: DumpInputs
  private let depth: Int?
  private let format: DumpFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = DumpInputs(arguments)
    depth = arguments[Self.depth]
    format = arguments[Self.format]
  }

  func run(_ console: Console) throws -> ExitStatus {
    let isComplete = try inputs.forEach(console) { input in
      let tree = input.dump.tree
      if tree.isEmpty { console.complain("\(input.displayLabel): the dump has no elements") }
      switch format.id {
      case DumpFormat.text.id:
        try TextExporter.write(tree, maximumDepth: depth, prefix: input.prefix) {
          try console.write($0)
        }
      case DumpFormat.json.id where input.isOneOfMany:
        let shown = depth.map { tree.limited(toDepth: $0) } ?? tree
        try TreeJSONExporter.writeLine(shown, file: input.label) { try console.write($0) }
      case _ where input.isOneOfMany:
        throw UsageError.other(
          "several dumps in \(format.id) would make one wrong file; use 'einstein convert' for each"
        )
      default:
        let shown = depth.map { tree.limited(toDepth: $0) } ?? tree
        let losses = try format.write(shown) { try console.write($0) }
        console.complain(of: losses, in: input.displayLabel)
      }
    }
    return isComplete ? .success : .badInput
  }
}
