public import Predicate

extension Locator {
  /// Makes a locator of a condition that was put together from Swift values.
  ///
  /// ```swift
  /// let locator = try Locator.predicate(.type(.button) && .label(.beginsWith, "Pay"))
  /// ```
  ///
  /// - Parameter condition: The condition, with keys of XCUITest or WebDriverAgent.
  /// - Returns: The locator.
  /// - Throws: What is wrong with a part that was given as text, unknown keys included, or that a
  ///   list of conditions is empty.
  public static func predicate(_ condition: EasyPredicate) throws(EasyPredicateError) -> Locator {
    let predicate = try condition.formatPredicate
    do throws(PredicateSyntaxError) {
      // Reading it again finds keys that no element has.
      return .predicate(try TreePredicate(format: predicate.description))
    } catch {
      throw .syntax(error)
    }
  }
}
