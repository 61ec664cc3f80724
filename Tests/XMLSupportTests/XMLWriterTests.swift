import Testing
import TestSupport
import XMLSupport

@Suite struct XMLWriterTests {
  /// Calls a writer and returns its text.
  private func write(_ body: (inout XMLWriter) throws -> Void) throws -> String {
    var bytes: [UInt8] = []
    var writer = XMLWriter { bytes.append(contentsOf: $0) }
    try writer.declaration()
    try body(&writer)
    try writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `it lays a document out as libxml2 does`() throws {
    let text = try write { writer in
      try writer.start("a", ["x": "1"])
      try writer.start("b")
      try writer.start("c")
      try writer.endElement()
      try writer.endElement()
      try writer.start("d")
      try writer.characters("text & more")
      try writer.endElement()
      try writer.endElement()
    }
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a x="1">
          <b>
            <c/>
          </b>
          <d>text &amp; more</d>
        </a>

        """
    )
    #expect(textByLibXML2(Array(text.utf8)) == text)
  }

  @Test(arguments: AwkwardText.all)
  func `a value is read back as it was`(value: String) throws {
    let text = try write { writer in
      try writer.start("a", ["v": value])
      try writer.endElement()
    }
    #expect(try read(text) == ["<a v=\(value)", "/"])
    #expect(textByLibXML2(Array(text.utf8)) == text)
  }

  /// The cases of WebDriverAgent's `FBXMLSafeStringTests.m` and the production Char of XML 1.0:
  /// what XML forbids is left out, and nothing else.
  @Test(arguments: [
    ("a\u{0}b", "ab", 1), ("\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}", "", 6),
    ("\u{1B}[31mred", "[31mred", 1),
    ("\u{FFFE}x\u{FFFF}", "x", 2),
    ("\u{FFFD}\u{E000}\u{D7FF}\u{10FFFF}", "\u{FFFD}\u{E000}\u{D7FF}\u{10FFFF}", 0),
    ("\u{7F}\u{80}\u{9F}", "\u{7F}\u{80}\u{9F}", 0), ("\u{FEFF}\u{FB01}", "\u{FEFF}\u{FB01}", 0),
  ])
  func `characters that XML forbids are left out and counted`(
    value: String,
    expected: String,
    count: Int
  ) throws {
    var removed = 0
    let text = try write { writer in
      try writer.start("a", ["v": value])
      try writer.endElement()
      removed = writer.forbiddenCharacterCount
    }
    #expect(try read(text) == ["<a v=\(expected)", "/"])
    #expect(removed == count)
  }

  @Test(arguments: [UInt64](1...30))
  func `a random document is written as libxml2 writes it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var depth = 0
    let text = try write { writer in
      try writer.start("root")
      for _ in 0..<200 {
        if depth > 0, Bool.random(using: &generator) {
          try writer.endElement()
          depth -= 1
        } else {
          let value = AwkwardText.all.randomElement(using: &generator) ?? ""
          try writer.start("größe", ["a": value, "b-c.d": value])
          depth += 1
        }
      }
      for _ in 0...depth { try writer.endElement() }
    }
    #expect(textByLibXML2(Array(text.utf8)) == text)
  }

  /// libxml2 indents no further than 60 columns.
  @Test func `deep elements are indented as libxml2 does`() throws {
    let text = try write { writer in
      for _ in 0..<100 { try writer.start("a") }
      for _ in 0..<100 { try writer.endElement() }
    }
    #expect(textByLibXML2(Array(text.utf8)) == text)
  }

  @Test func `long texts are handed over in pieces`() throws {
    var pieces: [Int] = []
    var writer = XMLWriter { pieces.append($0.count) }
    for _ in 0..<3 {
      try writer.start("a", ["v": String(repeating: "x", count: 50_000)])
      try writer.endElement()
    }
    try writer.start("a", ["v": String(repeating: "y", count: 200_000)])
    try writer.endElement()
    try writer.finish()
    #expect(pieces.count > 3)
    #expect(pieces.reduce(0, +) == 350_000 + 4 * "<a v=\"\"/>\n".utf8.count)
  }

  @Test(arguments: [
    ("a", true), ("größe", true), ("a-b.c_1", true), ("_x", true), ("o.沉", true), ("", false),
    ("1a", false), ("a b", false), ("a>", false), ("-a", false), ("a\u{0}", false),
  ])
  func `names are checked by the rules of XML`(name: String, isValid: Bool) {
    #expect(XMLName.isValid(name) == isValid)
  }
}

extension XMLWriter {
  fileprivate mutating func start(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:]
  ) throws {
    try Array(name.utf8).withUnsafeBufferPointer { try startElement($0) }
    for (name, value) in attributes {
      try Array(name.utf8).withUnsafeBufferPointer { name in
        try Array(value.utf8).withUnsafeBufferPointer { value in try attribute(name, value) }
      }
    }
  }

  fileprivate mutating func characters(_ text: String) throws {
    try Array(text.utf8).withUnsafeBufferPointer { try characters($0) }
  }
}
