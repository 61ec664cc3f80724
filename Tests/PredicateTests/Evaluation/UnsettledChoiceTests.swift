import Predicate
import Testing

/// The rows of "Where nobody knows what Apple does" in `Documentation/Predicates.md`.
///
/// No public source settles these; the right value is the one that is documented there.
@Suite struct UnsettledChoiceTests {
  @Test(arguments: [
    ("3 BETWEEN {5, 1}", "false"), ("'A' IN[c] {'a', 3}", "true"),
    ("'caf\\u00e9' ==[c] 'CAFE\\u0301'", "true"), ("'\\uff21' ==[c] '\\uff41'", "true"),
    ("'\\uff21' ==[c] 'a'", "false"),
    ("'' MATCHES ''", "error: the regular expression has nothing in it (U_ILLEGAL_ARGUMENT_ERROR)"),
    // 1 | (3 ^ (6 & (1 << (1 + 1)))) in the order of C.
    ("1 | 3 ^ 6 & 1 << 1 + 1 == 7", "true"), ("2 ** 3 ** 2 == 64", "true"),
    ("'a' ==[x] 'a'", "syntax: there is no option 'x'"),
    ("SUBQUERY(list, $i, id == 1).@count == 2", "true"), ("nothing + 1 == nil", "true"),
    ("9223372036854775807 + 1 > 9.2e18", "true"), ("1 / 0 == 1", "error: a division by zero"),
    ("CAST('a', 'NSNumber') == nil", "true"),
    ("'a' CONTAINS[w] 'a'", "error: the option [w] can be evaluated only on Apple's platforms"),
    ("'a' TOKENMATCHES 'a'", "error: TOKENMATCHES can be evaluated only on Apple's platforms"),
    ("FETCH == 1", "syntax: FETCH has no meaning here"),
  ])
  func `a choice is as documented`(_ format: String, _ expected: String) {
    let subject: PredicateValue = ["id": 1, "list": [["id": 2], ["id": 3]]]
    #expect(FormatOutcome.ofPredicate(format, subject) == expected)
  }
}
