/// How an alert is answered.
package enum ScriptAnswer: Hashable, Sendable {
  /// As `AlertPolicy.einstein` does.
  case accept
  /// As `AlertPolicy.deny` does.
  case dismiss
  /// By the button with a label.
  case button(String)

  /// The policy that chooses the button; nil where the label does.
  var policy: AlertPolicy? {
    switch self {
    case .accept: .einstein
    case .dismiss: .deny
    case .button: nil
    }
  }
}
