internal import Hierarchy
internal import Query

extension ModelValidator {
  mutating func check(_ rule: Rule, on screen: AppScreen?, _ path: ManifestPath) {
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

  mutating func check(
    _ changes: AttributeChanges,
    on screen: AppScreen?,
    _ path: ManifestPath,
    knows extra: [String] = []
  ) {
    for case .frame(let frame) in changes.list where !frame.isPossible {
      report(.outOfRange(expected: "finite numbers, and sizes of 0 or more"), path["frame"])
    }
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
