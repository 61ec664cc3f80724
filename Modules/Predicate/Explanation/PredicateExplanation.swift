/// What a predicate means, in words: a sentence, and what it is made of.
///
/// ```swift
/// let predicate = try FormatPredicate(format: "label BEGINSWITH[c] 'sign' AND enabled == 1")
/// print(predicate.explanation)
/// // all of
/// //   the label begins with "sign", ignoring case
/// //   it is enabled
/// ```
///
/// The words are for people, and may change.
public struct PredicateExplanation: Hashable, Sendable {
  /// One line without a full stop.
  public var text: String

  /// The predicates that the line is about.
  public var parts: [PredicateExplanation]

  /// Creates an explanation.
  public init(_ text: String, _ parts: [PredicateExplanation] = []) {
    self.text = text
    self.parts = parts
  }
}

extension PredicateExplanation: CustomStringConvertible {
  /// The lines of the whole, each part indented by two more spaces than what it belongs to.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    [text] + parts.flatMap(\.lines).map { "  \($0)" }
  }
}
