package import Hierarchy

/// What an event of a script has done, or found out.
package struct ScriptOutcome: Sendable {
  /// What the device has noted of it.
  package var log: [DeviceLogEntry] = []

  /// What is different in the app in front; nil where another app has come to the front, or none of it is
  /// shown.
  package var difference: TreeDifference?

  /// The bundle identifier of the app in front, if it is another one than before.
  package var newFront: String?

  /// The name of the screen that is shown, if it is another one than before, or the same anew.
  package var newScreen: String?

  /// The alert of the system that is in front, if it was not before.
  package var newAlert: RecordedAlert?

  /// The answer to a question.
  package var answer: Answer?

  /// Why nothing has changed, where something might have been expected to and it is known.
  package var note: String?

  /// Why the event could not be done, or what is not as it is expected; several lines.
  package var failure: String?

  /// Whether the event was to do something, and not only to ask.
  package var isAction = false

  /// Nothing has happened.
  package init() {}

  /// The answer to a question.
  package enum Answer: Sendable {
    /// Lines for people.
    case lines([String])
    /// What is to be printed as a tree.
    case tree(ElementTree)
    /// Elements that were found.
    case elements([ElementNode])
    /// What is to be written to a file.
    case dump(ElementTree, path: String)
    /// That nothing is to follow.
    case end
  }

  /// What has happened without anybody's doing, or as its consequence: screens, apps and alerts.
  ///
  /// What was done is in the script, and what it did to elements among the differences.
  package var news: [DeviceLogEntry] {
    log.filter {
      switch $0.happening {
      case .event, .reaction: false
      default: true
      }
    }
  }

  /// Whether there is nothing to tell of what has changed.
  package var isUnchanged: Bool {
    news.isEmpty && newFront == nil && newScreen == nil && newAlert == nil
      && difference?.isEmpty ?? true
  }
}
