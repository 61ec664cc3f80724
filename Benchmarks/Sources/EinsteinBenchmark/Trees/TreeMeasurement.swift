/// Measures questions to trees.
struct TreeMeasurement {
  private var typeTime = Expectation("type, an element", .atMost, 10, "ns")
  private var prefixTime = Expectation("BEGINSWITH on a tree, an element", .atMost, 10, "ns")
  private var containsTime = Expectation("CONTAINS on a tree, an element", .atMost, 25, "ns")
  private var firstTime = Expectation("firstMatch of 1,000 elements", .atMost, 20, "µs")

  private var xpathSpeed = Expectation("XPath with type and attribute", .atLeast, 40, "× libxml2")

  /// What is promised, and how it went.
  var expectations: [Expectation] { [typeTime, prefixTime, containsTime, firstTime, xpathSpeed] }

  /// Measures all questions in all languages, and prints the times.
  mutating func run(
    _ files: [DumpFile],
    isQuick: Bool,
    figures: inout RawFigures
  ) throws {
    typealias Language = TreeWorkload.Language
    let columns = Language.allCases.map { $0 == .peer ? "libxml2" : $0.rawValue }
    var table = Table(["question", "elements"] + columns + ["unit", "xpath × libxml2"])
    for file in files {
      for question in TreeQuestion.allCases {
        Output.progress("question '\(question.rawValue)' to \(file.elementCount) elements")
        let workloads = question.languages.map { TreeWorkload(question, $0) }
        let peers = try workloads.map {
          try Peer($0.name, talkingTo: Program.command("serve", $0.name, file.path))
        }
        let count = max(1, (question.isCountedByElement ? 200_000 : 2_000_000) / file.elementCount)
        let race = try Race(peers, rounds: isQuick ? 3 : 9, count: count)
        figures.add("tree-\(question.rawValue).\(file.elementCount)", race)
        let unit = question.isCountedByElement ? 1e9 / Double(file.elementCount) : 1e6
        func name(_ language: Language) -> String { TreeWorkload(question, language).name }
        var times: [Language: Double] = [:]
        for workload in workloads {
          times[workload.language] = race.median(workload.name).map { $0 * unit }
        }
        let speed = race.speed(of: name(.xpath), against: name(.peer))
        note(times, speed, question, file)
        table.append(
          [question.title, "\(file.elementCount)"]
            + Language.allCases.map { times[$0].text(1) }
            + [question.isCountedByElement ? "ns/element" : "µs", speed.text(1)]
        )
      }
    }
    Output.result(
      "Questions to trees (medians; libxml2's XPath is compiled, and its document is there"
    )
    Output.result("already; where its own words would take forever it has others)")
    Output.result("\(table)\n")
  }

  private mutating func note(
    _ times: [TreeWorkload.Language: Double],
    _ speed: Double?,
    _ question: TreeQuestion,
    _ file: DumpFile
  ) {
    let place = "\(file.elementCount)"
    let own = [times[.chain], times[.predicate]]
    switch question {
    case .type: for time in own { typeTime.note(time, at: place) }
    case .prefix: for time in own { prefixTime.note(time, at: place) }
    case .contains: for time in own { containsTime.note(time, at: place) }
    case .first: if file.elementCount == 1_000 { firstTime.note(times[.live], at: place) }
    case .attribute: if file.elementCount == 100_000 { xpathSpeed.note(speed, at: place) }
    case .identifier, .position, .chained: break
    }
  }
}
