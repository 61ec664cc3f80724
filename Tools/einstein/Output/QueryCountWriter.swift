/// Writes how many matches there are.
final class QueryCountWriter: QueryWriter {
  private let console: Console

  init(console: Console) {
    self.console = console
  }

  func write(_ matches: [QueryMatch], file: String?) throws {
    for match in matches {
      switch match {
      case .element, .attribute: continue
      case .boolean, .number, .string:
        throw UsageError.other(
          "'count' counts matches, and the expression gives a value; use 'text'"
        )
      }
    }
    try console.write((file.map { "\(PathText.display($0)): " } ?? "") + "\(matches.count)\n")
  }
}
