import Reporting

/// `einstein convert`: writes a dump in another format.
struct ConvertCommand: RunnableCommand {
  private static let dump = Argument<String>(
    "DUMP",
    help: "A file, or - for standard input.",
    type: .path
  )
  private static let target = Option<DumpFormat>(
    "to",
    short: "t",
    placeholder: "FORMAT",
    help: "The format to write.",
    type: .dumpFormat
  )
  private static let output = Option<String>(
    "output",
    short: "o",
    placeholder: "FILE",
    help: "Where to write; standard output if left out.",
    type: .path
  )

  static let specification = CommandSpecification(
    name: "convert",
    abstract: "Write a dump in another format.",
    discussion: "The file is written only when all of it is there; it may be the dump itself.",
    parameters: [dump, target, output, DumpOptions.lenient],
    groups: [.requiresOne([target])],
    examples: [
      CommandExample(
        "einstein convert login.xml --to einstein-json -o login.json",
        "For programs."
      ),
      CommandExample("einstein convert --lenient log.txt#2 --to xml", "Take a dump out of a log."),
    ]
  )

  private let inputs: DumpInputs
  private let path: String
  private let format: DumpFormat
  private let output: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments[Self.dump]
    inputs = DumpInputs([path], isLenient: arguments[DumpOptions.lenient])
    // The group makes sure that the option is there.
    format = arguments[Self.target] ?? .xcuitestXML
    output = arguments[Self.output]
  }

  func run(_ console: Console) throws -> ExitStatus {
    var dumps: [LabelledDump] = []
    guard try inputs.forEach(console, { dumps.append($0) }) else { return .badInput }
    guard dumps.count == 1, let input = dumps.first else {
      throw UsageError.other(
        "'\(PathText.display(path))' holds \(dumps.count) dumps; name one, such as "
          + "'\(dumps[0].displayLabel)'"
      )
    }
    let losses: DumpLosses
    do {
      losses = try write(input, console)
    } catch let error as DumpError {
      console.complain("\(input.displayLabel): \(error)")
      return .badInput
    }
    console.complain(of: losses, in: input.displayLabel)
    return .success
  }

  private func write(_ input: LabelledDump, _ console: Console) throws -> DumpLosses {
    guard let output, output != InputPath.standardInput else {
      return try format.write(input.dump.tree) { try console.write($0) }
    }
    let file = try OpenFile(path: output)
    let losses = try format.write(input.dump.tree) { try file.write($0) }
    try file.finish()
    return losses
  }
}
