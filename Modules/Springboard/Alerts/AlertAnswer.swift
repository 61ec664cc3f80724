/// What pressing a button of a system alert brings about.
public enum AlertAnswer: Hashable, Sendable {
  /// The app has a status from now on.
  case status(AuthorizationStatus)
  /// The app has a status until it ends; then it may ask again.
  case statusForThisLaunch(AuthorizationStatus)
  /// A further alert comes up.
  case asks(SystemAlertKind)
  /// Something happens that is no permission.
  case action(AlertAction)

  /// The status that the app has now; nil where nothing was decided.
  public var status: AuthorizationStatus? {
    switch self {
    case .status(let status), .statusForThisLaunch(let status): status
    case .asks, .action: nil
    }
  }
}
