/// An alert of the system that is waiting for an answer.
struct PendingAlert {
  let alert: SystemAlert
  /// The app that it is asked for, and which of its launches.
  let application: String
  let launch: Int
  /// What the app does then.
  let granted: [Effect]
  let denied: [Effect]
  let permission: AppPermission?
}
