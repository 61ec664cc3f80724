import Foundation
import Predicate
import TestSupport
import Testing

/// Nothing that is handed to the parser is too strange or too large for it.
@Suite struct ParserRobustnessTests {
  /// Reads a text, and expects of an error that it points to whole characters inside the text.
  @discardableResult
  private func expectSoundOutcome(_ format: String) -> FormatPredicate? {
    do throws(PredicateSyntaxError) {
      return try FormatPredicate.parse(format, checksRegularExpressions: true).predicate
    } catch {
      let bytes = Array(format.utf8)
      #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count, "\(error)")
      #expect(String(validating: bytes[error.range], as: UTF8.self) != nil, "\(error)")
      #expect(error.format.utf8.elementsEqual(bytes))
      #expect(!error.summary.isEmpty && !error.summary.contains("\n"))
      #expect(error.description.contains(error.summary))
      return nil
    }
  }

  private static let words = [
    "a", "label", "SELF", "AND", "OR", "NOT", "==", "!=", "<", ">=", "IN", "CONTAINS", "[c]", "[",
    "]", "(", ")", "{", "}", ",", ".", "'x'", "\"y\"", "'", "\"", "1", "-", "+", "**", "0x1F",
    "1e5",
    "NULL", "$v", ":=", ":", "@count", "#in", "%@", "%K", "%", "?", "TERNARY", "CAST(1, 'NSDate')",
    "SUBQUERY(a, $x, $x > 1)", "FUNCTION(a, 'length')", "UNION", "ANY", "ALL", "BETWEEN", "LIKE",
    "MATCHES '('", "FIRST", "\\", "é", "\n", "\0", "“", "'\\u12'", "'\\x1é'", "sum(a)", "!", "&&",
    "uti-", "UTI-EQUALS", "9223372036854775808", "1.", ".5", "1_0", "'\\ud83d\\ude00'", "'\\ud83d'",
  ]

  @Test(arguments: UInt64(0)..<10)
  func `words in any order are read or refused`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      let count = Int.random(in: 1...9, using: &generator)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      let separator = Bool.random(using: &generator) ? " " : ""
      expectSoundOutcome(words.joined(separator: separator))
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func `bytes of any kind are read or refused`(seed: UInt64) {
    var generator = SeededGenerator(seed: 100 + seed)
    for _ in 0..<600 {
      let isASCII = Bool.random(using: &generator)
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...(isASCII ? 0x7F : 0xFF), using: &generator)
      }
      expectSoundOutcome(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func `a predicate with mistakes in it is read or refused`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 200 + seed)
    var random = RandomPredicate(seed: 200 + seed)
    for _ in 0..<200 {
      var scalars = Array(random.predicate(depth: 3).description.unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !scalars.isEmpty {
        let place = Int.random(in: 0..<scalars.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(contentsOf: scalars[place...].prefix(4), at: place)
        case 2: scalars.removeSubrange(place...)
        default:
          let word = Self.words.randomElement(using: &generator) ?? ""
          scalars.insert(contentsOf: word.unicodeScalars, at: place)
        }
      }
      guard let predicate = expectSoundOutcome(String(String.UnicodeScalarView(scalars))) else {
        continue
      }
      // What is read in spite of the mistakes is sound as well.
      #expect(try FormatPredicate(format: predicate.description) == predicate)
    }
  }

  @Test func `any argument for any specifier is accepted or refused`() {
    let arguments: [FormatExpression] = [
      .null, .integer(1), .constant(.real(1.5)), .string("a.b"), .string(""), .string("a..b"),
      .string("@no"), .string("é x.y"), .aggregate([.integer(1)]), .evaluatedObject,
    ]
    for specifier in [
      "%@", "%K", "%d", "%f", "%s", "%lld", "%Q", "%", "%%", "a.%K", "%K.b", "a.%@",
    ] {
      for argument in arguments {
        do throws(PredicateSyntaxError) {
          let predicate = try FormatPredicate.parse(
            "\(specifier) == 1",
            arguments: [argument]
          ).predicate
          let again = try? FormatPredicate(format: predicate.description)
          #expect(again == predicate, "\(predicate)")
        } catch {
          #expect(error.range.upperBound <= error.format.utf8.count)
        }
      }
    }
  }
}
