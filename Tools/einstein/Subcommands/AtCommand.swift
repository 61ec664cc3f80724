import Hierarchy
import Query
import Reporting

/// `einstein at`: tells what is under a point.
struct AtCommand: RunnableCommand {
  private static let point = Argument<Point>(
    "X,Y",
    help: "The point: its distance from the left and from the top, in points.",
    type: .point
  )
  private static let format = OptionWithDefault<HitTestFormat>(
    "format",
    short: "f",
    help: "How to print.",
    type: .choice(HitTestFormat.all.map { Choice($0.id, $0, help: $0.summary) }),
    default: HitTestFormat.text.id
  )

  static let specification = CommandSpecification(
    name: "at",
    abstract: "Name what is under a point, and what a tap there would reach.",
    discussion: """
      The elements come front to back: what is later in the dump lies in front, and bars lie in \
      front of the content below them. What a scroll view cuts off is not there. The tap goes to \
      the frontmost control; texts, images and containers let it through. The exit code is 1 when \
      nothing is under the point in any dump.
      """,
    parameters: [DumpOptions.dumps, point, format, DumpOptions.lenient, DumpOptions.jobs],
    examples: [
      CommandExample("einstein at login.xml 195,420", "See what is there."),
      CommandExample(
        "einstein at -f json login.xml 195,420 | jq -r .receiver.name",
        "Name what a tap reaches."
      ),
    ]
  )

  private let inputs: DumpInputs
  private let point: Point
  private let format: HitTestFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = DumpInputs(arguments)
    point = arguments[Self.point]
    format = arguments[Self.format]
  }

  func run(_ console: Console) throws -> ExitStatus {
    var hasFound = false
    let isComplete = try inputs.forEach(console) { [point] dump in
      dump.tree.hitTest(at: point)
    } tell: { input, hitTest in
      guard let hitTest else {
        console.complain("\(input.displayLabel): nothing is at \(point.argument)")
        return
      }
      hasFound = true
      try console.write(format.text(hitTest, input))
    }
    guard isComplete else { return .badInput }
    return hasFound ? .success : .notFound
  }
}
