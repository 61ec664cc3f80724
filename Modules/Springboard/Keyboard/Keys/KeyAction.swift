package import Hierarchy

/// What a key of the software keyboard does.
package enum KeyAction: Hashable, Sendable {
  /// Types a text.
  case text(String)
  /// Deletes a character.
  case delete
  /// Submits, or breaks the line.
  case `return`
  /// Makes letters capitals.
  case shift
  /// Shows other characters.
  case page(KeyboardPage)
  /// Goes on to the next layout.
  case nextKeyboard
  /// Listens.
  case dictate
  /// Takes the keyboard away.
  case hide

  /// Creates what an element inside a keyboard does, be it recorded or ours; nil if it is no key.
  ///
  /// Identifiers are told from labels where that matters, since labels are in the language of the
  /// device and identifiers are not.
  package init?(of element: ElementNode) {
    let name = (element.name ?? "").lowercased()
    let label = element.label ?? element.name ?? ""
    switch name {
    case "shift":
      self = KeyboardPage(rawValue: label.lowercased()).map(KeyAction.page) ?? .shift
    case "more":
      // Before iOS 13 the label was "more, numbers".
      let page = KeyboardPage.allCases.first { label.lowercased().hasSuffix($0.rawValue) }
      self = .page(page ?? .numbers)
    case "delete": self = .delete
    case "next keyboard", "emoji": self = .nextKeyboard
    case "dictate", "dictation": self = .dictate
    case "hide keyboard", "dismiss": self = .hide
    case "space": self = .text(" ")
    default:
      if ReturnKey.allCases.contains(where: { $0.label == name }) {
        self = .return
      } else if element.isOfType(.key), !label.isEmpty {
        self = .text(label)
      } else {
        return nil
      }
    }
  }
}
