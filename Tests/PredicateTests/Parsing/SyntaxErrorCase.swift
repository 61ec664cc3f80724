import Predicate
import TestSupport

/// A format that is wrong, with marks around the place.
struct SyntaxErrorCase: Sendable {
  let marked: MarkedText
  let arguments: [FormatExpression]
  let vocabulary: PredicateVocabulary?

  init(_ marked: String, _ arguments: [FormatExpression] = [], knowing keys: [String]? = nil) {
    self.marked = MarkedText(marked)
    self.arguments = arguments
    vocabulary = keys.map {
      PredicateVocabulary(keys: $0, members: ["rect": ["x", "y", "width", "height"]])
    }
  }

  init(
    _ marked: String,
    _ arguments: [FormatExpression] = [],
    in vocabulary: PredicateVocabulary
  ) {
    self.marked = MarkedText(marked)
    self.arguments = arguments
    self.vocabulary = vocabulary
  }

  /// The error of the format, or nil if there is none.
  var error: PredicateSyntaxError? {
    do throws(PredicateSyntaxError) {
      _ = try FormatPredicate.parse(marked.text, arguments: arguments, vocabulary: vocabulary)
      return nil
    } catch {
      return error
    }
  }

  private static let keys = ["name", "label", "value", "type", "enabled", "rect"]

  /// At least one for every problem, and for every hint.
  static let all = general + mistakes

  private static let general: [SyntaxErrorCase] = [
    // Nothing, and too much.
    SyntaxErrorCase("‸"), SyntaxErrorCase("  \n ‸"),
    SyntaxErrorCase(String(repeating: "(", count: 100) + "‸(‸a == 1"),
    SyntaxErrorCase(String(repeating: "NOT ", count: 100) + "‸NOT‸ a == 1"),

    // Something else belongs here: an operator.
    SyntaxErrorCase("enabled‸"),
    SyntaxErrorCase("enabled ‸AND‸ visible"), SyntaxErrorCase("(enabled‸)‸"),
    SyntaxErrorCase("label ‸'a'‸"), SyntaxErrorCase("value ‸5‸"), SyntaxErrorCase("enabled ‸YES‸"),
    SyntaxErrorCase("label ‸NULL‸"), SyntaxErrorCase("label ‸is‸ 'a'"),
    SyntaxErrorCase("label ‸equals‸ 'a'"), SyntaxErrorCase("label ‸CONTAIN‸ 'a'"),
    SyntaxErrorCase("label ‸STARTSWITH‸ 'a'"), SyntaxErrorCase("label ‸BEGINWITH‸ 'a'"),
    SyntaxErrorCase("label ‸NOT‸ IN {'a'}"), SyntaxErrorCase("label ‸not‸ contains 'a'"),
    SyntaxErrorCase("1‸"), SyntaxErrorCase("label ‸,‸ 'a'"),

    // The end, AND or OR.
    SyntaxErrorCase("label == 'a' ‸label‸ == 'b'"), SyntaxErrorCase("label == 'a'‸)‸"),
    SyntaxErrorCase("label == 'it'‸s‸'"), SyntaxErrorCase("label == 'a' ‸adn‸ value == 1"),
    SyntaxErrorCase("label == 'a' ‸ANDvalue‸ == 1"), SyntaxErrorCase("a == b ‸==‸ c"),
    SyntaxErrorCase("(a == 1 ‸b‸ == 2)"), SyntaxErrorCase("TRUEPREDICATE ‸==‸ 1"),
    SyntaxErrorCase("NOT label IN {'a'} ‸{‸'b'}"),

    // An expression.
    SyntaxErrorCase("label ==‸"), SyntaxErrorCase("label ==‸=‸ 'a'"),
    SyntaxErrorCase("label == 'a' AND‸"), SyntaxErrorCase("label == 'a' AND ‸OR‸ value == 1"),
    SyntaxErrorCase("‸==‸ 'a'"), SyntaxErrorCase("label == ‸NOT‸ 'a'"),
    SyntaxErrorCase("label IN {'a', ‸}‸"), SyntaxErrorCase("label IN {‸,‸ 'a'}"),
    SyntaxErrorCase("a == ‸TRUEPREDICATE‸"), SyntaxErrorCase("a == 1 + ‸*‸ 2"),

    // A key, an index, an option, a comma, a bracket, an argument.
    SyntaxErrorCase("rect.‸"),
    SyntaxErrorCase("rect.‸5‸ == 1"), SyntaxErrorCase("rect.‸size‸ == 1"),
    SyntaxErrorCase("rect.‸%@‸ == 1", [.string("x")]), SyntaxErrorCase("list[‸]‸ == 1"),
    SyntaxErrorCase("label ==[‸]‸ 'a'"), SyntaxErrorCase("label ==[‸'c'‸] 'a'"),
    SyntaxErrorCase("label ==[c‸,‸d] 'a'"), SyntaxErrorCase("label IN [‸'a'‸, 'b']"),
    SyntaxErrorCase("SUBQUERY(list‸)‸ == 1"), SyntaxErrorCase("SUBQUERY(list, ‸x‸, a == 1) == 1"),
    SyntaxErrorCase("FUNCTION(a, ‸length‸) == 1"), SyntaxErrorCase("CAST(a, ‸NSNumber‸) == 1"),
    SyntaxErrorCase("TERNARY(a == 1‸)‸ == 1"), SyntaxErrorCase("add:to ‸==‸ 1"),
    SyntaxErrorCase("{1 ‸2‸} == a"), SyntaxErrorCase("(a + 1 ‸2‸) == 3"),
    SyntaxErrorCase("CAST(a, 'NSNumber' ‸b‸) == 1"), SyntaxErrorCase("list[0 ‸1‸] == 1"),

    // Brackets without a partner.
    SyntaxErrorCase("‸(‸a == 1"), SyntaxErrorCase("a IN ‸{‸1, 2"), SyntaxErrorCase("list‸[‸0"),
    SyntaxErrorCase("sum‸(‸list"), SyntaxErrorCase("CAST‸(‸a, 'NSNumber'"),
    SyntaxErrorCase("a == 1 AND ‸(‸b == 2 OR (c == 3)"),

    // Characters.
    SyntaxErrorCase("label == ‸“‸abc”"), SyntaxErrorCase("label == ‸‘‸abc’"),
    SyntaxErrorCase("label‸\u{A0}‸== 'a'"), SyntaxErrorCase("a ‸≠‸ 1"), SyntaxErrorCase("a ‸≤‸ 1"),
    SyntaxErrorCase("a ‸≥‸ 1"), SyntaxErrorCase("a == ‸?‸"), SyntaxErrorCase("‸é‸trange == 1"),
    SyntaxErrorCase("a == ‸😀‸"), SyntaxErrorCase("a == ‸$‸"), SyntaxErrorCase("‸@‸ == 1"),
    SyntaxErrorCase("‸#‸ == 1"), SyntaxErrorCase("a == ‸\\‸n"), SyntaxErrorCase("a == 1‸;‸"),
    SyntaxErrorCase("a == ‸`‸b`"), SyntaxErrorCase("a ‸~‸ 1"), SyntaxErrorCase("a == ‸\0‸"),

    // Texts.
    SyntaxErrorCase("label == ‸'open‸"), SyntaxErrorCase("label == ‸\"open'‸"),
    SyntaxErrorCase("label == 'a‸\n‸b'"), SyntaxErrorCase("label == 'a\\‸\n‸b'"),
    SyntaxErrorCase("label == '‸\\x1g‸'"), SyntaxErrorCase("label == '‸\\u12é‸4'"),
    SyntaxErrorCase("label == '‸\\u‸'"), SyntaxErrorCase("label == '‸\\ud83d‸'"),
    SyntaxErrorCase("label == '‸\\ude00‸'"), SyntaxErrorCase("label == '‸\\ud83d‸\\u0041'"),

    // Numbers.
    SyntaxErrorCase("a == ‸54ab3f‸"), SyntaxErrorCase("a == ‸1_000‸"), SyntaxErrorCase("a == ‸0x‸"),
    SyntaxErrorCase("a == ‸0b12‸"), SyntaxErrorCase("a == ‸0o8‸"), SyntaxErrorCase("a == ‸1e‸"),
    SyntaxErrorCase("a == ‸9223372036854775808‸"), SyntaxErrorCase("a == -‸9223372036854775809‸"),
    SyntaxErrorCase("a == ‸0x8000000000000000‸"), SyntaxErrorCase("a == ‸1e400‸"),
    SyntaxErrorCase("a == ‸.‸5"), SyntaxErrorCase("a == 1.‸"),

    // Words.
    SyntaxErrorCase("‸size‸ == 3"), SyntaxErrorCase("‸first‸ == 1"), SyntaxErrorCase("a == ‸any‸"),
    SyntaxErrorCase("‸cast‸ == 1"), SyntaxErrorCase("‸FETCH‸(a, b) == 1"),
    SyntaxErrorCase("‸ANYKEY‸ == 1"), SyntaxErrorCase("‸summ‸(list) == 1"),
    SyntaxErrorCase("‸foo:bar:‸(1, 2) == 1"), SyntaxErrorCase("‸add‸(1, 2) == 3"),
    SyntaxErrorCase("‸sum‸(1, 2) == 3"), SyntaxErrorCase("‸random‸(1) == 3"),
    SyntaxErrorCase("‸modulus:by:‸(1) == 3"), SyntaxErrorCase("FUNCTION(a, ‸'b:'‸) == 1"),
    SyntaxErrorCase("CAST(1, ‸'NSData'‸) == 1"), SyntaxErrorCase("list.‸@median‸ == 1"),
    SyntaxErrorCase("a ==[c‸x‸] 'b'"), SyntaxErrorCase("a ==[‸i‸gnorecase] 'b'"),

    // Keys that the subject does not have.
    SyntaxErrorCase("‸lable‸ == 'a'", knowing: keys),
    SyntaxErrorCase("‸title‸ == 'a'", knowing: keys),
    SyntaxErrorCase("label == ‸Save‸", knowing: keys),
    SyntaxErrorCase("SELF.‸tipe‸ == 1", knowing: keys),
    SyntaxErrorCase("rect.‸widht‸ == 1", knowing: keys),
    SyntaxErrorCase("‸%K‸ == 1", [.string("colour")], knowing: keys),

    // Arguments.
    SyntaxErrorCase("a ‸%%‸ 2 == 0"), SyntaxErrorCase("a == ‸%Q‸"), SyntaxErrorCase("a == ‸%‸"),
    SyntaxErrorCase("a == ‸%1‸$@"), SyntaxErrorCase("a == ‸%@‸"),
    SyntaxErrorCase("a == %@ AND b == ‸%d‸", [.string("x")]), SyntaxErrorCase("a == 1‸", [.null]),
    SyntaxErrorCase("a == %@‸", [.null, .null]), SyntaxErrorCase("a == ‸%d‸", [.string("x")]),
    SyntaxErrorCase("a == ‸%f‸", [.integer(1)]), SyntaxErrorCase("a == ‸%s‸", [.null]),
    SyntaxErrorCase("‸%K‸ == 1", [.aggregate([])]), SyntaxErrorCase("‸%K‸ == 1", [.string("a..b")]),
    SyntaxErrorCase("‸%K‸ == 1", [.string("a.@median")]),
    SyntaxErrorCase("a == '%@'‸", [.string("x")]),
  ]
}
