/// What a policy does with an alert, and why.
public struct AlertChoice: Hashable, Sendable {
  /// The button to press; nil if the policy presses none.
  public let button: AlertButton?

  /// Its position among the alert's buttons, from 0.
  public let position: Int?

  /// Why.
  public let reason: Reason

  /// What that does to what the app asked for.
  public let effect: AlertEffect

  /// Why a button is pressed, or none.
  public enum Reason: Hashable, Sendable {
    /// The button means what the policy looks for.
    case role(AlertButtonRole)
    /// The button is labelled as the policy says.
    case label
    /// The button is the first.
    case first
    /// The button is the last.
    case last
    /// The button is the only one.
    case only
    /// No button means what the policy looks for.
    case nothingFits
    /// No button is labelled as the policy says.
    case noSuchLabel
    /// The alert has no buttons.
    case noButtons
    /// The policy leaves sheets alone.
    case leavesSheets
    /// The element is no alert and no sheet.
    case noAlert
  }

  init(_ buttons: [AlertButton], at position: Int, because reason: Reason) {
    button = buttons[position]
    self.position = position
    self.reason = reason
    effect = AlertEffect(buttons[position].role)
  }

  init(noneBecause reason: Reason) {
    button = nil
    position = nil
    self.reason = reason
    effect = .stays
  }
}

extension AlertChoice.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .role(let role): "its role is \(role.rawValue)"
    case .label: "its label is listed"
    case .first: "it is the first button"
    case .last: "it is the last button"
    case .only: "it is the only button"
    case .nothingFits: "no button has a role that the policy presses"
    case .noSuchLabel: "no button has a listed label"
    case .noButtons: "there are no buttons"
    case .leavesSheets: "the policy leaves sheets alone"
    case .noAlert: "the element is no alert and no sheet"
    }
  }
}
