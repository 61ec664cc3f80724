/// `einstein completions`: prints a script that completes the tool's command lines.
struct CompletionsCommand: RunnableCommand {
  private static let shell = Argument<CompletionShell>(
    "SHELL",
    help: "The shell to write for.",
    type: .choice(CompletionShell.allCases.map { Choice($0.rawValue, $0) })
  )

  static let specification = CommandSpecification(
    name: "completions",
    abstract: "Print a script that completes command lines of einstein.",
    parameters: [shell],
    examples: [
      CommandExample("source <(einstein completions bash)", "In ~/.bashrc."),
      CommandExample("einstein completions zsh > ~/.zfunc/_einstein", "With ~/.zfunc in fpath."),
      CommandExample(
        "einstein completions fish > ~/.config/fish/completions/einstein.fish",
        "For fish."
      ),
    ]
  )

  private let shell: CompletionShell

  init(_ arguments: ParsedArguments) throws(UsageError) {
    shell = arguments[Self.shell]
  }

  func run(_ console: Console) throws -> ExitStatus {
    try console.write(shell.script(for: Einstein.tool))
    return .success
  }
}
