import Foundation
import Predicate
import Testing

/// Texts, numbers and arguments in a format.
@Suite struct LiteralTests {
  /// KOZE: an unknown sequence is its letter; the rest is Apple's and C's.
  @Test(arguments: [
    ("'a'", "a"), ("\"a\"", "a"), ("''", ""), ("\"\"", ""), ("'say \"hi\"'", "say \"hi\""),
    ("\"it's\"", "it's"), ("'it\\'s'", "it's"), ("\"\\\"\"", "\""), ("'\\\\'", "\\"),
    ("'\\n\\t\\r\\b\\f\\v\\a'", "\n\t\r\u{8}\u{C}\u{B}\u{7}"), ("'\\101\\060'", "A0"),
    ("'\\0'", "0"), ("'\\18'", "18"), ("'\\1234'", "S4"), ("'\\x41\\x7F\\xe9'", "A\u{7F}é"),
    ("'\\u00e9\\u20AC'", "é€"), ("'\\ud83d\\ude00'", "😀"), ("'\\d\\q\\%'", "dq%"),
    ("'\\é\\😀'", "é😀"),
    ("'%@ %K $x #'", "%@ %K $x #"), ("'\u{2028}\u{85}\r'", "\u{2028}\u{85}\r"), ("'\0'", "\0"),
    ("'日本語 e\u{301}'", "日本語 e\u{301}"), ("'\\u0000'", "\0"), ("'\\777'", "\u{1FF}"),
  ])
  func `texts`(literal: String, text: String) throws {
    #expect(try FormatExpression(format: literal) == .string(text))
  }

  @Test(arguments: [
    ("0", 0), ("007", 7), ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
    ("0x0", 0), ("0xFf", 255), ("0X10", 16), ("0x7FFFFFFFFFFFFFFF", Int64.max),
    ("-0x8000000000000000", Int64.min), ("0o17", 15), ("0O7", 7),
    ("-0o1000000000000000000000", Int64.min),
    ("0b101", 5), ("0B1", 1), ("- 5", -5), ("-0", 0), ("TRUE", 1), ("yes", 1), ("False", 0),
    ("NO", 0),
    ("0x1e5", 0x1E5), ("0b0", 0),
  ])
  func `whole numbers`(literal: String, value: Int64) throws {
    #expect(try FormatExpression(format: literal) == .integer(value))
  }

  @Test(arguments: [
    ("0.0", 0.0), ("1.5", 1.5), ("2.5e3", 2500), ("9.2e-5", 9.2e-5), ("1E5", 1e5), ("1e+2", 100),
    ("-1.5", -1.5), ("-0.0", -0.0), ("1e308", 1e308), ("9223372036854775808.0", 0x1p63),
    ("1e-400", 0), ("0e0", 0), ("123456789.123456789", 123456789.12345679),
  ])
  func `numbers with a fraction`(literal: String, value: Double) throws {
    #expect(try FormatExpression(format: literal) == .constant(.real(value)))
  }

  @Test(arguments: ["nil", "NIL", "null", "Null"])
  func `nothing`(literal: String) throws {
    #expect(try FormatExpression(format: literal) == .null)
  }

  @Test func `arguments become expressions`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let all = try FormatPredicate(
      format: "%K IN {%@, %@, %@, %@, %@, %@, %@, %@}",
      "rect.x",
      "a",
      1,
      UInt64.max,
      1.5,
      true,
      date,
      nil,
      ["x", "y"]
    )
    #expect(
      all.description == """
        rect.x IN {"a", 1, 1.8446744073709552e+19, 1.5, 1, CAST(5.0, "NSDate"), nil, {"x", "y"}}
        """
    )
    #expect(try FormatPredicate(format: "a BETWEEN %@", 1...3).description == "a BETWEEN {1, 3}")
    #expect(try FormatPredicate(format: "a IN %@", Set([1])).description == "a IN {1}")
    #expect(
      try FormatPredicate(format: "a == %@", "it's \"x\"").description == "a == \"it's \\\"x\\\"\""
    )
  }

  @Test(arguments: [
    "%d", "%i", "%u", "%x", "%X", "%o", "%c", "%D", "%ld", "%lld", "%lu", "%hd", "%qi", "%zu",
  ])
  func `specifiers of whole numbers`(specifier: String) throws {
    let isKnown = specifier != "%D"
    #expect((try? FormatPredicate(format: "a == \(specifier)", 7)) != nil || !isKnown)
    #expect(throws: PredicateSyntaxError.self) {
      try FormatPredicate(format: "a == \(specifier)", "7")
    }
    #expect(throws: PredicateSyntaxError.self) {
      try FormatPredicate(format: "a == \(specifier)", 7.5)
    }
    #expect(throws: PredicateSyntaxError.self) { try FormatPredicate(format: "a == \(specifier)") }
    #expect(throws: PredicateSyntaxError.self) {
      try FormatPredicate(format: "a == \(specifier)", 7, 8)
    }
  }

  @Test(arguments: ["%f", "%F", "%e", "%E", "%g", "%G", "%a", "%A", "%lf", "%Lf"])
  func `specifiers of numbers with a fraction`(specifier: String) throws {
    let predicate = try FormatPredicate(format: "a == \(specifier)", 1.5)
    #expect(predicate.description == "a == 1.5")
    #expect(throws: PredicateSyntaxError.self) {
      try FormatPredicate(format: "a == \(specifier)", 7)
    }
    #expect(throws: PredicateSyntaxError.self) {
      try FormatPredicate(format: "a == \(specifier)", nil)
    }
  }

  @Test func `a key path as an argument may have any characters`() throws {
    #expect(
      try FormatPredicate(format: "%K == 1", "a b.size.Größe").description
        == "SELF[\"a b\"].#size[\"Größe\"] == 1"
    )
    #expect(try FormatPredicate(format: "%K == 1", "self.a").description == "SELF.a == 1")
    #expect(try FormatPredicate(format: "%K == 1", "SELF").description == "SELF == 1")
    #expect(
      try FormatPredicate(format: "a.%K.c == 1", "b b.@count").description
        == "a[\"b b\"].@count.c == 1"
    )
    #expect(
      try FormatPredicate(format: "SELF.%K == %s", "b.#in", "x").description
        == "SELF.b.#in == \"x\""
    )
  }

  @Test func `values are found by such keys`() throws {
    let subject = PredicateValue.dictionary(["a b": .dictionary(["size": .integer(1)])])
    #expect(try FormatPredicate(format: "%K == 1", "a b.size").evaluate(with: subject))
  }
}
