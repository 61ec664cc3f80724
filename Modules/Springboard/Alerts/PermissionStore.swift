public import Query

/// What each app may do, and what it was asked already.
///
/// A question is put once: asked again, the app gets the answer that is kept. The exceptions are
/// those of iOS. "Allow Once" lasts until the app ends. "When in use" may become "always" by one more
/// question. Pasting, opening apps, keeping passwords and deleting are asked every time. Keeping
/// provisional notifications asks nothing.
public struct PermissionStore: Hashable, Sendable, Codable {
  private var applications: [String: Record] = [:]

  private struct Record: Hashable, Codable {
    var statuses: [String: AuthorizationStatus] = [:]
    /// What lasts until the app ends.
    var forThisLaunch: Set<String> = []
    var wasAskedForAlways = false
    var hasPreciseLocation = true
    var hasPreciseLocationForThisLaunch = false
  }

  /// Creates a store of a device where nothing was asked yet.
  public init() {}

  /// Looks up the status of an app.
  ///
  /// - Parameters:
  ///   - permission: What is asked about.
  ///   - bundleIdentifier: The app.
  /// - Returns: The status; `notDetermined` where nobody asked.
  public func status(
    of permission: SystemPermission,
    for bundleIdentifier: String
  ) -> AuthorizationStatus {
    let record = applications[bundleIdentifier] ?? Record()
    if let status = record.statuses[permission.rawValue] { return status }
    // Whoever sees all photos may add some.
    if permission == .photosAddOnly,
      let photos = record.statuses[SystemPermission.photos.rawValue], photos.isGranted
    {
      return .authorized
    }
    return .notDetermined
  }

  /// Gives an app a status without asking, as a test that grants permissions beforehand does.
  ///
  /// - Parameters:
  ///   - status: The status; `notDetermined` has the question put again.
  ///   - permission: What it is for.
  ///   - bundleIdentifier: The app.
  public mutating func set(
    _ status: AuthorizationStatus,
    of permission: SystemPermission,
    for bundleIdentifier: String
  ) {
    let key = permission.rawValue
    applications[bundleIdentifier, default: Record()].forThisLaunch.remove(key)
    if permission == .location {
      applications[bundleIdentifier]?.wasAskedForAlways = false
    }
    applications[bundleIdentifier]?.statuses[key] = status == .notDetermined ? nil : status
  }

  /// Returns whether an app's location is exact.
  public func hasPreciseLocation(_ bundleIdentifier: String) -> Bool {
    let record = applications[bundleIdentifier] ?? Record()
    return record.hasPreciseLocation || record.hasPreciseLocationForThisLaunch
  }

  /// Turns the exact location of an app on or off, as the map in its alert does.
  public mutating func setPreciseLocation(_ isPrecise: Bool, for bundleIdentifier: String) {
    applications[bundleIdentifier, default: Record()].hasPreciseLocation = isPrecise
  }

  /// Finds the alert that comes up when an app asks.
  ///
  /// - Parameters:
  ///   - kind: What the app asks for: `location` for "when in use", `locationAlways` for "always".
  ///   - bundleIdentifier: The app.
  ///   - version: The version of iOS.
  /// - Returns: The alert; nil if the app gets its answer without one.
  public func alert(
    for kind: SystemAlertKind,
    from bundleIdentifier: String,
    in version: SystemAlert.Version
  ) -> SystemAlertKind? {
    guard kind.form(in: version) != nil else { return nil }
    switch kind {
    case .locationAlways:
      switch status(of: .location, for: bundleIdentifier) {
      // "Always" begins with the same question as "when in use" since iOS 13.
      case .notDetermined: return .location
      case .whenInUse: return mayAskForAlways(bundleIdentifier) ? kind : nil
      default: return nil
      }
    case .locationPreciseOnce:
      let isAllowed = status(of: .location, for: bundleIdentifier).isGranted
      return isAllowed && !hasPreciseLocation(bundleIdentifier) ? kind : nil
    case .calendars:
      // Adding only may become everything by one more question.
      let status = status(of: .calendars, for: bundleIdentifier)
      return status == .notDetermined || status == .writeOnly ? kind : nil
    default:
      guard let permission = kind.permission else { return kind }
      return status(of: permission, for: bundleIdentifier) == .notDetermined ? kind : nil
    }
  }

  /// Keeps the answer that the user gave to an alert.
  ///
  /// - Parameters:
  ///   - answer: What the pressed button brings about.
  ///   - kind: The alert.
  ///   - bundleIdentifier: The app that asked.
  public mutating func record(
    _ answer: AlertAnswer,
    to kind: SystemAlertKind,
    from bundleIdentifier: String
  ) {
    switch answer {
    case .status(let status):
      guard let permission = kind.permission else { return }
      set(status, of: permission, for: bundleIdentifier)
      if kind == .locationAlways { applications[bundleIdentifier]?.wasAskedForAlways = true }
    case .statusForThisLaunch(let status):
      guard let permission = kind.permission else { return }
      set(status, of: permission, for: bundleIdentifier)
      applications[bundleIdentifier]?.forThisLaunch.insert(permission.rawValue)
    case .asks: break
    case .action(let action):
      if action == .deleteApplication { forget(bundleIdentifier) }
      if action == .usePreciseLocation {
        applications[bundleIdentifier, default: Record()].hasPreciseLocationForThisLaunch = true
      }
    }
  }

  /// Ends what was allowed until the app ends.
  public mutating func applicationDidTerminate(_ bundleIdentifier: String) {
    guard let keys = applications[bundleIdentifier]?.forThisLaunch else { return }
    for key in keys { applications[bundleIdentifier]?.statuses[key] = nil }
    applications[bundleIdentifier]?.forThisLaunch = []
    applications[bundleIdentifier]?.hasPreciseLocationForThisLaunch = false
  }

  /// Has an app asked again, as `resetAuthorizationStatus(for:)` does.
  ///
  /// - Parameters:
  ///   - resource: What to forget; one that iOS does not have changes nothing.
  ///   - bundleIdentifier: The app.
  public mutating func reset(_ resource: ProtectedResource, for bundleIdentifier: String) {
    for permission in SystemPermission.allCases where permission.resource == resource {
      set(.notDetermined, of: permission, for: bundleIdentifier)
    }
    if resource == .location { setPreciseLocation(true, for: bundleIdentifier) }
  }

  /// Forgets an app, as deleting it does.
  public mutating func forget(_ bundleIdentifier: String) {
    applications[bundleIdentifier] = nil
  }

  private func mayAskForAlways(_ bundleIdentifier: String) -> Bool {
    guard let record = applications[bundleIdentifier] else { return true }
    // Whoever was allowed once only gets no second question before the next launch.
    return !record.wasAskedForAlways
      && !record.forThisLaunch.contains(SystemPermission.location.rawValue)
  }
}
