import Foundation
import Predicate
import Testing

/// However long or deep a format is, reading it ends, and on a small stack as well.
@Suite struct ParserDepthTests {
  /// Does something on a thread of its own with a stack of 512 KB, which is the smallest that
  /// Apple's platforms give to one.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  /// Reads a format and does all with the predicate that walks through it.
  private static func use(_ format: String, _ arguments: [FormatExpression] = []) -> String {
    do throws(PredicateSyntaxError) {
      let predicate = try FormatPredicate.parse(format, arguments: arguments).predicate
      _ = predicate.hashValue
      let text = predicate.description
      let again = try FormatPredicate.parse(text).predicate
      _ = try? predicate.evaluate(with: .dictionary(["a": .integer(1)]))
      return again == predicate ? "read" : "changed"
    } catch {
      _ = error.description
      return switch error.problem {
      case .tooDeep: "too deep"
      case .tooLong: "too long"
      default: error.summary
      }
    }
  }

  private static func format(_ start: String, _ part: String, _ end: String, size: Int) -> String {
    let count = (size - start.utf8.count - end.utf8.count) / part.utf8.count
    return start + String(repeating: part, count: count) + end
  }

  @Test(arguments: [
    ("", "(", ""), ("", "NOT ", ""), ("", "-", ""), ("a", "[0]", " == 1"), ("1", "+1", " == 1"),
    ("", "{", ""),
  ])
  func `a megabyte of brackets or operators is refused`(
    start: String,
    part: String,
    end: String
  ) async {
    let format = Self.format(start, part, end, size: 1 << 20)
    await onSmallStack { #expect(Self.use(format) == "too deep") }
  }

  @Test func `a megabyte of keys is read`() async {
    let format = Self.format("", "a.", "a == 1", size: 1 << 20)
    await onSmallStack { #expect((try? FormatPredicate.parse(format)) != nil) }
    let shorter = Self.format("", "a.", "a == 1", size: 1 << 15)
    await onSmallStack { #expect(Self.use(shorter) == "read") }
  }

  @Test(arguments: [
    ("", "!", ""), ("1", "**1", " == 1"), ("a", "[", ""), ("", "sum(", ""), ("", "-(", "1"),
    ("", "$x := ", "1 == 1"), ("", "SUBQUERY(", ""), ("", "TERNARY(", ""), ("", "CAST(", ""),
    ("", "FUNCTION(", ""), ("", "NOT (", ""), ("", "(NOT ", ""), ("a", " UNION a", " == 1"),
    ("a", "[a", ""), ("a", ".a[0]", " == 1"), ("", "SUBQUERY(a, $x, ", ""), ("", "((a)+", ""),
    ("", ")", ""), ("", "\\", ""), ("'", "\\", "'"), ("", "a:", ""), ("", "'", ""),
    ("", "a == 1 AND (", ""), ("a == 1", " AND a == 1", ""), ("a == {1", ", 1", "}"),
    ("", "#", ""), ("", "%@", ""), ("", "uti-", ""), ("", "0", " == 0"), ("", "a", " == 0"),
    ("", "TERNARY(a == 1, 1, ", ""), ("a == '", "\\u0041", "'"), ("", "é", ""), ("", "\n", ""),
  ])
  func `a lot of one thing is read or refused`(start: String, part: String, end: String) async {
    let format = Self.format(start, part, end, size: 1 << 15)
    await onSmallStack {
      let outcome = Self.use(format)
      #expect(outcome != "changed" && outcome != "too long", "\(outcome)")
    }
  }

  /// What is just not too deep is printed, read again, compared and evaluated.
  @Test(arguments: [
    ("", "(", "a == 1", ")"), ("", "NOT ", "a == 1", ""), ("", "NOT (", "a == 1", ")"),
    ("", "-", "a", ""), ("a == ", "-(", "a", ")"), ("", "", "a", "[0]"), ("", "", "1", "+1"),
    ("", "{", "a", "}"), ("", "sum(", "a", ")"), ("", "abs(-", "a", ")"), ("", "a[", "0", "]"),
    ("", "$x := ", "a", ""), ("", "($x := ", "a", ") + 1"), ("", "(", "a", " UNION a).a"),
    ("", "(-", "a", ")[0]"), ("", "SUBQUERY(a, $x, ", "a == 1", ").a == 1"),
    ("", "TERNARY(", "a == 1", ", a, a) == 1"), ("", "CAST(", "a", ", 'NSString')"),
    ("", "FUNCTION(", "a", ", 'length')"), ("", "a == 1 AND (a == 1 OR NOT (", "a == 1", "))"),
  ])
  func `the deepest predicate that is read survives`(
    start: String,
    before: String,
    middle: String,
    after: String
  ) async {
    await onSmallStack {
      var outcomes: [String] = []
      for count in stride(from: 1, through: 112, by: 3) {
        let parts = [before, after].map { String(repeating: $0, count: count) }
        var format = start + parts[0] + middle + parts[1]
        if !(start + middle + after).contains("==") { format += " == 1" }
        outcomes.append(Self.use(format))
      }
      #expect(!outcomes.contains("changed"))
      // It is read up to some depth, and from there on refused for that reason.
      let depth = outcomes.prefix { $0 == "read" }.count
      #expect(depth > 7, "\(outcomes.first ?? "")")
      #expect(Set(outcomes.dropFirst(depth)) == ["too deep"], "\(outcomes[min(depth, 37)])")
    }
  }

  @Test func `an argument counts with its depth`() async {
    await onSmallStack {
      var argument = FormatExpression.integer(1)
      for _ in 0..<90 { argument = .aggregate([argument]) }
      #expect(Self.use("a == %@", [argument]) == "read")
      #expect(Self.use("a == {%@}", [.aggregate([argument])]) == "read")
      for _ in 0..<10 { argument = .aggregate([argument]) }
      #expect(Self.use("a == %@", [argument]) == "too deep")
      #expect(Self.use("%@ == a", [argument]) == "too deep")
    }
  }

  @Test func `a key path from an argument may be long but not deep`() async {
    await onSmallStack {
      let long = String(repeating: "a.", count: 50_000) + "a"
      #expect(Self.use("%K == 1", [.string(long)]) == "read")
      let nested = String(repeating: "a b.", count: 50_000) + "a"
      #expect(Self.use("%K == 1", [.string(nested)]).contains("is no key path"))
      #expect(Self.use("a.%K == 1", [.string(nested)]).contains("is no key path"))
      #expect(FormatExpression(keyPath: nested) == nil)
      let allowed = String(repeating: "a b.c.", count: 48) + "a"
      #expect(Self.use("%K == 1", [.string(allowed)]) == "read")
    }
  }

  @Test func `a format has at most a megabyte`() {
    let text = String(repeating: "x", count: (1 << 20) - 7)
    #expect(Self.use("a == '\(text)'") == "read")
    #expect(Self.use("a == '\(text)x'") == "too long")
  }
}
