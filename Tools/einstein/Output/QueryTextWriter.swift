import Diagnostics
import Hierarchy

/// Writes each match on a line for people.
final class QueryTextWriter: QueryWriter {
  private let console: Console

  init(console: Console) {
    self.console = console
  }

  func write(_ matches: [QueryMatch], file: String?) throws {
    let prefix = file.map { "\(PathText.display($0)): " } ?? ""
    for match in matches { try console.write(prefix + match.line + "\n") }
  }
}

extension QueryMatch {
  /// The match on one line.
  fileprivate var line: String {
    switch self {
    case .element(let node): node.line
    case .attribute(let attribute): VisibleText.escaped(attribute.value)
    case .boolean(let value): "\(value)"
    case .number(let value): value.xpathText
    case .string(let value): VisibleText.escaped(value)
    }
  }
}

extension Double {
  /// The number as the function `string()` of XPath 1.0 writes it.
  var xpathText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    return Int64(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
