internal import Hierarchy
internal import Query

/// Finds what does not hold together in a model, wherever it comes from.
struct ModelValidator {
  let model: AppModel
  /// Whether the whole model could be read; if not, it is not told what nothing leads to.
  let isComplete: Bool
  let screens: [String: AppScreen]
  var problems: [AppModelProblem] = []
  private var hasError = false

  /// How many problems are told at most.
  private static let limit = 1_000

  let uses: [EffectWalk.Use]
  let variables: [String]
  /// The elements that effects insert.
  let fragments: [ElementTree]
  /// The identifiers of the fields of alerts.
  let fieldIdentifiers: Set<String>
  /// Whether elements come or change in ways that are known only when the app runs.
  let hasChanges: Bool
  /// Whether identifiers do.
  let hasNewIdentifiers: Bool

  init(_ model: AppModel, isComplete: Bool = true) {
    self.model = model
    self.isComplete = isComplete
    screens = Dictionary(model.screens.map { ($0.name, $0) }) { first, _ in first }
    uses = EffectWalk(model).effects()
    var variables = Set(model.variables.keys)
    var fragments: [ElementTree] = []
    var fields: Set<String> = []
    var hasChanges = false
    var hasNewIdentifiers = false
    func note(_ changes: AttributeChanges) {
      hasChanges = true
      if changes.list.contains(where: { $0.name == "identifier" || $0.name == "label" }) {
        hasNewIdentifiers = true
      }
    }
    for use in uses {
      switch use.effect {
      case .store(let name, _), .add(_, let name): variables.insert(name)
      case .insert(let fragment, _):
        fragments.append(fragment.tree)
        for change in fragment.changes { note(change.changes) }
      case .set(_, let changes): note(changes)
      case .alert(let alert): fields.formUnion(alert.fields.compactMap(\.identifier))
      default: break
      }
    }
    for list in model.screens.lazy.flatMap(\.lists) {
      for setting in list.rows?.settings ?? [] { note(setting.changes) }
    }
    self.variables = variables.sorted()
    self.fragments = fragments
    fieldIdentifiers = fields
    self.hasChanges = hasChanges
    self.hasNewIdentifiers = hasNewIdentifiers
  }

  mutating func validate() -> [AppModelProblem] {
    checkScreens()
    for screen in model.screens {
      for (index, list) in screen.lists.enumerated() {
        check(list, on: screen, ManifestPath()["screens"][screen.name]["lists"][index])
      }
      for (index, wheel) in screen.wheels.enumerated() {
        check(wheel, on: screen, ManifestPath()["screens"][screen.name]["wheels"][index])
      }
    }
    for list in model.ruleLists {
      for (index, rule) in list.rules.enumerated() {
        check(rule, on: list.screen, list.path[index])
      }
    }
    if isComplete {
      for list in model.ruleLists { checkOrder(of: list.rules, list.path) }
      checkTriggers()
      checkCycles()
      checkWays()
    }
    return problems
  }

  /// Notes a problem, unless there are so many that nobody will read it.
  mutating func report(
    _ kind: AppModelProblem.Kind,
    _ path: ManifestPath,
    _ severity: AppModelProblem.Severity = .error
  ) {
    let isFirstError = severity == .error && !hasError
    guard problems.count < Self.limit || isFirstError else { return }
    if severity == .error { hasError = true }
    problems.append(AppModelProblem(kind, at: path, severity: severity))
  }

  private mutating func checkScreens() {
    let root = ManifestPath()
    if model.bundleIdentifier == SystemApplication.bundleIdentifier {
      report(
        .neverHappens(
          "the home screen has this identifier, so the app would never be seen",
          nearest: []
        ),
        root["bundleIdentifier"]
      )
    }
    if model.screens.isEmpty {
      if isComplete { report(.noScreens, root["screens"]) }
      return
    }
    var names: Set<String> = []
    for screen in model.screens where !names.insert(screen.name).inserted {
      report(.duplicateScreen(screen.name), root["screens"][screen.name])
    }
    if screens[model.initialScreen] == nil {
      report(unknown(model.initialScreen), root["initialScreen"])
    }
  }

  func unknown(_ screen: String) -> AppModelProblem.Kind {
    .unknownScreen(screen, known: model.screens.map(\.name))
  }
}
