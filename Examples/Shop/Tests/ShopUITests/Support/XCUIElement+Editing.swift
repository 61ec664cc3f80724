import XCTest

extension XCUIElement {
  /// Replaces what is in a field.
  ///
  /// A tap in the middle puts the caret there, and what is after it would stay: so the tap goes to
  /// the end. The value of an empty field is its placeholder, which nobody has to delete.
  func replaceText(with text: String) {
    coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    let old = value as? String ?? ""
    let count = old == placeholderValue ? 0 : old.count
    let deletes = String(repeating: XCUIKeyboardKey.delete.rawValue, count: count)
    typeText(deletes + text)
  }

  /// Flips a switch.
  ///
  /// SwiftUI's toggles are a switch as wide as the row around the real one, and only that reacts.
  func flip() {
    let inner = switches.firstMatch
    if inner.exists { inner.tap() } else { tap() }
  }
}
