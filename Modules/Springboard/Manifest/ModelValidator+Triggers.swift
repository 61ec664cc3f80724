internal import Diagnostics
internal import Query

extension ModelValidator {
  /// How many rules are looked back over for one that takes the place of another.
  private static let orderLimit = 1_000

  /// Rules of which an earlier one always takes the place.
  mutating func checkOrder(of rules: [Rule], _ path: ManifestPath) {
    for (index, rule) in rules.enumerated() {
      let others = rules[max(0, index - Self.orderLimit)..<index]
      guard let earlier = others.firstIndex(where: { $0.isAlwaysFollowed(insteadOf: rule) }) else {
        continue
      }
      report(
        .neverHappens(
          "the rule \(path[earlier]) comes before this one, and is always followed instead",
          nearest: []
        ),
        path[index]["on"]
      )
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

extension Rule {
  /// Whether a later rule can never be followed because of this one.
  fileprivate func isAlwaysFollowed(insteadOf other: Rule) -> Bool {
    guard condition == nil || condition == other.condition else { return false }
    switch (trigger, other.trigger) {
    case (.swipe(let locator, nil), .swipe(let otherLocator, _)): return locator == otherLocator
    case (.answered(let permission, nil), .answered(let otherPermission, _)):
      return permission == otherPermission
    default: return trigger == other.trigger
    }
  }
}
