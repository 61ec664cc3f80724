import Reporting

/// `einstein stats`: counts what is in dumps.
struct StatsCommand: RunnableCommand {
  private static let format = OptionWithDefault<StatisticsFormat>(
    "format",
    short: "f",
    help: "How to print.",
    type: .choice(StatisticsFormat.all.map { Choice($0.id, $0, help: $0.summary) }),
    default: StatisticsFormat.text.id
  )

  static let specification = CommandSpecification(
    name: "stats",
    abstract: "Count elements, levels, types, identifiers and duplicates.",
    discussion: """
      An element counts as having an identifier where that is certain: its name differs from its \
      label. An identifier is a duplicate when several elements of one dump have it.
      """,
    parameters: [DumpOptions.dumps, format, DumpOptions.lenient, DumpOptions.jobs],
    examples: [
      CommandExample("einstein stats login.xml", "Look at one screen."),
      CommandExample("einstein stats -f json recordings/ | jq .elements", "Measure many."),
    ]
  )

  private let inputs: DumpInputs
  private let format: StatisticsFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = DumpInputs(arguments)
    format = arguments[Self.format]
  }

  func run(_ console: Console) throws -> ExitStatus {
    var total = TreeStatistics()
    var count = 0
    let isComplete = try inputs.forEach(console) { dump in
      TreeStatistics(of: dump.tree, byteCount: dump.byteCount)
    } tell: { input, statistics in
      total.add(statistics)
      count += 1
      // Text is for people, JSON for machines, and only one of them minds strange characters.
      let label = format.id == StatisticsFormat.text.id ? input.displayLabel : input.label
      let name = input.isOneOfMany ? label : nil
      try console.write(format.text(of: statistics, named: name))
    }
    if count > 1, format.id == StatisticsFormat.text.id {
      try console.write(format.text(of: total, named: "total of \(count) dumps"))
    }
    return isComplete ? .success : .badInput
  }
}
