import JSON
import Testing

@Suite struct JSONValueTests {
  /// A JSON text and what it stands for.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let value: JSONValue
    var testDescription: String { text }

    init(_ text: String, _ value: JSONValue) {
      self.text = text
      self.value = value
    }
  }

  @Test(arguments: [
    Case("null", .null),
    Case(" true\n", .bool(true)),
    Case("false", .bool(false)),
    Case("0", .integer(0)),
    Case("-0", .integer(0)),
    Case("1", .integer(1)),
    Case("1.0", .real(1)),
    Case("1e2", .real(100)),
    Case("-2.5E-1", .real(-0.25)),
    Case("9223372036854775807", .integer(.max)),
    Case("-9223372036854775808", .integer(.min)),
    Case("9223372036854775808", .real(9_223_372_036_854_775_808)),
    Case(#""""#, .string("")),
    Case(#""a\"\\\/\b\f\n\r\t\u00e9é""#, .string("a\"\\/\u{8}\u{C}\n\r\té\u{E9}")),
    Case(#""\ud83d\uDE00""#, .string("😀")),
    Case("[]", .array([])),
    Case("{}", .object([:])),
    Case("[1, [2.0, null], {}]", .array([.integer(1), .array([.real(2), .null]), .object([:])])),
    Case(#"{"a": {"b": [true]}}"#, .object(["a": .object(["b": .array([.bool(true)])])])),
    Case(#"{"a": 1, "a": 2}"#, .object(["a": .integer(2)])),
  ])
  func `a text is read as the value that it stands for`(_ example: Case) throws {
    #expect(try JSONValue(json: example.text) == example.value)
  }

  @Test(arguments: [
    ("", 0, "a value", true),
    ("[1 2]", 3, "',' or ']'", false),
    ("[1,", 3, "a value", true),
    ("{a: 1}", 1, "a key in double quotes", false),
    ("[tru", 4, "true", true),
    ("1 2", 2, "the end of the text", false),
    ("[1, 1e400]", 4, "a number of at most 1.8e308", false),
    (#"["\ud83d"]"#, 1, "a string in which \\uD800 to \\uDFFF stand in pairs", false),
    (#"["\ud83d\u0041"]"#, 1, "a string in which \\uD800 to \\uDFFF stand in pairs", false),
    (#"["\ude00\ud83d"]"#, 1, "a string in which \\uD800 to \\uDFFF stand in pairs", false),
  ])
  func `a fault is told with its place`(
    _ text: String,
    _ offset: Int,
    _ expected: String,
    _ isAtEnd: Bool
  ) {
    #expect(throws: JSONSyntaxFault(offset: offset, expected: expected, isAtEnd: isAtEnd)) {
      try JSONValue(json: text)
    }
  }

  @Test func `a string that is not UTF-8 is refused`() {
    let fault = JSONSyntaxFault(offset: 1, expected: "a string in UTF-8", isAtEnd: false)
    #expect(throws: fault) { try JSONValue(json: [0x5B, 0x22, 0xFF, 0x22, 0x5D]) }
  }

  @Test func `five hundred and twelve levels are read, and no more`() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + "1" + String(repeating: "]", count: count)
    }
    _ = try JSONValue(json: nested(512))
    let fault = JSONSyntaxFault(
      offset: 513,
      expected: "no more than 512 levels of nesting",
      isAtEnd: false
    )
    #expect(throws: fault) { try JSONValue(json: nested(100_000)) }
  }
}
