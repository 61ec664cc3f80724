/// A button of a system alert.
public struct AlertButton: Hashable, Sendable {
  /// What it says.
  public let label: String

  /// What it means.
  public let role: AlertButtonRole

  /// What pressing it brings about; nil where the alert is not known.
  public let answer: AlertAnswer?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - role: What it means.
  ///   - answer: What pressing it brings about.
  public init(label: String, role: AlertButtonRole, answer: AlertAnswer? = nil) {
    self.label = label
    self.role = role
    self.answer = answer
  }
}
