import Foundation
import Springboard

/// `einstein app screens`: lists the screens of a model, and what leads from one to another.
struct AppScreensCommand: RunnableCommand {
  private static let format = OptionWithDefault<Bool>(
    "format",
    short: "f",
    help: "How to print.",
    type: .choice([
      Choice("text", false, help: "lines for people"),
      Choice("json", true, help: "a JSON object"),
    ]),
    default: "text"
  )

  static let specification = CommandSpecification(
    name: "screens",
    abstract:
      "List the screens of a model, what leads where, dead ends, and what nothing leads to.",
    parameters: [AppOptions.model, format],
    examples: [CommandExample("einstein app screens Examples/Apps/notes", "See what leads where.")]
  )

  private let path: String
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments[AppOptions.model]
    isJSON = arguments[Self.format]
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard let model = AppOptions.read(path, console) else { return .badInput }
    let map = model.map()
    guard isJSON else {
      try console.write("\(map)\n")
      return .success
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try console.write(String(decoding: try encoder.encode(map), as: UTF8.self) + "\n")
    return .success
  }
}
