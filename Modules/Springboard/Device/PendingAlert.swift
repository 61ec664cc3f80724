/// An alert of the system that is waiting for an answer.
struct PendingAlert {
  let alert: SystemAlert
  /// The app that it is asked for, and which of its launches.
  let application: String
  var launch = 0
  /// What the app does then.
  var granted: [Effect] = []
  var denied: [Effect] = []
  var permission: AppPermission?
  /// Whether the answer is kept, as that to an app's own question is.
  var isKept = true
}
