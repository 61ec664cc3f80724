internal import Hierarchy

/// What is to happen on a device at some time.
enum ScheduledAction {
  /// Effects of an app, if it still runs, and where a visit is named, if that screen is still shown.
  case effects([Effect], application: String, launch: Int, visit: Int?, subject: RuleSubject?)
  /// An app in the background gets no more time.
  case suspension(application: String, departure: Int)
}
