/// What a button of a system alert means, whatever language it is labelled in.
public enum AlertButtonRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// Gives all that is asked for, for good.
  case allow
  /// Gives it until the app ends.
  case allowOnce
  /// Gives a part of it, and often asks for the part on a further screen.
  case limited
  /// Refuses, for good.
  case deny
  /// Closes an alert that asks nothing.
  case `default`
  /// Closes the alert as if nothing had been asked.
  case cancel
  /// Changes something beside the question, such as where an icon is.
  case option
  /// Deletes something.
  case destructive

  /// Whether the app does not get what it asked for.
  public var isDenying: Bool { self == .deny || self == .cancel }
}
