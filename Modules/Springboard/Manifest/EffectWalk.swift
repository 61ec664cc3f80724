/// Goes through all effects of a model, those inside others included.
struct EffectWalk {
  /// An effect and where it stands.
  struct Use {
    let effect: Effect
    let path: ManifestPath
  }

  private let model: AppModel

  init(_ model: AppModel) { self.model = model }

  /// All effects, in the order of the manifest.
  func effects() -> [Use] {
    var uses: [Use] = []
    for list in model.ruleLists {
      for (index, rule) in list.rules.enumerated() {
        Self.add(rule.effects, list.path[index]["do"], to: &uses)
      }
    }
    return uses
  }

  private static func add(_ effects: [Effect], _ path: ManifestPath, to uses: inout [Use]) {
    for (index, effect) in effects.enumerated() {
      let path = path[index]
      uses.append(Use(effect: effect, path: path))
      for inner in effect.inner { add(inner.effects, inner.path(path), to: &uses) }
    }
  }
}

/// Effects that an effect does at another time.
struct InnerEffects {
  let effects: [Effect]
  let steps: [ManifestPath.Step]

  /// The path of the list, from that of the effect around it.
  func path(_ outer: ManifestPath) -> ManifestPath {
    steps.reduce(outer) { path, step in
      switch step {
      case .key(let key): path[key]
      case .index(let index): path[index]
      }
    }
  }
}

extension Effect {
  /// The effects that come of this one at another time.
  var inner: [InnerEffects] {
    switch self {
    case .ask(_, let granted, let denied):
      [
        InnerEffects(effects: granted, steps: [.key("granted")]),
        InnerEffects(effects: denied, steps: [.key("denied")]),
      ]
    case .after(_, let effects): [InnerEffects(effects: effects, steps: [.key("do")])]
    case .alert(let alert):
      alert.buttons.enumerated().map { index, button in
        InnerEffects(
          effects: button.effects,
          steps: [.key("alert"), .key("buttons"), .index(index), .key("do")]
        )
      }
    default: []
    }
  }

  /// The effect with those inside it replaced, and then itself.
  func replaced(_ transform: (Effect) -> Effect) -> Effect {
    func all(_ effects: [Effect]) -> [Effect] { effects.map { $0.replaced(transform) } }
    switch self {
    case .ask(let permission, let granted, let denied):
      return transform(.ask(permission, granted: all(granted), denied: all(denied)))
    case .after(let delay, let effects): return transform(.after(delay, all(effects)))
    case .alert(var alert):
      for index in alert.buttons.indices {
        alert.buttons[index].effects = all(alert.buttons[index].effects)
      }
      return transform(.alert(alert))
    default: return transform(self)
    }
  }
}

extension AppModel {
  /// The lists of rules with their paths: each screen's, and the app's.
  var ruleLists: [(screen: AppScreen?, rules: [Rule], path: ManifestPath)] {
    screens.map { ($0, $0.rules, ManifestPath()["screens"][$0.name]["rules"]) }
      + [(nil, rules, ManifestPath()["rules"])]
  }

  /// Replaces all effects, those inside others first.
  mutating func replaceEffects(_ transform: (Effect) -> Effect) {
    func replace(in rules: inout [Rule]) {
      for index in rules.indices {
        rules[index].effects = rules[index].effects.map { $0.replaced(transform) }
      }
    }
    for index in screens.indices { replace(in: &screens[index].rules) }
    replace(in: &rules)
  }
}
