internal import Diagnostics

extension StatisticsFormat {
  /// Lines for people.
  public static let text = StatisticsFormat(
    id: "text",
    summary: "lines to look at",
    render: { statistics, name in
      let prefix = name.map { "\($0): " } ?? ""
      return lines(of: statistics).map { prefix + $0 + "\n" }.joined()
    }
  )

  private static func lines(of statistics: TreeStatistics) -> [String] {
    func share(_ count: Int) -> String {
      guard statistics.elementCount > 0 else { return "\(count)" }
      let tenths = (count * 1000 + statistics.elementCount / 2) / statistics.elementCount
      return "\(count) (\(tenths / 10).\(tenths % 10) %)"
    }
    var rows = [
      ("bytes", "\(statistics.byteCount)"),
      ("elements", "\(statistics.elementCount)"),
      ("levels", "\(statistics.levelCount)"),
      ("with identifier", share(statistics.identifiedCount)),
      ("with label", share(statistics.labelledCount)),
      ("without frame", share(statistics.framelessCount)),
      ("types", "\(statistics.typeCounts.count)"),
    ]
    rows += TreeStatistics.ranked(statistics.typeCounts).map { ("  \($0.name)", share($0.count)) }
    rows.append(("duplicate identifiers", "\(statistics.duplicates.count)"))
    rows += TreeStatistics.ranked(statistics.duplicates).map {
      ("  \(VisibleText.escaped($0.name))", "\($0.count)")
    }
    return rows.map { name, value in
      name + String(repeating: " ", count: max(1, 24 - name.count)) + value
    }
  }
}
