/// Measures questions to trees.
struct TreeMeasurement {
  private var typeTime = Expectation("type, an element", .atMost, 10, "ns")
  private var prefixTime = Expectation("BEGINSWITH on a tree, an element", .atMost, 10, "ns")
  private var containsTime = Expectation("CONTAINS on a tree, an element", .atMost, 25, "ns")
  private var firstTime = Expectation("firstMatch of 1,000 elements", .atMost, 20, "µs")

  /// What is promised, and how it went.
  var expectations: [Expectation] { [typeTime, prefixTime, containsTime, firstTime] }

  /// Measures all questions in all languages, and prints the times.
  mutating func run(
    _ files: [DumpFile],
    isQuick: Bool,
    figures: inout RawFigures
  ) throws {
    var table = Table("question", "elements", "chain", "predicate", "libxml2", "unit", "× libxml2")
    for file in files {
      for question in TreeQuestion.allCases {
        Output.progress("question '\(question.rawValue)' to \(file.elementCount) elements")
        let workloads = TreeWorkload.Language.allCases.map { TreeWorkload(question, $0) }
        let peers = try workloads.map {
          try Peer($0.name, talkingTo: Program.command("serve", $0.name, file.path))
        }
        let count = max(1, (question.isCountedByElement ? 200_000 : 2_000_000) / file.elementCount)
        let race = try Race(peers, rounds: isQuick ? 3 : 9, count: count)
        figures.add("tree-\(question.rawValue).\(file.elementCount)", race)
        let unit = question.isCountedByElement ? 1e9 / Double(file.elementCount) : 1e6
        let times = workloads.map { race.median($0.name).map { $0 * unit } }
        note(times, question, file)
        table.append(
          question.title,
          "\(file.elementCount)",
          times[0].text(1),
          times[1].text(1),
          times[2].text(1),
          question.isCountedByElement ? "ns/element" : "µs",
          race.speed(of: workloads[1].name, against: workloads[2].name).text(1)
        )
      }
    }
    Output.result("Questions to trees (medians; × libxml2: how much faster the predicate is than")
    Output.result("libxml2's compiled XPath on a document that is there already)")
    Output.result("\(table)\n")
  }

  private mutating func note(_ times: [Double?], _ question: TreeQuestion, _ file: DumpFile) {
    let place = "\(file.elementCount)"
    switch question {
    case .type: for time in times.prefix(2) { typeTime.note(time, at: place) }
    case .prefix: for time in times.prefix(2) { prefixTime.note(time, at: place) }
    case .contains: for time in times.prefix(2) { containsTime.note(time, at: place) }
    case .identifier: break
    case .first: if file.elementCount == 1_000 { firstTime.note(times[1], at: place) }
    }
  }
}
