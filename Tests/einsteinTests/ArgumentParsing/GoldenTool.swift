@testable import einstein

/// A small tool for comparing whole completion scripts.
enum GoldenTool {
  static let tool = ToolSpecification(
    name: "tiny",
    version: "1",
    abstract: "Tiny.",
    commands: [
      CommandSpecification(
        name: "show",
        abstract: "Show it's `$all`.",
        parameters: [
          OptionalArgument<Int>("KIND", help: "", type: .choice([("a b", 1), ("it's", 2)])),
          Option<String>("out", short: "o", help: "A [file]: 100%.", type: .path),
          Flag("quiet", help: "Say\nnothing."),
        ]
      ),
      CommandSpecification(
        name: "cache",
        abstract: "Keep it.",
        commands: [
          CommandSpecification(
            name: "fill",
            abstract: "Fill it's `$all`.",
            parameters: [
              Argument<Int>("KIND", help: "", type: .choice([("a", 1)])),
              Option<Int>("size", short: "s", help: "How much.", type: .integer),
            ]
          )
        ]
      ),
    ]
  )
}
