internal import Hierarchy
internal import Query

/// An installed app, and its process where it runs.
struct SimulatedProcess {
  let model: AppModel
  var state = ApplicationState.notRunning

  /// The arguments and environment of the last launch.
  var arguments: [String] = []
  var environment: [String: String] = [:]

  /// How often it was launched; what was scheduled before the last launch is not done.
  var launchCount = 0
  var variables: [String: String] = [:]
  var navigation = Navigation()

  /// The alerts of its own that are presented, the topmost last.
  var presented: [PresentedAlert] = []

  init(_ model: AppModel) { self.model = model }

  var isRunning: Bool { state != .notRunning && state != .unknown }

  /// The rules for what happens now: those of the screen, then those of the app.
  var rules: [(rule: Rule, isOfScreen: Bool)] {
    let own = navigation.current.flatMap { model.screen(named: $0.name) }?.rules ?? []
    return own.map { ($0, true) } + model.rules.map { ($0, false) }
  }
}

/// An alert of an app that is presented, and the screen that it lies over.
struct PresentedAlert {
  let alert: AppAlert
  /// The element that the gesture was made on that brought it up.
  let subject: ElementNode?
}
