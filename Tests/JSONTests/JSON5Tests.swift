import JSON
import Testing

/// The examples and rules of JSON5 1.0.0 (spec.json5.org), by section.
@Suite struct JSON5Tests {
  /// A JSON5 text and what it stands for.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let value: JSONValue
    var testDescription: String { text }

    init(_ text: String, _ value: JSONValue) {
      self.text = text
      self.value = value
    }
  }

  @Test func `the short example of section 1_2 is read`() throws {
    let text = #"""
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \
      No \\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """#
    #expect(
      try JSONValue(json5: Array(text.utf8))
        == .object([
          "unquoted": .string("and you can quote me on that"),
          "singleQuotes": .string("I can use \"double quotes\" here"),
          "lineBreaks": .string("Look, Mom! No \\n's!"),
          "hexadecimal": .integer(0xdecaf),
          "leadingDecimalPoint": .real(0.8675309),
          "andTrailing": .real(8_675_309),
          "positiveSign": .integer(1),
          "trailingComma": .string("in objects"),
          "andIn": .array([.string("arrays")]),
          "backwardsCompatible": .string("with JSON"),
        ])
    )
  }

  @Test(arguments: [
    // 3 Objects
    Case(
      "{ width: 1920, height: 1080, }",
      .object(["width": .integer(1920), "height": .integer(1080)])
    ),
    Case(
      "{ image: { width: 1920, \"aspect-ratio\": \"16:9\", } }",
      .object(["image": .object(["width": .integer(1920), "aspect-ratio": .string("16:9")])])
    ),
    Case(
      "{ $_ü1: 1, \\u0061b: 2, ℕ\u{200D}: 3 }",
      .object(["$_ü1": .integer(1), "ab": .integer(2), "ℕ\u{200D}": .integer(3)])
    ),
    Case("{ true: null, Infinity: 1 }", .object(["true": .null, "Infinity": .integer(1)])),
    // 4 Arrays
    Case("[ 1, true, 'three', ]", .array([.integer(1), .bool(true), .string("three")])),
    Case("[]", .array([])),
    Case("[[1,],]", .array([.array([.integer(1)])])),
    // 5 Strings
    Case(
      #"'\'\"\\\b\f\n\r\t\v\0\x41\u0042\a\/'"#,
      .string("'\"\\\u{8}\u{C}\n\r\t\u{B}\0ABa/")
    ),
    Case("'a\\\r\nb\\\nc\\\u{2028}d\\\u{2029}e'", .string("abcde")),
    Case("'raw \u{2028} and \t tab'", .string("raw \u{2028} and \t tab")),
    Case(#"'\xe9\ud83d\ude00'"#, .string("é😀")),
    // 6 Numbers
    Case("123", .integer(123)), Case("123.456", .real(123.456)), Case(".456", .real(0.456)),
    Case("5.", .real(5)), Case("-.5", .real(-0.5)), Case("+.5e1", .real(5)),
    Case("5.e3", .real(5000)), Case("123e-456", .real(0)), Case("0xDECAF", .integer(0xDECAF)),
    Case("-0XC0FFEE", .integer(-0xC0FFEE)), Case("0xFFFFFFFFFFFFFFFF", .real(0x1p64)),
    Case("Infinity", .real(.infinity)), Case("-Infinity", .real(-.infinity)),
    Case("+Infinity", .real(.infinity)), Case("-0", .integer(0)), Case("0.", .real(0)),
    // 7 Comments
    Case("// to the end\n1 /* in\nthe * middle **/ // last", .integer(1)),
    Case("// ended by\u{2028}2", .integer(2)), Case("1//", .integer(1)),
    // 8 White space
    Case("\u{FEFF}\t\u{B}\u{C} \u{A0}\u{2003}\u{2029}1\r\n", .integer(1)),
  ])
  func `a text is read as the value that it stands for`(_ example: Case) throws {
    #expect(try JSONValue(json5: Array(example.text.utf8)) == example.value)
  }

  @Test func `NaN is read, with signs as well`() throws {
    for text in ["NaN", "-NaN", "+NaN"] {
      guard case .real(let number) = try JSONValue(json5: Array(text.utf8)) else {
        Issue.record("\(text) is no number")
        continue
      }
      #expect(number.isNaN)
    }
  }

  @Test(arguments: [
    ("", 0, "a value", true),
    ("[,]", 1, "a value", false),
    ("[1,,]", 3, "a value", false),
    ("{,}", 1, "a key", false),
    ("{a-b: 1}", 2, "':'", false),
    ("{1a: 1}", 1, "a key", false),
    ("{a\\x41: 1}", 3, "an escape such as \\u0041", false),
    ("'a\nb'", 2, "the closing quote, or a backslash at the end of the line", false),
    ("'a", 2, "the closing quote of a string", true),
    ("'\\1'", 2, "an escape such as \\n or \\u0041", false),
    ("'\\01'", 3, "no digit after \\0", false),
    ("'\\xg1'", 3, "two hexadecimal digits", false),
    ("0x", 2, "a hexadecimal digit", true),
    ("010", 1, "the end of the text", false),
    (".", 1, "a digit", true),
    ("+-1", 1, "a number", false),
    ("Infinite", 0, "Infinity", false),
    ("/* open", 0, "the end of this comment, */, further on", false),
    ("1 / 2", 2, "a comment, // or /*,", false),
    ("undefined", 0, "a value", false),
    ("1e400", 0, "a number of at most 1.8e308", false),
  ])
  func `a fault is told with its place`(
    _ text: String,
    _ offset: Int,
    _ expected: String,
    _ isAtEnd: Bool
  ) {
    #expect(throws: JSONSyntaxFault(offset: offset, expected: expected, isAtEnd: isAtEnd)) {
      try JSONValue(json5: Array(text.utf8))
    }
  }

  @Test(arguments: [
    "{a: 1}", "'a'", "[1,]", "+1", ".5", "1.", "0x1", "Infinity", "NaN", "1 // x", "\u{A0}1",
  ])
  func `JSON itself has none of this`(_ text: String) {
    #expect(throws: JSONSyntaxFault.self) { try JSONValue(json: text) }
    #expect(throws: Never.self) { try JSONValue(json5: Array(text.utf8)) }
  }

  @Test func `nodes know their places, and keep members with the same key`() throws {
    let text = "{ // a comment\n  a: [1, 'x'],\n  'a': {},\n}"
    let node = try JSONNode(Array(text.utf8), dialect: .json5)
    guard case .object(let members) = node.content else {
      Issue.record("It is no object")
      return
    }
    func part(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(part(node.range) == text)
    #expect(members.map(\.key) == ["a", "a"])
    #expect(members.map { part($0.keyRange) } == ["a", "'a'"])
    #expect(members.map { part($0.value.range) } == ["[1, 'x']", "{}"])
  }
}
