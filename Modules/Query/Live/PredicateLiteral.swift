internal import Predicate

/// Texts as the format language of predicates writes them.
enum PredicateLiteral {
  /// The text between double quotes, with what needs it escaped.
  static func quoted(_ text: String) -> String {
    FormatExpression.constant(.string(text)).description
  }
}
