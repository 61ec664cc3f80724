import Predicate
import Testing

@Suite struct PredicateExplanationTests {
  /// A format and what it means.
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let text: String
    var testDescription: String { format }

    init(_ format: String, _ text: String) {
      self.format = format
      self.text = text
    }
  }

  private func expect(_ example: Case, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let explanation = try FormatPredicate(format: example.format).explanation
    #expect(explanation.description == example.text, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    Case("TRUEPREDICATE", "always true"),
    Case("FALSEPREDICATE", "never true"),
    Case("a == 1 AND b == 2", "all of\n  the a is 1\n  the b is 2"),
    Case("a == 1 OR b == 2 OR c == 3", "any of\n  the a is 1\n  the b is 2\n  the c is 3"),
    Case("NOT a == 1", "not\n  the a is 1"),
    Case(
      "a == 1 AND NOT (b == 2 OR c == 3)",
      "all of\n  the a is 1\n  not\n    any of\n      the b is 2\n      the c is 3"
    ),
  ])
  func `compound predicates have their parts below them`(_ example: Case) throws {
    try expect(example)
  }

  @Test func `compounds of one part or none are said as what they mean`() {
    #expect(FormatPredicate.and([]).explanation == PredicateExplanation("always true"))
    #expect(FormatPredicate.or([]).explanation == PredicateExplanation("never true"))
    #expect(FormatPredicate.or([.constant(true)]).explanation.text == "always true")
  }

  @Test(arguments: [
    Case("a == 1", "the a is 1"),
    Case("a != 1", "the a is not 1"),
    Case("a < 1", "the a is less than 1"),
    Case("a <= 1", "the a is at most 1"),
    Case("a > 1", "the a is more than 1"),
    Case("a >= 1", "the a is at least 1"),
    Case("a < 'b'", "the a comes before \"b\""),
    Case("a <= 'b'", "the a comes before \"b\", or is the same"),
    Case("a > 'b'", "the a comes after \"b\""),
    Case("a >= lowercase(b)", "the a comes after the b in lower case, or is the same"),
    Case(
      "a < CAST(3, 'NSDate')",
      "the a comes before the moment 3.0 seconds after the start of 2001 in UTC"
    ),
    Case("a BEGINSWITH 'b'", "the a begins with \"b\""),
    Case("a ENDSWITH 'b'", "the a ends with \"b\""),
    Case("a CONTAINS 'b'", "the a contains \"b\""),
    Case("a LIKE 'b*'", "the a fits the pattern \"b*\" (? is one character, * any number)"),
    Case("a MATCHES 'b.*'", "the a as a whole matches the regular expression \"b.*\""),
    Case("a IN b", "the a is in the b"),
    Case("a IN {}", "the a is in an empty list"),
    Case("a IN {1}", "the a is one of 1"),
    Case("a IN {1, 'b', c}", "the a is one of 1, \"b\" or the c"),
    Case("'a' IN 'abc'", "\"a\" is a part of \"abc\""),
    Case("a BETWEEN {1, 2}", "the a is between 1 and 2, both included"),
    Case("a BETWEEN $b", "the a is between the two bounds in $b, both included"),
    Case("a TOKENMATCHES 'b'", "the a has the words of \"b\""),
    Case("a UTI-CONFORMS-TO 'b'", "the a conforms to the uniform type identifier \"b\""),
    Case("a UTI-EQUALS 'b'", "the a is the same uniform type identifier as \"b\""),
    Case("a == nil", "the a has no value"),
    Case("a != NULL", "the a has a value"),
  ])
  func `every operator has words`(_ example: Case) throws {
    try expect(example)
  }

  @Test(arguments: [
    Case("a ==[c] 'b'", "the a is \"b\", ignoring case"),
    Case("a ==[d] 'b'", "the a is \"b\", ignoring diacritics"),
    Case("a CONTAINS[cd] 'b'", "the a contains \"b\", ignoring case and diacritics"),
    Case("a ==[n] 'b'", "the a is \"b\", code unit by code unit"),
    Case("a ==[l] 'b'", "the a is \"b\", by the rules of the locale"),
    Case("a ==[w] 'b'", "the a is \"b\", whole words only"),
    Case(
      "a ==[cdl] 'b'",
      "the a is \"b\", ignoring case and diacritics, by the rules of the locale"
    ),
  ])
  func `every option has words`(_ example: Case) throws {
    try expect(example)
  }

  @Test(arguments: [
    Case("ANY tags == 'a'", "at least one of the tags is \"a\""),
    Case("SOME tags == 'a'", "at least one of the tags is \"a\""),
    Case("ALL tags == 'a'", "every one of the tags is \"a\""),
    Case("NONE tags == 'a'", "none of the tags is \"a\""),
    Case("NOT ALL tags == 'a'", "not\n  every one of the tags is \"a\""),
    Case("ANY items.price > 3", "at least one price of the items is more than 3"),
    Case("ALL items.price > 3", "every price of the items is more than 3"),
    Case("NONE SELF.items.price > 3", "no price of its items is more than 3"),
    Case("ANY {1, 2} > a", "at least one of 1 and 2 is more than the a"),
    Case("ANY SELF == 1", "at least one of it is 1"),
    Case("ALL children.enabled == YES", "every one of the children is enabled"),
    Case("ALL children.enabled == NO", "none of the children is enabled"),
    Case("ANY children.enabled == NO", "at least one of the children is not enabled"),
    Case("ALL tags != 'a'", "none of the tags is \"a\""),
    Case("ALL tags != nil", "every one of the tags has a value"),
    Case("ANY tags != 'a'", "at least one of the tags is not \"a\""),
    Case("NONE children.enabled == YES", "none of the children is enabled"),
    Case(
      "ANY items.@sum.price > 1",
      "at least one of the sum of the price of each of the items is more than 1"
    ),
  ])
  func `every modifier has words`(_ example: Case) throws {
    try expect(example)
  }

  @Test(arguments: [
    Case("enabled == YES", "it is enabled"),
    Case("enabled != TRUE", "it is not enabled"),
    Case("visible == 0", "it is not visible"),
    Case("isHittable != 0", "it is hittable"),
    Case("wdSelected == 1", "it is selected"),
    Case("isWDAccessible == 1", "it is accessible"),
    Case("SELF.focused == 1", "it is focused"),
    Case("$x.enabled == 1", "$x is enabled"),
    Case("parent.enabled == 1", "the parent is enabled"),
    Case("enabled == 2", "the enabled state is 2"),
    Case("enabled == visible", "the enabled state is the visible state"),
    Case("island == 1", "the island is 1"),
  ])
  func `states are told as such`(_ example: Case) throws {
    try expect(example)
  }

  @Test(arguments: [
    Case("SELF == 1", "it is 1"),
    Case("1.5 == $x", "1.5 is $x"),
    Case("a == 'b\\n\"'", "the a is \"b\\n\\\"\""),
    Case("nil IN a", "nothing is in the a"),
    Case("a.b.c == 1", "the c of the b of the a is 1"),
    Case("SELF.a.b == 1", "the b of its a is 1"),
    Case("$x.a == 1", "the a of $x is 1"),
    Case("a.#self == 1", "the a is 1"),
    Case("a[0] == 1", "the member at index 0 of the a is 1"),
    Case("a[b + 1] == 1", "the member at index (the b plus 1) of the a is 1"),
    Case("a[FIRST] == 1", "the first member of the a is 1"),
    Case("a[LAST].b == 1", "the b of the last member of the a is 1"),
    Case("a[SIZE] == 1", "the number of members of the a is 1"),
    Case("SELF[SIZE] == 1", "the number of its members is 1"),
    Case("a['b c'] == 1", "the \"b c\" of the a is 1"),
    Case("SELF['b c'] == 1", "its \"b c\" is 1"),
    Case("{} == a", "an empty list is the a"),
    Case("a == {1, 2 + 3}", "the a is the list of 1 and (2 plus 3)"),
    Case("-a == 1", "minus the a is 1"),
    Case("-(a + 1) * 2 == 1", "(minus (the a plus 1)) times 2 is 1"),
    Case("($x := 3) == 3", "(3, called $x from here on) is 3"),
    Case("a UNION b == c", "what is in the a or in the b is the c"),
    Case("a INTERSECT b == c", "what is in both the a and the b is the c"),
    Case(
      "a MINUS b UNION c == d",
      "what is in (what is in the a but not in the b) or in the c is the d"
    ),
    Case("CAST(a, 'NSString') == 'b'", "the a as a text is \"b\""),
    Case("CAST(a, 'NSNumber') == 1", "the a as a number is 1"),
    Case("CAST(a, 'NSDecimalNumber') == 1", "the a as a decimal number is 1"),
    Case("CAST(a, 'NSDate') > b", "the a as a date is more than the b"),
    Case(
      "FUNCTION(a, 'uppercaseString') == 'A'",
      "what the a answers to \"uppercaseString\" is \"A\""
    ),
    Case(
      "FUNCTION(a, 'hasPrefix:', 'b') == 1",
      "what the a answers to \"hasPrefix:\" with \"b\" is 1"
    ),
  ])
  func `every kind of expression has words`(_ example: Case) throws {
    try expect(example)
  }

  @Test(arguments: [
    Case("@count == 1", "the number of its members is 1"),
    Case("SELF.@count == 1", "the number of its members is 1"),
    Case("a.@count == 1", "the number of members of the a is 1"),
    Case("a.b.@sum.c.d == 1", "the sum of the d of the c of each of the b of the a is 1"),
    Case("a.@sum.#self == 1", "the sum of the a is 1"),
    Case("@avg.c == 1", "the average of the c of each of its members is 1"),
    Case("a.@min.c == 1", "the least of the c of each of the a is 1"),
    Case("a.@max.c == 1", "the greatest of the c of each of the a is 1"),
    Case("a.@unionOfObjects.c == b", "the list of the c of each of the a is the b"),
    Case(
      "a.@distinctUnionOfObjects.c == b",
      "the different values of the c of each of the a is the b"
    ),
    Case("a.@unionOfArrays.c == b", "the members of the c of each of the a is the b"),
    Case(
      "a.@distinctUnionOfArrays.c == b",
      "the different members of the c of each of the a is the b"
    ),
    Case(
      "a.@distinctUnionOfSets.c == b",
      "the different members of the c of each of the a is the b"
    ),
  ])
  func `every collection operator has words`(_ example: Case) throws {
    try expect(example)
  }

  @Test(arguments: [
    Case("a + b * 2 == 1", "the a plus (the b times 2) is 1"),
    Case("(a - b) / 2 == 1", "(the a minus the b) divided by 2 is 1"),
    Case("a ** 2 == 1", "the a to the power of 2 is 1"),
    Case("a & b == 1", "the a bitwise and the b is 1"),
    Case("a | b == 1", "the a bitwise or the b is 1"),
    Case("a ^ b == 1", "the a bitwise exclusive or the b is 1"),
    Case("a << 1 == 1", "the a shifted left by 1 is 1"),
    Case("a >> 1 == 1", "the a shifted right by 1 is 1"),
    Case("modulus:by:(a, 2) == 1", "the remainder of the a divided by 2 is 1"),
    Case("sum(a) == 1", "the sum of the a is 1"),
    Case("count(a) == 1", "the number of members of the a is 1"),
    Case("min(a) == 1", "the least of the a is 1"),
    Case("max({1, 2}) == 1", "the greatest of the list of 1 and 2 is 1"),
    Case("average(a) == 1", "the average of the a is 1"),
    Case("median(a) == 1", "the median of the a is 1"),
    Case("mode(a) == 1", "the most frequent of the a is 1"),
    Case("stddev(a) == 1", "the standard deviation of the a is 1"),
    Case("onesComplement(a) == 1", "the bitwise complement of the a is 1"),
    Case("sqrt(a + 1) == 1", "the square root of (the a plus 1) is 1"),
    Case("log(a) == 1", "the decimal logarithm of the a is 1"),
    Case("ln(a) == 1", "the natural logarithm of the a is 1"),
    Case("exp(a) == 1", "e to the power of the a is 1"),
    Case("floor(a) == 1", "the a rounded down is 1"),
    Case("ceiling(a) == 1", "the a rounded up is 1"),
    Case("abs(floor(a)) == 1", "the absolute value of (the a rounded down) is 1"),
    Case("trunc(a) == 1", "the a without its fraction is 1"),
    Case("randomn(a) == 1", "a random whole number below the a is 1"),
    Case("random() == 1", "a random number from 0 to 1 is 1"),
    Case("now() > a", "the present moment is more than the a"),
    Case("lowercase(a) == 'b'", "the a in lower case is \"b\""),
    Case("uppercase(a) == 'b'", "the a in upper case is \"b\""),
    Case("length(a) == 1", "the length of the a is 1"),
    Case("a.length == 1", "the length of the a is 1"),
    Case("noindex(a) == 1", "the a without an index is 1"),
    Case(
      "distanceToLocation:fromLocation:(a, b) < 1",
      "the distance to the a from the b is less than 1"
    ),
  ])
  func `every function has words`(_ example: Case) throws {
    try expect(example)
  }

  @Test(arguments: [
    Case(
      "SUBQUERY(a, $x, $x.b == 1).@count > 0",
      "the number of those $x in the a that satisfy (1) is more than 0\n  (1) the b of $x is 1"
    ),
    Case(
      "TERNARY(a > 1 AND b == 2, 3, 4) == 5",
      """
      (3 if (1) is true, else 4) is 5
        (1) all of
          the a is more than 1
          the b is 2
      """
    ),
    Case(
      "SUBQUERY(a, $x, SUBQUERY($x.b, $y, $y == 1).@count == 2) == SUBQUERY(c, $x, $x == 3)",
      """
      those $x in the a that satisfy (1) is those $x in the c that satisfy (3)
        (1) the number of those $y in the b of $x that satisfy (2) is 2
          (2) $y is 1
        (3) $x is 3
      """
    ),
    Case(
      "SUBQUERY(a, $x, $x == 1)[SIZE] == count(SUBQUERY(b, $x, $x == 2))",
      """
      the number of those $x in the a that satisfy (1) is the number of those $x in the b that \
      satisfy (2)
        (1) $x is 1
        (2) $x is 2
      """
    ),
  ])
  func `predicates inside expressions have numbers`(_ example: Case) throws {
    try expect(example)
  }

  @Test func `a predicate as deep as can be is explained`() throws {
    let format = String(repeating: "NOT ", count: 98) + "a == 1"
    let explanation = try FormatPredicate(format: format).explanation.description
    #expect(explanation.split(separator: "\n").count == 99)
  }
}
