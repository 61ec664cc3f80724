internal import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

extension TextEntry {
  /// Empties the field, which has the focus.
  ///
  /// - Returns: Whether it is empty; that it is not is a failure.
  func clear() -> Bool {
    if content.shown.isEmpty || pressClearButton() || deleteAll() { return true }
    if !field.isInert { fail("\(field) cannot be cleared: it still holds \(content)") }
    return false
  }

  /// Presses the field's own button to clear it, if it has one.
  ///
  /// It is called so in English; in other languages the delete key does it.
  private func pressClearButton() -> Bool {
    guard let isClear = field.condition([.label(.equals, "Clear text")], .and, at: site) else {
      return false
    }
    let button = field.inside(.button, where: isClear).firstMatch
    guard button.exists, button.isHittable else { return false }
    button.tap()
    // An app may refuse, and some take the focus away.
    return isEmptySoon && (hasFocus || takeFocus(for: .replace("")))
  }

  /// How often the caret is put to the end; each time something has to go.
  private static var limit: Int { 50 }

  /// Presses the delete key until nothing is left.
  private func deleteAll() -> Bool {
    var count = content.shown.count
    for round in 0..<Self.limit where !field.isInert {
      // The field has just got the focus with the caret at the end, as far as that was possible.
      if round > 0 { touch(atEnd: true) }
      if delete(count, with: .delete) { return true }
      if content.shown.count >= count, delete(count, with: .forwardDelete) { return true }
      guard content.shown.count < count else { return false }
      count = content.shown.count
    }
    return false
  }

  private func delete(_ count: Int, with key: KeyboardKey) -> Bool {
    guard !field.isInert, exists else { return false }
    type(String(repeating: key.rawValue, count: count))
    return isEmptySoon
  }

  private var isEmptySoon: Bool { field.wait(timeout: 1) { exists && content.isEmpty } }
}
