import Foundation
import Predicate
import Testing

/// Every function of Apple's `NSExpression`, with ordinary, empty, missing and wrong arguments.
@Suite struct FunctionTableTests {
  private static var subject: PredicateValue {
    .dictionary([
      "absent": .null, "empty": .array([]), "text": .string("Straße"),
      "numbers": .array([.integer(3), .integer(1), .integer(2), .integer(1)]),
      "mixed": .array([.integer(1), .real(0.5), .null]),
      "bad": .array([.integer(1), .string("x")]),
      "texts": .array([.string("b"), .string("a")]),
      "dates": .array([
        .date(Date(timeIntervalSinceReferenceDate: 9)),
        .date(Date(timeIntervalSinceReferenceDate: 5)),
      ]),
      "set": .set([.integer(4), .integer(6)]), "object": .dictionary(["a": .integer(5)]),
      "big": .integer(.max), "small": .integer(.min), "nan": .real(.nan), "huge": .real(1e300),
    ])
  }

  private func expect(_ format: String, _ expected: String) {
    #expect(FormatOutcome.ofExpression(format, Self.subject) == expected, "\(format)")
  }

  /// Nothing in a list is passed over; nothing instead of a list gives nothing.
  @Test(arguments: [
    ("sum(numbers)", "7"), ("sum(mixed)", "1.5"), ("sum(empty)", "0"), ("sum(absent)", "nil"),
    ("sum(set)", "10"), ("sum(object)", "5"), ("sum({big, 1})", "9.223372036854776e+18"),
    ("sum(bad)", "error: \"x\" is not a number"), ("sum(3)", "error: 3 is not a collection"),
    ("sum(text)", "error: \"Straße\" is not a collection"),
    ("count(numbers)", "4"), ("count(mixed)", "3"), ("count(empty)", "0"), ("count(absent)", "nil"),
    ("count(set)", "2"), ("count(object)", "1"),
    ("count('abc')", "error: \"abc\" is not a collection"),
    ("min(numbers)", "1"), ("min(mixed)", "0.5"), ("min(empty)", "nil"), ("min(absent)", "nil"),
    ("min(texts)", "\"a\""), ("min(dates)", "CAST(5.0, \"NSDate\")"), ("min({nan, 1})", "nan"),
    ("min(bad)", "error: \"x\" cannot be ordered against 1"),
    ("min(1)", "error: 1 is not a collection"),
    ("max(numbers)", "3"), ("max(mixed)", "1"), ("max(empty)", "nil"), ("max(absent)", "nil"),
    ("max(texts)", "\"b\""), ("max(dates)", "CAST(9.0, \"NSDate\")"),
    ("max({empty})", "{}"), ("max({empty, 1})", "error: 1 cannot be ordered against {}"),
    ("average(numbers)", "1.75"), ("average(mixed)", "0.75"), ("average(empty)", "0.0"),
    ("average(absent)", "nil"), ("average(texts)", "error: \"b\" is not a number"),
    ("average({big, big})", "9.223372036854776e+18"),
    ("median(numbers)", "1.5"), ("median({5, 1, 3})", "3.0"), ("median(empty)", "0.0"),
    ("median(absent)", "nil"), ("median(dates)", "error: CAST(9.0, \"NSDate\") is not a number"),
    ("mode(numbers)", "{1}"), ("mode({1, 2})", "{1, 2}"), ("mode(empty)", "{}"),
    ("mode(absent)", "nil"), ("mode({'a', 'b', 'a'})", "{\"a\"}"), ("mode({1, 1.0, 2})", "{1}"),
    ("stddev({2, 4, 4, 4, 5, 5, 7, 9})", "2.0"), ("stddev({1})", "0.0"), ("stddev(empty)", "0.0"),
    ("stddev(absent)", "nil"), ("stddev(bad)", "error: \"x\" is not a number"),
    ("sum:(numbers)", "7"), ("sum(1, 2)", "syntax: 'sum:' takes 1 argument, but 2 are given"),
    ("sum()", "syntax: 'sum:' takes 1 argument, but 0 are given"),
  ])
  func `functions of a collection`(format: String, expected: String) { expect(format, expected) }

  /// Whole numbers stay whole while they fit; nothing as an operand gives nothing.
  @Test(arguments: [
    ("add:to:(2, 3)", "5"), ("2 + 3", "5"), ("2 + 0.5", "2.5"),
    ("big + 1", "9.223372036854776e+18"),
    ("absent + 1", "nil"), ("1 + absent", "nil"), ("'a' + 'b'", "error: \"a\" is not a number"),
    ("1 + 'b'", "error: \"b\" is not a number"), ("absent + 'b'", "nil"),
    ("1 + empty", "error: {} is not a number"), ("YES + YES", "2"),
    ("from:subtract:(5, 3)", "2"), ("5 - 3", "2"), ("small - 1", "-9.223372036854776e+18"),
    ("absent - 1", "nil"), ("5 - 'a'", "error: \"a\" is not a number"), ("10 - 3 - 2", "5"),
    ("multiply:by:(4, 3)", "12"), ("4 * 3", "12"), ("4 * 0.5", "2.0"), ("absent * 2", "nil"),
    ("big * 2", "1.8446744073709552e+19"), ("text * 2", "error: \"Straße\" is not a number"),
    ("divide:by:(7, 2)", "3"), ("7 / 2", "3"), ("-7 / 2", "-3"), ("7 / 2.0", "3.5"),
    ("7 / 0", "error: a division by zero"), ("7 / 0.0", "inf"), ("7.0 / 0", "inf"),
    ("0 / 0.0", "-nan"), ("absent / 0", "nil"), ("small / -1", "9.223372036854776e+18"),
    ("100 / 5 / 2", "10"),
    ("modulus:by:(7, 3)", "1"), ("modulus:by:(-7, 3)", "-1"), ("modulus:by:(7.5, 2)", "1.5"),
    ("modulus:by:(7, 0)", "error: a division by zero"), ("modulus:by:(absent, 0)", "nil"),
    ("modulus:by:(small, -1)", "0"), ("modulus:by:('a', 1)", "error: \"a\" is not a number"),
    ("raise:toPower:(2, 10)", "1024"), ("2 ** 10", "1024"), ("2 ** -1", "0.5"),
    ("2 ** 0.5", "1.4142135623730951"),
    ("2 ** 63", "9.223372036854776e+18"), ("-2 ** 63", "-9223372036854775808"), ("0 ** 0", "1"),
    ("2 ** 3 ** 2", "64"), ("absent ** 2", "nil"), ("2 ** 'a'", "error: \"a\" is not a number"),
    ("1 ** big", "1"), ("-1 ** big", "-1"),
    ("bitwiseAnd:with:(6, 3)", "2"), ("6 & 3", "2"), ("-1 & 255", "255"), ("6.9 & 3", "2"),
    ("absent & 1", "nil"),
    ("bitwiseOr:with:(6, 3)", "7"), ("6 | 3", "7"), ("'a' | 1", "error: \"a\" is not a number"),
    ("bitwiseXor:with:(6, 3)", "5"), ("6 ^ 3", "5"), ("nan ^ 1", "1"),
    ("leftshift:by:(3, 2)", "12"), ("3 << 2", "12"), ("1 << 63", "-9223372036854775808"),
    ("1 << 64", "0"), ("12 << -2", "3"), ("absent << 1", "nil"),
    ("huge << 0", "9223372036854775807"),
    ("rightshift:by:(12, 2)", "3"), ("12 >> 2", "3"), ("-1 >> 70", "-1"), ("3 >> -2", "12"),
    ("12 >> 'a'", "error: \"a\" is not a number"),
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("2 * 3 ** 2", "18"), ("1 | 6 & 3", "3"),
    ("1 + 1 << 1", "4"), ("add:to:(1)", "syntax: 'add:to:' takes 2 arguments, but 1 is given"),
  ])
  func `functions of two numbers`(format: String, expected: String) { expect(format, expected) }

  @Test(arguments: [
    ("onesComplement(0)", "-1"), ("onesComplement(2.9)", "-3"), ("onesComplement(absent)", "nil"),
    ("sqrt(16)", "4.0"), ("sqrt(-1)", "-nan"), ("sqrt(absent)", "nil"),
    ("sqrt('4')", "error: \"4\" is not a number"),
    ("log(1000)", "3.0"), ("log(0)", "-inf"), ("ln(1)", "0.0"), ("exp(0)", "1.0"),
    ("exp(absent)", "nil"),
    ("ln('a')", "error: \"a\" is not a number"), ("log(empty)", "error: {} is not a number"),
    ("floor(-2.5)", "-3.0"), ("floor(big)", "9223372036854775807"), ("floor(absent)", "nil"),
    ("ceiling(-2.5)", "-2.0"), ("ceiling(3)", "3"),
    ("ceiling('a')", "error: \"a\" is not a number"),
    ("trunc(-2.9)", "-2.0"), ("trunc(2.9)", "2.0"), ("trunc(small)", "-9223372036854775808"),
    ("abs(-7)", "7"), ("abs(-7.5)", "7.5"), ("abs(small)", "9.223372036854776e+18"),
    ("abs(absent)", "nil"),
    ("abs(YES)", "1"), ("-7", "-7"), ("-absent", "nil"), ("-(-7)", "7"), ("--7", "7"),
    ("-2.5", "-2.5"),
    ("-text", "error: \"Straße\" is not a number"), ("-small", "9.223372036854776e+18"),
    ("randomn(1)", "0"), ("randomn(absent)", "nil"),
    ("randomn(0)", "error: 0 (it has to be above 0) is not a number"),
    ("randomn(-5)", "error: -5 (it has to be above 0) is not a number"),
    ("random() < 1", "syntax: expected an operator such as +, or the end, found '<'"),
    ("floor(random())", "0.0"),
    ("random(1)", "syntax: 'random' takes no arguments, but 1 is given"),
    ("sqrt(1, 2)", "syntax: 'sqrt:' takes 1 argument, but 2 are given"),
  ])
  func `functions of one number, or of none`(format: String, expected: String) {
    expect(format, expected)
  }

  @Test(arguments: [
    ("lowercase('ÀB')", "\"àb\""), ("lowercase('')", "\"\""), ("lowercase(absent)", "nil"),
    ("lowercase(3)", "error: 3 is not a text"), ("uppercase(text)", "\"STRASSE\""),
    ("uppercase(empty)", "error: {} is not a text"), ("uppercase(absent)", "nil"),
    ("length(text)", "6"), ("length('😀')", "2"), ("length('')", "0"), ("length(absent)", "nil"),
    ("length(3)", "error: 3 is not a text"), ("noindex(text)", "\"Straße\""),
    ("noindex(absent)", "nil"),
    (
      "distanceToLocation:fromLocation:(1, 2)",
      "error: distanceToLocation:fromLocation: can be evaluated only on Apple's platforms"
    ),
    (
      "CAST(now(), 'NSNumber') > 0", "syntax: expected an operator such as +, or the end, found '>'"
    ),
    ("now(1)", "syntax: 'now' takes no arguments, but 1 is given"),
  ])
  func `functions of a text, and others`(format: String, expected: String) {
    expect(format, expected)
  }

  @Test func `now is now`() throws {
    #expect(FormatOutcome.ofPredicate("CAST(now(), 'NSNumber') > 700000000") == "true")
    #expect(
      FormatOutcome.ofPredicate("now() BETWEEN {CAST(0, 'NSDate'), CAST(1e12, 'NSDate')}") == "true"
    )
  }

  @Test func `random numbers are in their range`() {
    for _ in 0..<100 {
      #expect(FormatOutcome.ofPredicate("random() BETWEEN {0, 1}") == "true")
      #expect(FormatOutcome.ofPredicate("randomn(3) IN {0, 1, 2}") == "true")
    }
  }

  @Test(arguments: PredicateFunction.allCases)
  func `a function of nothing but nothing is nothing`(function: PredicateFunction) throws {
    guard function.argumentCount > 0, function != .distance else { return }
    let nothing = [FormatExpression](repeating: .null, count: function.argumentCount)
    let value = try FormatExpression.function(function, nothing).value(with: .null)
    #expect("\(value)" == "nil")
    // A list made by hand may have the wrong length, which is an error as well.
    #expect(throws: PredicateEvaluationError.self) {
      try FormatExpression.function(function, nothing + [.null]).value(with: .null)
    }
  }
}
