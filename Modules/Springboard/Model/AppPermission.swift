public import Query

/// Something that an app may do only after the user has been asked.
public enum AppPermission: Hashable, Sendable {
  /// To send notifications, which `XCUIProtectedResource` does not have.
  case notifications
  /// To use what the system protects.
  case resource(ProtectedResource)

  /// What the user has decided.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Nobody has been asked yet.
    case undetermined
    /// It is not allowed.
    case denied
    /// It is allowed.
    case granted
  }

  /// The permissions, notifications first.
  public static let all = [notifications] + ProtectedResource.allCases.map { resource($0) }

  /// The name, as manifests have it: `notifications`, `camera`.
  public var name: String {
    switch self {
    case .notifications: "notifications"
    case .resource(let resource): "\(resource)"
    }
  }

  /// Finds a permission by its name.
  public init?(name: String) {
    guard let permission = Self.all.first(where: { $0.name == name }) else { return nil }
    self = permission
  }
}
