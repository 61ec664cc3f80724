/// What a keyboard is for, by the names of `UIKeyboardType`.
package enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// Any text.
  case standard = "default"
  /// An e-mail address: @ and . are beside the space bar.
  case emailAddress
  /// An address: ., / and .com are where the space bar is otherwise.
  case url = "URL"
  /// A search on the Web: . is beside the space bar.
  case webSearch
  /// Digits only.
  case numberPad
  /// Digits and the separator of decimals.
  case decimalPad
  /// A telephone number.
  case phonePad

  /// Whether it is a pad of twelve keys, without letters and without a return key.
  package var isPad: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad: true
    case .standard, .emailAddress, .url, .webSearch: false
    }
  }
}
