/// The text of one field as it is edited: what is in it, where the caret is, and what is selected.
///
/// Positions count characters as people do (grapheme clusters), so that an emoji or a letter with its
/// accents is never cut. Everything is in the order in which it is read, for right-to-left texts too.
///
/// - Complexity: Each change is O(n) in the length of the text.
package struct TextInput: Hashable, Sendable {
  /// What kind of field it is.
  package let kind: TextInputKind

  /// What the field shows while it is empty.
  package let placeholder: String?

  /// What was typed, bullets or not.
  package internal(set) var text: String

  /// The end of the selection that moves with shift and the arrows; the caret where nothing is selected.
  package internal(set) var caret: Int

  /// The end of the selection that stays; the same as the caret where nothing is selected.
  var anchor: Int

  /// Whether the next change replaces the whole text; see `beginEditing()`.
  var isStale = false

  /// Creates a field with the caret at its end.
  ///
  /// - Parameters:
  ///   - kind: What kind of field it is.
  ///   - text: What is in it.
  ///   - placeholder: What it shows while it is empty.
  package init(_ kind: TextInputKind, text: String = "", placeholder: String? = nil) {
    self.kind = kind
    self.text = text
    self.placeholder = placeholder
    caret = text.count
    anchor = caret
  }

  /// Creates a field from what a recorded element shows.
  ///
  /// A value that is the placeholder means an empty field (xcuitest-behaviours §8); a field that was
  /// filled with just that text cannot be told from it. What the bullets of a secure field stand for
  /// was not recorded, so they are its text.
  ///
  /// - Parameters:
  ///   - kind: What kind of field it is.
  ///   - value: The value of the element.
  ///   - placeholder: Its placeholder.
  package init(_ kind: TextInputKind, showing value: String?, placeholder: String?) {
    let text = value == placeholder ? "" : value ?? ""
    self.init(kind, text: text, placeholder: placeholder)
  }

  /// The value that the element shows: the text, bullets for it, or the placeholder of an empty field.
  ///
  /// That an empty field reads as its placeholder is what XCUITest reports (xcuitest-behaviours §8).
  package var value: String {
    if text.isEmpty { return placeholder ?? "" }
    return kind.isSecure ? String(repeating: "•", count: text.count) : text
  }

  /// The characters that are selected; empty, and where the caret is, when none are.
  package var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The text that is selected.
  package var selectedText: String { String(text[indices(of: selection)]) }

  /// Notes that the field got the keyboard's focus.
  ///
  /// iOS empties a secure field that is edited anew with the first key that changes it; looking at it
  /// or moving the caret changes nothing. A secure field that was filled before anybody typed here is
  /// treated alike. The sources do not tell whether the delete key empties it too; here it does.
  package mutating func beginEditing() { isStale = kind.isSecure && !text.isEmpty }

  func indices(of characters: Range<Int>) -> Range<String.Index> {
    let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
    return start..<text.index(start, offsetBy: characters.count)
  }
}
