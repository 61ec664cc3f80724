public import Predicate

extension ClassChainSyntaxError {
  /// What is wrong with a class chain.
  public enum Problem: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It has more UTF-8 bytes than are read.
    case tooLong(limit: Int)
    /// Something stands where something else belongs; nothing is found at the end.
    case unexpected(found: String?, expected: Expectation)
    /// A name of an element type that does not begin with `XCUIElementType`, or has no more.
    case unknownType(String)
    /// Digits and minus signs that are no number, or one of more than 64 bits.
    case malformedPosition(String)
    /// The position 0, which no element has.
    case zeroPosition
    /// A position after a position.
    case secondPosition
    /// A predicate after a position.
    case predicateAfterPosition
    /// `**/**/`.
    case repeatedDescendantMarker
    /// A predicate of no characters.
    case emptyPredicate
    /// A predicate that does not end; the text is the delimiter that is missing.
    case unclosedPredicate(String)
    /// Something is wrong inside a predicate; its own range counts from its own beginning.
    case predicate(PredicateSyntaxError)
  }

  /// What belongs at a place; the raw value is the wording.
  public enum Expectation: String, Hashable, Sendable {
    case item = "an element type such as XCUIElementTypeButton, or *, or **/"
    case type = "an element type such as XCUIElementTypeButton, or *"
    case slashAfterStars = "'/' after **"
    case continuation = "'/', '[', or the end"
    case bracketContent = "a predicate in backticks or between dollar signs, or a position"
    case closingBracket = "']'"
  }
}
