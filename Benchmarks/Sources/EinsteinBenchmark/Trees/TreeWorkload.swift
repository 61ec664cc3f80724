internal import CBenchmarkSupport
internal import Hierarchy
internal import Query
internal import Reporting

/// A question to a tree that is there already, asked in one of the languages.
struct TreeWorkload {
  let question: TreeQuestion
  let language: Language

  enum Language: String, CaseIterable {
    case chain, predicate, xpath
    /// XCUITest's queries over a device.
    case live
    /// libxml2's XPath, with the expression compiled and the document read before.
    case peer
  }

  var name: String { "tree-\(question.rawValue)-\(language.rawValue)" }

  init(_ question: TreeQuestion, _ language: Language) {
    self.question = question
    self.language = language
  }

  init?(name: String) {
    for question in TreeQuestion.allCases {
      for language in Language.allCases {
        self.init(question, language)
        if self.name == name { return }
      }
    }
    return nil
  }

  /// Gets ready for a dump, and returns what asks once and tells how many elements are found.
  ///
  /// Einstein's questions are read before, but made ready for the tree each time.
  func prepare(_ bytes: [UInt8]) throws -> () throws -> Int {
    let tree = try DumpReader().read(DumpSource(bytes)).tree
    let wording = try question.wording(for: tree)
    switch language {
    case .chain:
      let chain = try ClassChain(wording.chain)
      return { try chain.nodes(in: tree, limit: wording.limit).count }
    case .predicate:
      let predicate = try TreePredicate(format: wording.predicate, dialect: wording.dialect)
      return { try predicate.nodes(in: tree, limit: wording.limit).count }
    case .xpath:
      let expression = try XPathExpression(wording.xpath)
      return { try expression.nodes(in: tree, limit: wording.limit).count }
    case .live:
      let session = DeviceSession(StaticDevice(tree), failureSink: FailureList())
      let app = DeviceApplication(session: session)
      return { app.buttons[wording.button].firstMatch.exists ? 1 : 0 }
    case .peer:
      let document = Text(bytes).withCharacters { einstein_document_read($0, $1, true) }
      guard let path = einstein_xpath_compile(wording.xpathOfPeer ?? wording.xpath)
      else {
        throw BenchmarkError("libxml2 does not like '\(wording.xpath)'")
      }
      return { einstein_xpath_count(path, document) }
    }
  }

  /// Asks as often as each line on standard input says, and answers with the seconds.
  func serve(_ path: String) throws {
    let ask = try prepare(DumpSource.file(path).readToEnd(limit: nil))
    let clock = ContinuousClock()
    try Workload.serve {
      var count = 0
      let duration = try clock.measure { count = try ask() }
      guard count > 0 else { throw BenchmarkError("nothing is found") }
      return duration
    }
  }
}
