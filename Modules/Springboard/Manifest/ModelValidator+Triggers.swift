internal import Diagnostics
internal import Query

extension ModelValidator {
  /// Rules of which an earlier one always takes the place.
  mutating func checkOrder(of rules: [Rule], in screen: AppScreen?, _ path: ManifestPath) {
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
  mutating func checkTriggers() {
    var buttons: Set<String> = []
    var asked: Set<AppPermission> = []
    for use in uses {
      if case .alert(let alert) = use.effect { buttons.formUnion(alert.buttons.map(\.label)) }
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
              nearest: problems.count < 100 ? label.nearest(among: buttons.sorted()) : []
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
