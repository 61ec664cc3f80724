/// Writes how many matches there are.
final class QueryCountWriter: QueryWriter {
  private let console: Console

  init(console: Console) {
    self.console = console
  }

  func write(_ matches: [QueryMatch], file: String?) throws {
    try console.write((file.map { "\($0): " } ?? "") + "\(matches.count)\n")
  }
}
