/// What the return key says, by the names of `UIReturnKeyType`.
///
/// The identifier is the label with a capital (`Return` and `return`, xcuitest-behaviours §8).
package enum ReturnKey: String, Hashable, Sendable, CaseIterable {
  case standard = "default"
  case go
  case search
  case done
  case next
  case send
  case join
  case route
  case `continue`
  case emergencyCall

  /// What the key shows.
  package var label: String {
    switch self {
    case .standard: "return"
    case .emergencyCall: "emergency call"
    default: rawValue
    }
  }

  /// What tests find the key by.
  package var identifier: String { label.prefix(1).uppercased() + label.dropFirst() }
}
