import Testing
import XMLSupport

@Suite struct XPathDocumentTests {
  /// `<a n="1"><b n="2"/><b n="é"/></a><c/>`, numbered 10, 11, 12, 13.
  private func makeDocument() -> XPathDocument {
    var document = XPathDocument()
    document.start("a", number: 10, n: "1")
    document.start("b", number: 11, n: "2")
    document.endElement()
    document.start("b", number: 12, n: "é")
    document.endElement()
    document.endElement()
    document.start("c", number: 13, n: nil)
    document.endElement()
    document.finish()
    return document
  }

  @Test(arguments: [
    ("//b", XPathValue.nodes([.element(11), .element(12)])),
    ("/a/b[2]", .nodes([.element(12)])),
    ("//b[@n='é']", .nodes([.element(12)])),
    (
      "//b/@n",
      .nodes([
        .attribute(element: 11, name: "n", value: "2"),
        .attribute(element: 12, name: "n", value: "é"),
      ])
    ),
    ("/*", .nodes([.element(10), .element(13)])),
    ("/", .nodes([.document])),
    ("//z", .nodes([])),
    ("//c | //b | //a", .nodes([.element(10), .element(11), .element(12), .element(13)])),
    ("count(//b)", .number(2)),
    ("string(//b/@n)", .string("2")),
    ("boolean(//z)", .boolean(false)),
    ("//b[last()]/preceding-sibling::*", .nodes([.element(11)])),
  ])
  func `expressions give what XPath 1.0 says`(expression: String, expected: XPathValue) throws {
    #expect(try makeDocument().evaluate(expression) == expected)
  }

  @Test(
    arguments: [
      ("//b[", 4), ("//b[@n='1]", 10), ("b)", 1), ("", 0), ("nope()", nil), ("//x:b", nil),
      ("$v", nil),
    ] as [(String, Int?)]
  )
  func `a wrong expression is an error, with its place if it is one of syntax`(
    expression: String,
    offset: Int?
  ) throws {
    let document = makeDocument()
    let error: XPathError
    do {
      let value = try document.evaluate(expression)
      Issue.record("\(value)")
      return
    } catch let caught {
      error = caught
    }
    #expect(error.expression == expression)
    #expect(!error.message.isEmpty)
    if let offset { #expect(error.offset == offset) }
  }

  @Test func `a document of a hundred thousand levels is built and freed`() throws {
    var document = XPathDocument()
    for level in 0..<100_000 { document.start("a", number: level, n: nil) }
    for _ in 0..<100_000 { document.endElement() }
    document.finish()
    #expect(try document.evaluate("count(/a/a)") == .number(1))
  }
}

extension XPathDocument {
  fileprivate mutating func start(_ name: String, number: Int, n: String?) {
    Array(name.utf8).withUnsafeBufferPointer { startElement($0, number: number) }
    guard let n else { return }
    Array("n".utf8).withUnsafeBufferPointer { name in
      Array(n.utf8).withUnsafeBufferPointer { attribute(name, $0) }
    }
  }
}
