import Foundation
import Predicate
import Testing

/// Key paths, subscripts, conversions, messages, subqueries and all else that has a value.
@Suite struct ExpressionTableTests {
  private static var subject: PredicateValue {
    .dictionary([
      "absent": .null, "name": .string("Ann"), "age": .integer(30), "in": .string("reserved"),
      "rect": .dictionary(["x": .integer(1), "a key": .integer(2)]),
      "list": .array([.integer(3), .integer(1), .integer(3)]), "empty": .array([]),
      "set": .set([.integer(5), .integer(6)]),
      "items": .array([
        .dictionary(["price": .integer(10), "tags": .array([.string("a"), .string("b")])]),
        .dictionary(["price": .real(2.5), "tags": .array([.string("a")])]),
        .dictionary(["price": .null]),
      ]),
      "born": .date(Date(timeIntervalSinceReferenceDate: 60)),
    ])
  }

  private func expect(_ format: String, _ expected: String) {
    #expect(FormatOutcome.ofExpression(format, Self.subject) == expected, "\(format)")
  }

  /// Key-value coding: what a dictionary lacks is nothing, nothing has nothing, a list maps.
  @Test(arguments: [
    ("name", "\"Ann\""), ("SELF.name", "\"Ann\""), ("self.name", "\"Ann\""),
    ("#in", "\"reserved\""),
    ("#name", "\"Ann\""), ("absent", "nil"), ("unknown", "nil"), ("unknown.more", "nil"),
    ("rect.x", "1"), ("rect['a key']", "2"), ("rect['b']", "nil"), ("name.length", "3"),
    ("name.uppercaseString", "\"ANN\""),
    ("name.first_letter", "error: a text has no key 'first_letter'"),
    ("age.stringValue", "\"30\""), ("age.x", "error: a number has no key 'x'"),
    ("born.timeIntervalSinceReferenceDate", "60.0"), ("born.x", "error: a date has no key 'x'"),
    ("items.price", "{10, 2.5, nil}"), ("items.tags", "{{\"a\", \"b\"}, {\"a\"}, nil}"),
    ("empty.anything", "{}"), ("list.stringValue", "{\"3\", \"1\", \"3\"}"),
    ("set.stringValue", "{\"5\", \"6\"}"), ("list.x", "error: a number has no key 'x'"),
    ("name.#self", "\"Ann\""), ("name.self", "syntax: expected a key, found 'self'"),
    ("'abc'.length", "3"), ("{1, 2}.@count", "2"), ("(age + 1).stringValue", "\"31\""),
    ("nil.anything", "nil"), ("5.stringValue", "\"5\""), ("@count", "1"),
  ])
  func `key paths`(format: String, expected: String) {
    if format == "@count" {
      #expect(FormatOutcome.ofExpression(format, .array([.null])) == expected)
    } else {
      expect(format, expected)
    }
  }

  /// Apple's *Collection Operators*; nothing among the values is passed over.
  @Test(arguments: [
    ("list.@count", "3"), ("items.@count", "3"), ("empty.@count", "0"), ("absent.@count", "nil"),
    ("items.@sum.price", "12.5"), ("empty.@sum.price", "0"), ("list.@sum.#self", "7"),
    ("items.@avg.price", "6.25"), ("empty.@avg.x", "0.0"), ("items.@min.price", "2.5"),
    ("items.@max.price", "10"), ("empty.@max.x", "nil"), ("set.@max.#self", "6"),
    ("items.tags.@count", "3"), ("items.@unionOfObjects.price", "{10, 2.5}"),
    ("list.@distinctUnionOfObjects.#self", "{3, 1}"),
    ("items.@unionOfArrays.tags", "{\"a\", \"b\", \"a\"}"),
    ("items.@distinctUnionOfArrays.tags", "{\"a\", \"b\"}"),
    ("items.@distinctUnionOfSets.tags", "{\"a\", \"b\"}"),
    ("items.@unionOfArrays.price", "error: 10 is not a collection"),
    ("name.@count", "error: \"Ann\" is not a collection"),
    ("age.@sum.x", "error: 30 is not a collection"),
    ("items.@sum.tags", "error: {\"a\", \"b\"} is not a number"),
    ("items.@median.price", "syntax: there is no collection operator '@median'"),
  ])
  func `collection operators`(format: String, expected: String) { expect(format, expected) }

  @Test(arguments: [
    ("list[0]", "3"), ("list[1 + 1]", "3"), ("list[FIRST]", "3"), ("list[LAST]", "3"),
    ("list[SIZE]", "3"), ("list[first]", "3"), ("empty[FIRST]", "nil"), ("empty[LAST]", "nil"),
    ("empty[SIZE]", "0"), ("absent[0]", "nil"), ("absent[FIRST]", "nil"), ("absent[SIZE]", "nil"),
    ("list[3]", "error: there is no member 3 in a list of 3"),
    ("list[-1]", "error: there is no member -1 in a list of 3"),
    ("list[9223372036854775807]", "error: there is no member 9223372036854775807 in a list of 3"),
    ("list[1.5]", "error: 1.5 is no index"), ("list[absent]", "error: nil is no index"),
    ("name[0]", "error: \"Ann\" is not a collection"),
    ("age[FIRST]", "error: 30 is not a collection"),
    ("rect['x']", "1"), ("SELF['name']", "\"Ann\""), ("items['price']", "{10, 2.5, nil}"),
    ("items[0].price", "10"), ("items[0]['tags'][LAST]", "\"b\""), ("{4, 5}[1]", "5"),
    ("rect[SIZE]", "2"), ("rect[0]", "nil"), ("rect[absent]", "nil"),
    ("name['length']", "3"),
  ])
  func `subscripts`(format: String, expected: String) { expect(format, expected) }

  @Test(arguments: [
    ("CAST(12, 'NSString')", "\"12\""), ("CAST(1.5, 'NSString')", "\"1.5\""),
    ("CAST(2.0, 'NSString')", "\"2\""), ("CAST('a', 'NSString')", "\"a\""),
    ("CAST(absent, 'NSString')", "nil"), ("CAST(list, 'NSString')", "nil"),
    ("CAST('12', 'NSNumber')", "12"), ("CAST(' 1.5 ', 'NSNumber')", "1.5"),
    ("CAST('x', 'NSNumber')", "nil"), ("CAST('', 'NSNumber')", "nil"), ("CAST(7, 'NSNumber')", "7"),
    ("CAST(born, 'NSNumber')", "60.0"), ("CAST('0.1', 'NSDecimalNumber')", "0.1"),
    ("CAST(60, 'NSDate')", "CAST(60.0, \"NSDate\")"),
    ("CAST(born, 'NSDate')", "CAST(60.0, \"NSDate\")"),
    ("CAST(age, 'NSDate')", "CAST(30.0, \"NSDate\")"), ("CAST('x', 'NSDate')", "nil"),
    ("CAST('-inf', 'NSNumber')", "-inf"),
    ("CAST(1, 'NSData')", "syntax: nothing can be cast to 'NSData'"),
  ])
  func `conversions`(format: String, expected: String) { expect(format, expected) }

  /// As far as FUNCTION has anything to send messages to.
  @Test(arguments: [
    ("FUNCTION(name, 'length')", "3"), ("FUNCTION(absent, 'length')", "nil"),
    ("FUNCTION(name, 'hasPrefix:', 'A')", "1"), ("FUNCTION(name, 'hasPrefix:', 'B')", "0"),
    ("FUNCTION(name, 'hasSuffix:', 'nn')", "1"), ("FUNCTION(name, 'containsString:', 'n')", "1"),
    ("FUNCTION(name, 'containsString:', '')", "0"),
    ("FUNCTION(name, 'isEqual:', 'Ann')", "1"), ("FUNCTION(name, 'isEqualToString:', 'x')", "0"),
    ("FUNCTION(age, 'isEqualToNumber:', 30.0)", "1"), ("FUNCTION(age, 'compare:', 31)", "-1"),
    ("FUNCTION(age, 'compare:', 'x')", "error: a number does not understand 'compare:'"),
    ("FUNCTION(name, 'stringByAppendingString:', 'a')", "\"Anna\""),
    (
      "FUNCTION(name, 'stringByAppendingString:', 1)",
      "error: a text does not understand 'stringByAppendingString:'"
    ),
    ("FUNCTION(name, 'substringFromIndex:', 1)", "\"nn\""),
    ("FUNCTION(name, 'substringFromIndex:', 3)", "\"\""),
    ("FUNCTION(name, 'substringFromIndex:', 4)", "error: there is no character 4 in a text of 3"),
    ("FUNCTION(name, 'substringFromIndex:', -1)", "error: there is no character -1 in a text of 3"),
    ("FUNCTION(name, 'substringToIndex:', 0)", "\"\""),
    ("FUNCTION(name, 'substringToIndex:', 2)", "\"An\""),
    ("FUNCTION(name, 'substringToIndex:', 4)", "error: there is no character 4 in a text of 3"),
    ("FUNCTION(name, 'substringToIndex:', -1)", "error: there is no character -1 in a text of 3"),
    ("FUNCTION('a😀', 'substringToIndex:', 3)", "\"a😀\""),
    ("FUNCTION('a😀', 'substringFromIndex:', 3)", "\"\""),
    ("FUNCTION('a-b', 'componentsSeparatedByString:', '-')", "{\"a\", \"b\"}"),
    ("FUNCTION(list, 'count')", "3"), ("FUNCTION(list, 'containsObject:', 1)", "1"),
    ("FUNCTION(list, 'containsObject:', 2)", "0"), ("FUNCTION(list, 'objectAtIndex:', 1)", "1"),
    ("FUNCTION(list, 'objectAtIndex:', 3)", "error: there is no member 3 in a list of 3"),
    ("FUNCTION(list, 'firstObject')", "3"), ("FUNCTION(empty, 'lastObject')", "nil"),
    ("FUNCTION(list, 'isEqualToArray:', {3, 1, 3})", "1"), ("FUNCTION(rect, 'x')", "1"),
    ("FUNCTION(rect, 'valueForKey:', 'x')", "1"),
    ("FUNCTION(SELF, 'valueForKey:', 'name')", "\"Ann\""),
    ("FUNCTION(age, 'valueForKey:', 'x')", "error: a number has no key 'x'"),
    ("FUNCTION('YES', 'boolValue')", "1"), ("FUNCTION('12abc', 'integerValue')", "12"),
    ("FUNCTION('1.5', 'doubleValue')", "1.5"),
    ("FUNCTION('ann lee', 'capitalizedString')", "\"Ann Lee\""),
    ("FUNCTION(2.9, 'intValue')", "2"), ("FUNCTION(born, 'timeIntervalSince1970')", "978307260.0"),
    ("FUNCTION(name, 'explode')", "error: a text does not understand 'explode'"),
    ("FUNCTION(list, 'explode')", "error: a list does not understand 'explode'"),
    ("FUNCTION(name, 'hasPrefix:')", "syntax: 'hasPrefix:' takes 1 argument, but 0 are given"),
    ("FUNCTION(name, 'length', 1)", "syntax: 'length' takes no arguments, but 1 is given"),
  ])
  func `messages`(format: String, expected: String) { expect(format, expected) }

  @Test(arguments: [
    ("SUBQUERY(list, $x, $x == 3)", "{3, 3}"), ("SUBQUERY(list, $x, $x > 5)", "{}"),
    ("SUBQUERY(absent, $x, TRUEPREDICATE)", "{}"), ("SUBQUERY(set, $x, $x > 5)", "{6}"),
    ("SUBQUERY(name, $x, TRUEPREDICATE)", "error: \"Ann\" is not a collection"),
    ("SUBQUERY(items, $i, $i.price > 3).@count", "1"),
    // Bare keys are looked up in SELF, not in the member.
    ("SUBQUERY(list, $x, age == 30).@count", "3"),
    ("SUBQUERY(list, $x, SUBQUERY(set, $x, $x == 6).@count == 1 AND $x == 1)", "{1}"),
    ("SUBQUERY(list, $x, $y == 1)", "error: there is no value for the variable $y"),
    ("TERNARY(age > 18, 'adult', 'child')", "\"adult\""), ("TERNARY(age < 18, 1 / 0, 2)", "2"),
    ("ternary(absent == nil, absent, 1)", "nil"),
    ("TERNARY(age > name, 1, 2)", "error: 30 cannot be ordered against \"Ann\""),
    ("list UNION set", "{3, 1, 5, 6}"), ("list INTERSECT {1, 1, 9}", "{1}"),
    ("list MINUS {1}", "{3}"),
    ("list union empty minus {1} intersect {3}", "{3}"), ("empty UNION empty", "{}"),
    ("list UNION 3", "error: 3 is not a collection"),
    ("absent UNION list", "error: nil is not a collection"),
    ("rect UNION empty", "{2, 1}"),
    ("$x := 2", "2"), ("{$x := 2, $x + 1}", "{2, 3}"), ("($x := 2) * $x", "4"),
    ("$x * ($x := 2)", "error: there is no value for the variable $x"),
    ("{1, 'a', nil, {2}}", "{1, \"a\", nil, {2}}"), ("{}", "{}"), ("SELF.age", "30"),
  ])
  func `subqueries, conditions, sets and variables`(format: String, expected: String) {
    expect(format, expected)
  }

  @Test func `variables are given at evaluation`() {
    #expect(
      FormatOutcome.ofPredicate("$a > $b", .null, ["a": .integer(2), "b": .real(1.5)]) == "true"
    )
    #expect(
      FormatOutcome.ofPredicate("$a.x == 1", .null, ["a": .dictionary(["x": .integer(1)])])
        == "true"
    )
    #expect(
      FormatOutcome.ofPredicate("$c == 1", .null, ["a": .null])
        == "error: there is no value for the variable $c"
    )
    // What SUBQUERY names hides what is given, and only inside.
    #expect(
      FormatOutcome.ofPredicate(
        "SUBQUERY({1, 2}, $a, $a == 2).@count == 1 AND $a == 9",
        .null,
        ["a": .integer(9)]
      )
        == "true"
    )
  }

  /// Whole numbers are compared without being rounded to what a Double can be.
  @Test(arguments: [
    ("9007199254740993 == 9007199254740992.0", "false"),
    ("9007199254740993 > 9007199254740992.0", "true"),
    ("9223372036854775807 < 9.3e18", "true"),
    ("-9223372036854775808 == -9223372036854775808.0", "true"),
    ("9223372036854775807 == 9223372036854775807.0", "false"), ("1 == 1.0", "true"),
    ("YES == 1.0", "true"),
    ("-1 > -1.5", "true"), ("1 IN {1.0}", "true"), ("0 == -0.0", "true"),
    ("CAST('nan', 'NSNumber') == CAST('nan', 'NSNumber')", "true"),
    ("CAST('nan', 'NSNumber') < 0", "true"),
    ("CAST('inf', 'NSNumber') > 9223372036854775807", "true"),
  ])
  func `numbers are compared by what they are worth`(format: String, expected: String) {
    #expect(FormatOutcome.ofPredicate(format) == expected)
  }

  @Test(arguments: [
    ("2 BETWEEN {1, 3}", "true"), ("1 BETWEEN {1, 3}", "true"), ("3 BETWEEN {1, 3}", "true"),
    ("0 BETWEEN {1, 3}", "false"), ("2 BETWEEN {3, 1}", "false"),
    ("'b' BETWEEN {'a', 'c'}", "true"),
    ("'B' BETWEEN[c] {'a', 'c'}", "true"), ("nil BETWEEN {1, 3}", "false"),
    ("2 BETWEEN nil", "false"),
    ("nil BETWEEN 5", "false"), ("2 BETWEEN {nil, 3}", "false"), ("2 BETWEEN {1, nil}", "false"),
    ("2 BETWEEN {1}", "error: BETWEEN needs a list of two bounds, not {1}"),
    ("2 BETWEEN 3", "error: BETWEEN needs a list of two bounds, not 3"),
    ("2 BETWEEN {'a', 'b'}", "error: 2 cannot be ordered against \"a\""),
    ("CAST(2, 'NSDate') BETWEEN {CAST(1, 'NSDate'), CAST(3, 'NSDate')}", "true"),
  ])
  func `bounds`(format: String, expected: String) {
    #expect(FormatOutcome.ofPredicate(format) == expected)
  }

  @Test(arguments: [
    ("ANY {1, 2} == 2", "true"), ("ANY {1, 2} == 3", "false"), ("ANY {} == 1", "false"),
    ("ALL {1, 2} > 0", "true"), ("ALL {1, 2} > 1", "false"), ("ALL {} == 1", "true"),
    ("NONE {1, 2} == 3", "true"), ("NONE {1, 2} == 2", "false"), ("NONE {} == 1", "true"),
    ("SOME {1, 2} == 2", "true"), ("ANY nil == 1", "false"), ("ALL nil == 1", "true"),
    ("NONE nil == 1", "true"),
    ("ANY 1 == 1", "error: 1 is not a collection"),
    ("NONE 'a' == 'a'", "error: \"a\" is not a collection"),
    ("ANY {'a', 1} CONTAINS 'a'", "true"),
    (
      "ANY {1, 'a'} CONTAINS 'a'",
      "error: nothing can be searched for in 1, which is not a collection"
    ),
    ("ALL {'ab', 'ac'} BEGINSWITH 'a'", "true"), ("ANY {'ab', nil} LIKE 'a?'", "true"),
    ("ANY {1, 5} IN {5}", "true"), ("ALL {1, 5} IN {5}", "false"),
    ("ANY {{1}, {2}} CONTAINS 2", "true"),
    ("NOT ANY {1} == 2", "true"), ("ANY {'A'} ==[c] 'a'", "true"),
  ])
  func `several values`(format: String, expected: String) {
    #expect(FormatOutcome.ofPredicate(format) == expected)
  }
}
