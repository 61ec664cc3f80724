/// Figures in columns under headings, the first column to the left and the others to the right.
struct Table: CustomStringConvertible {
  private var rows: [[String]]

  init(_ headings: String...) { self.init(headings) }

  init(_ headings: [String]) { rows = [headings] }

  mutating func append(_ cells: String...) { append(cells) }

  mutating func append(_ cells: [String]) { rows.append(cells) }

  var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      return "  " + cells.joined(separator: "   ")
    }
    return lines.joined(separator: "\n")
  }
}
