internal import Hierarchy
internal import Query

/// An installed app, and its process where it runs.
struct SimulatedProcess {
  let model: AppModel
  var state = ApplicationState.notRunning

  /// The arguments and environment of the last launch.
  var arguments: [String] = []
  var environment: [String: String] = [:]

  /// Which launch it is of; what was scheduled before the last launch is not done.
  var launch = 0
  /// Which way into the background it has gone last; an earlier suspension is off by then.
  var departure = 0
  /// What has come due since it was suspended.
  var delayed: [ScheduledAction] = []
  var variables: [String: String] = [:]
  var navigation = Navigation()

  /// The alerts of its own that are presented, the topmost last.
  var presented: [PresentedAlert] = []

  /// The alert whose button is being followed, although it is gone.
  var pressedAlert: PressedAlert?

  init(_ model: AppModel) { self.model = model }

  var isRunning: Bool { state != .notRunning && state != .unknown }

  /// The topmost of the alerts of its own that are presented, as an element.
  var topmostAlert: ElementNode? {
    guard let alert = presented.last else { return nil }
    let type: ElementType = alert.alert.style == .sheet ? .sheet : .alert
    return navigation.current?.content.tree.nodes(ofType: type).last
  }

  /// The rules for what happens now: those of the screen, then those of the app.
  var rules: [(rule: Rule, isOfScreen: Bool)] {
    let own = navigation.current.flatMap { model.screen(named: $0.name) }?.rules ?? []
    return own.map { ($0, true) } + model.rules.map { ($0, false) }
  }
}

/// An alert of an app that is presented, and the screen that it lies over.
struct PresentedAlert {
  let alert: AppAlert
  /// What the rule that brought it up was followed for.
  let subject: RuleSubject?
}

/// An alert of an app at the moment when one of its buttons was pressed.
struct PressedAlert {
  let screen: SimulatedScreen
  let element: Int

  /// The text of an element of the alert, such as a field; nil where it has none such.
  func text(of locator: Locator, attribute: String?) -> String? {
    let alert = screen.tree[element]
    guard let node = (try? locator.nodes(inside: alert, limit: 1))?.first else { return nil }
    return screen.text(of: node, attribute: attribute)
  }
}
