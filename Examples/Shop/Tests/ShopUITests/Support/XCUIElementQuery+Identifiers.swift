import Identifier
import XCTest

extension XCUIElementQuery {
  /// The element with an identifier that the app and its tests share.
  subscript(identifier: some PrettyRawRepresentable) -> XCUIElement {
    self[identifier.prettyRawValue]
  }

  /// The row with a number, of those that have an identifier each.
  subscript(identifier: some PrettyRawRepresentable, number: Int) -> XCUIElement {
    self["\(identifier.prettyRawValue)_\(number)"]
  }
}
