internal import Query

extension AppPermission {
  /// What the system keeps the status for; nil for what iOS does not have.
  var systemPermission: SystemPermission? {
    switch self {
    case .notifications: .notifications
    case .resource(let resource):
      SystemPermission.allCases.first { $0.resource == resource }
    }
  }

  /// What the system asks; nil for what it never asks.
  var alertKind: SystemAlertKind? {
    guard let permission = systemPermission else { return nil }
    return SystemAlertKind.allCases.first { $0.permission == permission }
  }
}

extension AuthorizationStatus {
  /// The status as rules of apps see it.
  var forRules: AppPermission.Status {
    if self == .notDetermined { return .undetermined }
    return isGranted ? .granted : .denied
  }
}
