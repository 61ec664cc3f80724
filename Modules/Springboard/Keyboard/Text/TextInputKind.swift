package import Hierarchy

/// A kind of element that text can be typed into.
package enum TextInputKind: Hashable, Sendable, CaseIterable {
  /// One line.
  case textField
  /// One line that nobody may read.
  case secureTextField
  /// One line to search by.
  case searchField
  /// Any number of lines.
  case textView

  /// Creates the kind that a type of elements is; nil for elements that take no text.
  package init?(_ type: ElementType) {
    switch type {
    case .textField: self = .textField
    case .secureTextField: self = .secureTextField
    case .searchField: self = .searchField
    case .textView: self = .textView
    default: return nil
    }
  }

  /// Whether the return key breaks the line instead of submitting.
  package var isMultiline: Bool { self == .textView }

  /// Whether bullets stand for the text.
  package var isSecure: Bool { self == .secureTextField }
}
