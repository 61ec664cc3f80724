import Hierarchy
import Reporting

/// Writes matching elements as rows of a table.
final class QueryCSVWriter: QueryWriter {
  private let console: Console
  private var hasHeader = false

  init(console: Console) {
    self.console = console
  }

  func write(_ matches: [QueryMatch], file: String?) throws {
    let rows = try matches.map { match in
      guard case .element(let node) = match else {
        throw UsageError.other(
          "'csv' is a table of elements, and the expression gives something else; use 'json'"
        )
      }
      return (file.map { [$0] } ?? []) + CSVRow.fields(of: node)
    }
    if !hasHeader {
      hasHeader = true
      let columns = (file == nil ? [] : ["file"]) + CSVRow.elementColumns
      try console.write(CSVRow.text(of: columns))
    }
    for row in rows { try console.write(CSVRow.text(of: row)) }
  }
}
