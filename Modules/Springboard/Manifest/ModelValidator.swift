internal import Diagnostics
internal import Hierarchy
internal import Query

/// Finds what does not hold together in a model, wherever it comes from.
struct ModelValidator {
  let model: AppModel
  /// Whether the whole model could be read; if not, it is not told what nothing leads to.
  let isComplete: Bool
  let screens: [String: AppScreen]
  var problems: [AppModelProblem] = []

  private let uses: [EffectWalk.Use]
  private let variables: [String]
  /// The elements that effects insert.
  private let fragments: [ElementTree]
  /// The identifiers of the fields of alerts.
  private let fieldIdentifiers: Set<String>
  /// Whether elements come or change in ways that are known only when the app runs.
  private let hasChanges: Bool
  /// Whether identifiers do.
  private let hasNewIdentifiers: Bool

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
    }
    for list in model.ruleLists {
      for (index, rule) in list.rules.enumerated() {
        check(rule, on: list.screen, list.path[index])
      }
    }
    if isComplete {
      for list in model.ruleLists { checkOrder(of: list.rules, in: list.screen, list.path) }
      checkTriggers()
      checkCycles()
      checkWays()
    }
    return problems
  }

  mutating func report(
    _ kind: AppModelProblem.Kind,
    _ path: ManifestPath,
    _ severity: AppModelProblem.Severity = .error
  ) {
    problems.append(AppModelProblem(kind, at: path, severity: severity))
  }

  private mutating func checkScreens() {
    let root = ManifestPath()
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

  private func unknown(_ screen: String) -> AppModelProblem.Kind {
    .unknownScreen(screen, known: model.screens.map(\.name))
  }
}

// MARK: - Rules

extension ModelValidator {
  private mutating func check(_ rule: Rule, on screen: AppScreen?, _ path: ManifestPath) {
    switch rule.trigger {
    case .tap(let locator): check(locator, on: screen, path["on"]["tap"])
    case .doubleTap(let locator): check(locator, on: screen, path["on"]["doubleTap"])
    case .longPress(let locator): check(locator, on: screen, path["on"]["longPress"])
    case .swipe(let locator, _): check(locator, on: screen, path["on"]["swipe"])
    case .changed(let locator): check(locator, on: screen, path["on"]["changed"])
    case .submitted(let locator): check(locator, on: screen, path["on"]["submitted"])
    case .refreshed(let locator): check(locator, on: screen, path["on"]["refreshed"])
    case .launched where screen != nil:
      report(
        .neverHappens(
          "no screen is shown yet when the app is launched; move the rule to the app's own rules",
          nearest: []
        ),
        path["on"]
      )
    default: break
    }
    if let condition = rule.condition { check(condition, on: screen, path["when"]) }
    check(rule.effects, on: screen, path["do"])
  }

  private mutating func check(
    _ condition: Condition,
    on screen: AppScreen?,
    _ path: ManifestPath
  ) {
    switch condition {
    case .exists(let locator):
      check(locator, on: screen, path["exists"], .mayBeMissing)
    case .count(let locator, _): check(locator, on: screen, path["count"], .mayBeMissing)
    case .element(let locator, _): check(locator, on: screen, path["element"])
    case .equal(let first, let second):
      check(first, on: screen, path["text"])
      check(second, on: screen, path["is"])
    case .text(let text, _): check(text, on: screen, path["text"])
    case .all(let conditions), .any(let conditions):
      let key = if case .all = condition { "all" } else { "any" }
      for (index, condition) in conditions.enumerated() {
        check(condition, on: screen, path[key][index])
      }
    case .not(let condition): check(condition, on: screen, path["not"])
    case .argument, .environment, .permission: break
    }
  }

  /// Checks effects, each on the screen that those before it have left.
  private mutating func check(_ effects: [Effect], on start: AppScreen?, _ path: ManifestPath) {
    var screen = start
    for (index, effect) in effects.enumerated() {
      let path = path[index]
      if index > 0, effects[index - 1].endsApp {
        report(.neverHappens("the app has ended before this", nearest: []), path)
      }
      switch effect {
      case .show(let name): check(name, path["show"])
      case .push(let name): check(name, path["push"])
      case .present(let name): check(name, path["present"])
      case .switchTo(let name): check(name, path["switchTo"])
      case .set(let locator, let changes):
        check(locator, on: screen, path["set"])
        check(changes, on: screen, path)
      case .remove(let locator): check(locator, on: screen, path["remove"])
      case .focus(let locator): check(locator, on: screen, path["focus"], .needsOne)
      case .insert(let fragment, let place): check(fragment, place, on: screen, path)
      case .alert(let alert): check(alert, on: screen, path["alert"])
      case .openURL(let text): check(text, on: screen, path["open"])
      case .store(_, let text): check(text, on: screen, path["as"])
      default: break
      }
      for inner in effect.inner { check(inner.effects, on: screen, inner.path(path)) }
      if let name = effect.shownScreen { screen = screens[name] }
      if effect == .back || effect == .dismiss { screen = nil }
    }
  }

  private mutating func check(_ screen: String, _ path: ManifestPath) {
    if screens[screen] == nil { report(unknown(screen), path) }
  }

  private mutating func check(
    _ fragment: AppFragment,
    _ place: InsertionPlace,
    on screen: AppScreen?,
    _ path: ManifestPath
  ) {
    let key =
      switch place {
      case .lastIn, .firstIn: "into"
      case .above: "above"
      case .below: "below"
      }
    check(place.locator, on: screen, path[key], .needsOne)
    for change in fragment.changes { check(change.changes, on: screen, path["insert"]) }
  }

  private mutating func check(_ alert: AppAlert, on screen: AppScreen?, _ path: ManifestPath) {
    if alert.buttons.isEmpty { report(.endlessAlert, path["buttons"]) }
    if alert.style == .sheet, !alert.fields.isEmpty { report(.fieldsInSheet, path["fields"]) }
    if let title = alert.title { check(title, on: screen, path["title"]) }
    if let message = alert.message { check(message, on: screen, path["message"]) }
    for (index, field) in alert.fields.enumerated() {
      check(field.value, on: screen, path["fields"][index]["value"])
    }
  }

  private mutating func check(
    _ changes: AttributeChanges,
    on screen: AppScreen?,
    _ path: ManifestPath,
    knows extra: [String] = []
  ) {
    for case .text(let name, let text) in changes.list {
      let path = AttributeChange.isFurther(name) ? path["attributes"][name] : path[name]
      check(text, on: screen, path, knows: extra)
    }
  }

  private mutating func check(
    _ text: TextTemplate,
    on screen: AppScreen?,
    _ path: ManifestPath,
    knows extra: [String] = []
  ) {
    for name in text.variables where !variables.contains(name) && !extra.contains(name) {
      if isComplete { report(.unknownVariable(name, known: variables + extra), path) }
    }
    for locator in text.locators { check(locator, on: screen, path, .mayBeMissing) }
  }
}

// MARK: - Locators

extension ModelValidator {
  /// How many elements a locator should find.
  enum Expectation {
    /// One or more.
    case any
    /// One.
    case needsOne
    /// One or more, but not always.
    case mayBeMissing
  }

  mutating func check(
    _ locator: Locator,
    on screen: AppScreen?,
    _ path: ManifestPath,
    _ expectation: Expectation = .any
  ) {
    // A screen whose dump could not be read has no elements.
    if let screen, screen.tree.isEmpty { return }
    do throws(LocatorEvaluationError) {
      if let screen {
        try checkOne(locator, screen, path, expectation)
      } else if try !isFound(locator, in: model.screens.map(\.tree)), try !mayCome(locator) {
        let isSure = expectation != .mayBeMissing && !mayChange(locator) && isComplete
        report(.noMatchAnywhere(locator), path, isSure ? .error : .warning)
      }
    } catch {
      report(.evaluation(error), path)
    }
  }

  private mutating func checkOne(
    _ locator: Locator,
    _ screen: AppScreen,
    _ path: ManifestPath,
    _ expectation: Expectation
  ) throws(LocatorEvaluationError) {
    let matches = try locator.nodes(in: screen.tree, limit: 2)
    if matches.count == 1 { return }
    if matches.isEmpty {
      if try mayCome(locator) { return }
      let diagnosis = try explanation(locator, screen)
      let isSure = expectation != .mayBeMissing && !mayChange(locator)
      report(
        .noMatch(screen: screen.name, explanation: diagnosis),
        path,
        isSure ? .error : .warning
      )
      return
    }
    // Several rows are meant by a predicate, but hardly by an identifier.
    var isIdentifier = false
    if case .accessibilityID = locator { isIdentifier = true }
    guard expectation == .needsOne || expectation == .any && isIdentifier else { return }
    let diagnosis = try explanation(locator, screen)
    let needsOne = expectation == .needsOne
    report(
      .severalMatches(screen: screen.name, explanation: diagnosis, needsOne: needsOne),
      path,
      needsOne ? .error : .warning
    )
  }

  /// Why a locator does not find one element.
  private func explanation(
    _ locator: Locator,
    _ screen: AppScreen
  ) throws(LocatorEvaluationError) -> String {
    // Explaining takes time, and nobody reads a hundred explanations.
    guard problems.count < 100 else { return "not one element matches \(locator)" }
    return try locator.diagnosis(in: screen.tree).map { "\($0)" } ?? ""
  }

  /// Whether what effects insert, or an alert, has such an element.
  private func mayCome(_ locator: Locator) throws(LocatorEvaluationError) -> Bool {
    if case .accessibilityID(let name) = locator, fieldIdentifiers.contains(name) { return true }
    return try isFound(locator, in: fragments)
  }

  /// Whether elements may come to match when the app runs, so that nobody can be sure.
  private func mayChange(_ locator: Locator) -> Bool {
    if case .accessibilityID = locator { return hasNewIdentifiers }
    return hasChanges || !fragments.isEmpty
  }

  private func isFound(
    _ locator: Locator,
    in trees: [ElementTree]
  ) throws(LocatorEvaluationError) -> Bool {
    for tree in trees where !tree.isEmpty {
      if try !locator.nodes(in: tree, limit: 1).isEmpty { return true }
    }
    return false
  }

  private mutating func check(_ list: LazyList, on screen: AppScreen, _ path: ManifestPath) {
    guard !screen.tree.isEmpty else { return }
    check(list.container, on: screen, path["in"], .needsOne)
    guard let rows = list.rows else { return }
    do throws(LocatorEvaluationError) {
      guard let container = try list.container.nodes(in: screen.tree, limit: 1).first else {
        return
      }
      let found = try rows.template.nodes(inside: container, limit: 2)
      guard found.count == 1, let row = found.first else {
        let diagnosis = try rows.template.diagnosis(inside: container).map { "\($0)" } ?? ""
        report(
          found.isEmpty
            ? .noMatch(screen: screen.name, explanation: diagnosis)
            : .severalMatches(screen: screen.name, explanation: diagnosis, needsOne: true),
          path["row"]
        )
        return
      }
      if row.index == container.index {
        report(.neverHappens("the row is the list itself, not inside it", nearest: []), path["row"])
      }
      for (index, setting) in rows.settings.enumerated() {
        let path = path["change"][index]
        check(setting.changes, on: screen, path, knows: ["row"])
        if try setting.locator.nodes(inside: row, limit: 1).isEmpty {
          let diagnosis = try setting.locator.diagnosis(inside: row).map { "\($0)" } ?? ""
          report(.noMatch(screen: screen.name, explanation: diagnosis), path["set"])
        }
      }
    } catch {
      report(.evaluation(error), path["row"])
    }
  }
}

// MARK: - What can never happen

extension ModelValidator {
  /// Rules of which an earlier one always takes the place.
  private mutating func checkOrder(of rules: [Rule], in screen: AppScreen?, _ path: ManifestPath) {
    // What is always taken, by the trigger; a swipe in any direction stands for each.
    var taken: [Trigger: Int] = [:]
    var takenWithCondition: [Rule: Int] = [:]
    for (index, rule) in rules.enumerated() {
      var key = rule.trigger
      var earlier = taken[key]
      if case .swipe(let locator, .some) = key { earlier = earlier ?? taken[.swipe(locator, nil)] }
      if case .answered(let permission, .some) = key {
        earlier = earlier ?? taken[.answered(permission, granted: nil)]
      }
      earlier = earlier ?? takenWithCondition[Rule(rule.trigger, when: rule.condition, [])]
      if let earlier {
        report(
          .neverHappens(
            "the rule \(path[earlier]) comes before this one, and is always followed instead",
            nearest: []
          ),
          path[index]["on"]
        )
      }
      if rule.condition == nil {
        key = rule.trigger
        if taken[key] == nil { taken[key] = index }
      } else {
        takenWithCondition[Rule(rule.trigger, when: rule.condition, [])] = index
      }
    }
  }

  /// Triggers that nothing in the app can set off.
  private mutating func checkTriggers() {
    var buttons: [String] = []
    var asked: Set<AppPermission> = []
    for use in uses {
      if case .alert(let alert) = use.effect { buttons += alert.buttons.map(\.label) }
      if case .ask(let permission, _, _) = use.effect { asked.insert(permission) }
    }
    for list in model.ruleLists {
      for (index, rule) in list.rules.enumerated() {
        let path = list.path[index]["on"]
        switch rule.trigger {
        case .pressed(let label) where !buttons.contains(label):
          report(
            .neverHappens(
              "no alert of the app has a button '\(VisibleText.excerpt(label))'",
              nearest: label.nearest(among: buttons)
            ),
            path["pressed"]
          )
        case .answered(let permission, _) where !asked.contains(permission):
          report(
            .neverHappens("no effect asks for the permission \(permission.name)", nearest: []),
            path["answered"]
          )
        case .opened(let pattern):
          guard let colon = pattern.firstIndex(of: ":") else { break }
          let scheme = String(pattern[..<colon])
          let known = model.urlSchemes + ["http", "https"]
          if scheme.contains("*") || known.contains(scheme) { break }
          report(
            .neverHappens(
              "the scheme '\(VisibleText.excerpt(scheme))' is not in urlSchemes, so the app is not opened",
              nearest: scheme.nearest(among: known)
            ),
            path["opened"]
          )
        default: break
        }
      }
    }
  }
}
