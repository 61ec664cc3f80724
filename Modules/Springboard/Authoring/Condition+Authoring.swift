internal import Predicate
internal import Query

/// Conditions with locators, templates and predicates as they are written.
///
/// A mistake in one of these stops the program.
extension Condition {
  /// The locator finds something.
  ///
  /// - Parameters:
  ///   - locator: The locator.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The condition.
  public static func exists(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Condition {
    .exists(Authored.locator(locator, file, line))
  }

  /// The locator finds as many elements.
  ///
  /// - Parameters:
  ///   - locator: The locator.
  ///   - range: How many.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The condition.
  public static func count(
    _ locator: String,
    _ range: ClosedRange<Int>,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Condition {
    .count(Authored.locator(locator, file, line), range)
  }

  /// The first element that the locator finds satisfies a predicate.
  ///
  /// - Parameters:
  ///   - locator: The locator.
  ///   - predicate: The predicate, over the element.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The condition.
  public static func element(
    _ locator: String,
    satisfies predicate: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Condition {
    let keys = PredicateDialect.any.vocabulary
    return .element(
      Authored.locator(locator, file, line),
      TreePredicate(Authored.predicate(predicate, keys, file, line))
    )
  }

  /// Two texts are the same, character for character.
  ///
  /// - Parameters:
  ///   - text: A template.
  ///   - other: A template.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The condition.
  public static func text(
    _ text: String,
    is other: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Condition {
    .equal(Authored.template(text, file, line), Authored.template(other, file, line))
  }

  /// A text satisfies a predicate, in which it is `SELF`.
  ///
  /// - Parameters:
  ///   - text: A template.
  ///   - predicate: The predicate.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The condition.
  public static func text(
    _ text: String,
    satisfies predicate: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Condition {
    .text(
      Authored.template(text, file, line),
      Authored.predicate(predicate, nil, file, line)
    )
  }

  /// The app was launched with an argument.
  public static func argument(_ argument: String) -> Condition {
    .argument(argument, followedBy: nil)
  }

  /// The app was launched with a variable in its environment.
  public static func environment(_ name: String) -> Condition { .environment(name, value: nil) }
}
