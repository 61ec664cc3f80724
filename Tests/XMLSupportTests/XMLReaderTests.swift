import Testing
import TestSupport
import XMLSupport

@Suite struct XMLReaderTests {
  @Test func `elements, attributes and text come in order`() throws {
    let events = try read(#"<a x="1" y='2'><b/>text<c z="é"></c></a>"#)
    #expect(events == ["<a x=1 y=2", "<b", "/", "\"text", "<c z=é", "/", "/"])
  }

  /// XML 1.0 §3.3.3: a line break or tab in a value is read as a space, a reference to one is not.
  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x1F600;", "A😀"), ("a&#10;b", "a\nb"),
    ("a\nb", "a b"), ("a\tb", "a b"), ("a&#9;b&#13;", "a\tb\r"), ("a > b", "a > b"), ("", ""),
  ])
  func `values are handed over with references resolved`(written: String, read value: String) throws
  {
    #expect(try read("<a v=\"\(written)\"/>") == ["<a v=\(value)", "/"])
  }

  @Test func `namespace declarations and prefixes are not lost`() throws {
    let events = try read(#"<p:a xmlns:p="urn:p" xmlns="urn:d" p:x="1"/>"#)
    #expect(events == ["<p:a xmlns:p=urn:p xmlns=urn:d p:x=1", "/"])
    #expect(try read(#"<a q:x="1"/>"#) == ["<a q:x=1", "/"])
  }

  @Test func `comments and instructions are passed over, CDATA is text`() throws {
    let events = try read("<?xml version='1.0'?><!-- < --><a><?b c?><![CDATA[<x>]]></a><!-- -->")
    #expect(events == ["<a", "\"<x>", "/"])
  }

  /// libxml2 2.9 takes a ">" in a value for the end of the tag when a piece ends behind it.
  @Test(arguments: Array(1...40))
  func `the size of the pieces does not matter`(pieceSize: Int) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>\r
      <!-- a > b < c, don't < d -->
      <root a="x > y" b='/> "'>
        <日本 label="a &gt; b > c\n> &#x1F600;"/> text > more ü
        <![CDATA[ <not a="tag"> ]]>
      </root>
      """
    #expect(try read(text, pieceSize: pieceSize) == read(text))
  }

  @Test func `a value may be longer than any piece`() throws {
    let value = String(repeating: "> ü", count: 2_000_000)
    #expect(try read("<a v=\"\(value)\"/>", pieceSize: 64 * 1024) == ["<a v=\(value)", "/"])
  }

  @Test(arguments: [1, 7, 1 << 20])
  func `encodings that libxml2 knows are read`(pieceSize: Int) throws {
    func declared(_ name: String, _ value: [UInt8]) -> [UInt8] {
      Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a v=\"> ".utf8) + value
        + Array("\"/>".utf8)
    }
    let expected = ["<a v=> é", "/"]
    #expect(try read(declared("UTF-8", [0xC3, 0xA9]), pieceSize: pieceSize) == expected)
    #expect(
      try read([0xEF, 0xBB, 0xBF] + declared("utf-8", [0xC3, 0xA9]), pieceSize: pieceSize)
        == expected
    )
    #expect(try read(declared("ISO-8859-1", [0xE9]), pieceSize: pieceSize) == expected)
    #expect(try read(declared("windows-1252", [0xE9]), pieceSize: pieceSize) == expected)
    #expect(
      try read(declared("Shift_JIS", [0x93, 0xFA]), pieceSize: pieceSize) == ["<a v=> 日", "/"]
    )
    #expect(
      try read(declared("GB18030", [0xC8, 0xD5]), pieceSize: pieceSize) == ["<a v=> 日", "/"]
    )
    let units = Array("<a v=\"> é㰾\"/>".utf16)
    let little: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { (unit) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big: [UInt8] =
      [0xFE, 0xFF] + units.flatMap { (unit) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(try read(little, pieceSize: pieceSize) == ["<a v=> é㰾", "/"])
    #expect(try read(big, pieceSize: pieceSize) == ["<a v=> é㰾", "/"])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var line: Int
    var column: Int
    var sentence: String
  }

  @Test(arguments: [
    Fault(
      testDescription: "no XML",
      text: "hello",
      line: 1,
      column: 1,
      sentence: "Document is empty"
    ),
    Fault(
      testDescription: "wrong end tag",
      text: "<a>\n <b></c>\n</a>",
      line: 2,
      column: 9,
      sentence: "Opening and ending tag mismatch: b line 2 and c"
    ),
    Fault(
      testDescription: "duplicate attribute",
      text: "<a\nx='1' x='2'/>",
      line: 2,
      column: 12,
      sentence: "Attribute x redefined"
    ),
    Fault(
      testDescription: "raw < in a value",
      text: "<a>\n<b x='1<2'/></a>",
      line: 2,
      column: 8,
      sentence: "Unescaped '<' not allowed in attributes values"
    ),
    Fault(
      testDescription: "raw &",
      text: "<a x='1 & 2'/>",
      line: 1,
      column: 10,
      sentence: "xmlParseEntityRef: no name"
    ),
    Fault(
      testDescription: "unknown entity",
      text: "<a x='&nbsp;'/>",
      line: 1,
      column: 13,
      sentence: "Entity 'nbsp' not defined"
    ),
    Fault(
      testDescription: "forbidden character",
      text: "<a x='\u{3}'/>",
      line: 1,
      column: 7,
      sentence: "invalid character in attribute value"
    ),
    Fault(
      testDescription: "reference to a forbidden character",
      text: "<a x='&#3;'/>",
      line: 1,
      column: 11,
      sentence: "xmlParseCharRef: invalid xmlChar value 3"
    ),
    Fault(
      testDescription: "two roots",
      text: "<a/>\n<b/>",
      line: 2,
      column: 1,
      sentence: "Extra content at the end of the document"
    ),
    Fault(
      testDescription: "missing quotes",
      text: "<a x=1/>",
      line: 1,
      column: 6,
      sentence: "AttValue: \" or ' expected"
    ),
  ])
  func `a broken rule is named with its place`(fault: Fault) throws {
    let error = try #require(throws: XMLReadingError.self) { try read(fault.text) }
    #expect(error.reason == .notWellFormed(fault.sentence))
    #expect(error.position == XMLPosition(line: fault.line, column: fault.column))
  }

  @Test(arguments: [
    "<a>", "<a><b/>", "<a x='1", "<a x", "<a", "<a></a", "<a><!-- ", "<?xml version='1.0'?>",
  ])
  func `a text that ends too early is called truncated`(text: String) throws {
    let error = try #require(throws: XMLReadingError.self) { try read(text) }
    guard case .truncated = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `an empty text is called empty`() {
    let error = #expect(throws: XMLReadingError.self) { try read("") }
    #expect(error?.reason == .empty)
  }

  /// Wherever a whole text is cut, an error comes out and never a shorter text.
  @Test func `no prefix of a text passes for the text`() {
    let text = Array("<a x=\"1\"><b y='é'>t</b><c/></a>".utf8)
    for length in 0..<text.count {
      #expect(throws: XMLReadingError.self) { try read(Array(text[..<length])) }
    }
  }

  @Test(arguments: [
    "<!DOCTYPE a><a/>",
    "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
    "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
    "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
    """
    <!DOCTYPE l [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>
    <!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>]>
    <l x='&d;'>&d;</l>
    """,
  ])
  func `a document type declaration is refused`(text: String) throws {
    let error = try #require(throws: XMLReadingError.self) { try read(text) }
    guard case .documentType = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `depth is limited, at 4,096 levels unless told otherwise`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(try read(nested(4096)).count == 8192)
    for depth in [4097, 100_000] {
      let error = try #require(throws: XMLReadingError.self) { try read(nested(depth)) }
      #expect(error.reason == .tooDeep(limit: 4096))
    }
    var limits = XMLLimits()
    limits.depth = 3
    #expect(try read(nested(3), limits: limits).count == 6)
    #expect(throws: XMLReadingError.self) { try read(nested(4), limits: limits) }
  }

  @Test func `length can be limited`() throws {
    var limits = XMLLimits()
    limits.byteCount = 10
    #expect(try read(Array("<a b='1'/>".utf8), limits: limits).count == 2)
    let error = try #require(throws: XMLReadingError.self) {
      try read(Array("<a b='12'/>".utf8), limits: limits)
    }
    #expect(error.reason == .tooLarge(limit: 10))
  }

  @Test func `what a handler throws comes out with the place`() throws {
    let error = try #require(throws: XMLHandlerError.self) {
      try read(Array("<a>\n  <b/></a>".utf8), refusing: "b")
    }
    #expect(error.underlying is RecordingHandler.Refusal)
    #expect(error.position.line == 2)
  }

  @Test(arguments: [[0xE9], [0xC3], [0xFF, 0xFF], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func `bytes that are not UTF-8 are an error`(bytes: [UInt8]) {
    let text = Array("<a x='".utf8) + bytes + Array("'/>".utf8)
    #expect(throws: XMLReadingError.self) { try read(text) }
  }

  /// libxml2 2.9 stops at a byte that it cannot convert, and calls nobody: what it has handed over
  /// until then must not pass for the whole.
  @Test(
    arguments: [
      ("windows-1252", [0x81]), ("Shift_JIS", [0xFF]), ("EUC-JP", [0xFF]), ("GB18030", [0xFF]),
      ("UTF-8", [0xFF]), ("UTF-16LE", [0x00, 0xDC, 0x20, 0x00]),
      ("UTF-16BE", [0xDC, 0x00, 0x00, 0x20]),
    ] as [(String, [UInt8])]
  )
  func `bytes that do not fit the encoding are an error, also far inside`(
    encoding: String,
    wrong: [UInt8]
  ) {
    func encoded(_ text: String) -> [UInt8] {
      switch encoding {
      case "UTF-16LE":
        text.utf16.flatMap { (unit) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      case "UTF-16BE":
        text.utf16.flatMap { (unit) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
      default: Array(text.utf8)
      }
    }
    let mark: [UInt8] =
      encoding == "UTF-16LE" ? [0xFF, 0xFE] : encoding == "UTF-16BE" ? [0xFE, 0xFF] : []
    let declaration = mark.isEmpty ? "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>" : ""
    let filler = String(repeating: "<b n=\"name\"/>\n", count: 20_000)
    let text =
      mark + encoded(declaration + "<a>" + filler + "<b n=\"") + wrong
      + encoded("\"/>" + filler + "</a>")
    for pieceSize in [1000, 64 * 1024, text.count] {
      #expect(throws: XMLReadingError.self) { try read(text, pieceSize: pieceSize) }
    }
  }

  @Test func `what libxml2 would be slow with has limits`() throws {
    #expect(XMLLimits().attributeCount == 10_000)
    #expect(XMLLimits().markupByteCount == 16 << 20)
    var limits = XMLLimits()
    limits.attributeCount = 100
    limits.markupByteCount = 200_000
    func reason(_ text: String) -> XMLReadingError.Reason? {
      let error = #expect(throws: XMLReadingError.self) {
        try read(Array(text.utf8), pieceSize: 500, limits: limits)
      }
      return error?.reason
    }
    let attributes = (0..<200).map { " a\($0)=''" }.joined()
    #expect(reason("<a\(attributes)/>") == .manyAttributes(limit: 100))
    let long = String(repeating: "x ", count: 200_000)
    #expect(reason("<a><!-- < \(long) --></a>") == .longMarkup(limit: 200_000))
    #expect(reason("<a b='> \(long)'/>") == .longMarkup(limit: 200_000))
  }

  @Test func `text before any element is refused before more is read`() {
    var reader = XMLReader(handler: RecordingHandler())
    let text = Array("yes\n".utf8)
    #expect(throws: XMLReadingError.self) {
      for _ in 0..<100_000 { try text.withUnsafeBufferPointer { try reader.push($0) } }
    }
  }

  /// libxml2 leaves these out of what it hands over.
  @Test(arguments: [
    "<a xmlns:b=''/>", "<a xmlns:xml='urn:x'/>",
    "<a xmlns='http://www.w3.org/XML/1998/namespace'/>",
  ])
  func `a namespace declaration that would be lost is an error`(text: String) {
    #expect(throws: XMLReadingError.self) { try read(text) }
  }
}
