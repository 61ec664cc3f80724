internal import Foundation
internal import Hierarchy
internal import Query

/// What a field holds, as far as it can be read.
struct FieldContent {
  /// What the field shows: its text, bullets for it, or its placeholder.
  let shown: String

  /// What it shows while it is empty.
  let placeholder: String?

  /// Whether bullets stand for the text.
  let isSecure: Bool

  /// Whether the element shows a text at all.
  let isReadable: Bool

  init(of field: some ActionElement) {
    let value = field.value
    shown = value as? String ?? ""
    isSecure = field.type == .secureTextField
    placeholder = field.placeholderValue
    isReadable = field.type.takesText || value is String
  }

  /// Whether it is empty; a text that is the placeholder cannot be told from none.
  var isEmpty: Bool { shown.isEmpty || shown == placeholder }

  /// The text; bullets where it is secure.
  var text: String { isEmpty ? "" : shown }

  /// Whether it holds a text; of a secure one only the length can be read.
  func holds(_ text: String) -> Bool {
    if text.isEmpty { return isEmpty }
    if shown == text { return true }
    return isSecure && !isEmpty && shown.count == text.count
  }

  /// A text that it should hold, as messages tell it.
  func description(of text: String) -> String {
    if text.isEmpty { return "nothing" }
    return isSecure ? "\(text.count) characters" : text.quoted
  }
}

extension FieldContent: CustomStringConvertible {
  /// What it holds, as messages tell it.
  var description: String {
    guard isEmpty else { return description(of: shown) }
    return placeholder.map { "nothing but its placeholder \($0.quoted)" } ?? "nothing"
  }
}
