/// A shell for which the tool can write a completion script.
enum CompletionShell: String, CaseIterable, Hashable, Sendable {
  /// The Bourne-again shell, from 3.2 on.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, from 3.0 on.
  case fish

  /// Returns the script that teaches the shell to complete the tool's arguments.
  func script(for tool: ToolSpecification) -> String {
    switch self {
    case .bash: BashCompletionScript(tool).text
    case .zsh: ZshCompletionScript(tool).text
    case .fish: FishCompletionScript(tool).text
    }
  }
}
