internal import Query

/// The screens of an app and the ways between them.
public struct AppMap: Hashable, Sendable {
  /// The screens, in the order of the model.
  public let screens: [Screen]

  /// The ways that begin on every screen, or at launch.
  public let everywhere: [Way]

  /// A screen and the ways that begin there.
  public struct Screen: Hashable, Sendable {
    /// The name.
    public let name: String

    /// How many elements there are when it is shown anew.
    public let elementCount: Int

    /// The ways, in the order of the rules.
    public let ways: [Way]

    /// Whether a launch shows it.
    public let isInitial: Bool

    /// Whether a way leads to it from the beginning.
    public let isReachable: Bool

    /// Whether nothing leads on from it.
    public let isDeadEnd: Bool
  }

  /// A way that a rule takes.
  public struct Way: Hashable, Sendable {
    /// What has to happen.
    public let trigger: Trigger

    /// Whether something else has to be the case.
    public let isConditional: Bool

    /// Where it leads to.
    public let target: Target
  }

  /// Where a way leads to.
  public enum Target: Hashable, Sendable {
    /// To a screen.
    case screen(String)
    /// Back to a screen before, or to the one below.
    case back
    /// Out of the app: to another one, or to its end.
    case outside
  }

  /// Makes the map of a model.
  ///
  /// - Complexity: O(rules and their effects), and once for each way and screen.
  public init(_ model: AppModel) {
    let ways = model.ways
    var reached: Set<String> = [model.initialScreen]
    var queue = [model.initialScreen]
    var next: [String: [String]] = [:]
    for way in ways {
      if let from = way.from {
        next[from, default: []].append(way.to)
      } else if reached.insert(way.to).inserted {
        queue.append(way.to)
      }
    }
    while let screen = queue.popLast() {
      for other in next[screen] ?? [] where reached.insert(other).inserted { queue.append(other) }
    }
    let everywhere = Self.ways(of: model.rules)
    self.everywhere = everywhere
    screens = model.screens.map { screen in
      let ways = Self.ways(of: screen.rules)
      let leadsOn = everywhere.contains { way in
        guard let locator = way.trigger.locator else { return way.trigger != .launched }
        return (try? locator.nodes(in: screen.tree, limit: 1))?.isEmpty == false
      }
      return Screen(
        name: screen.name,
        elementCount: screen.tree.count,
        ways: ways,
        isInitial: screen.name == model.initialScreen,
        isReachable: reached.contains(screen.name),
        isDeadEnd: !leadsOn && ways.allSatisfy { $0.target == .screen(screen.name) }
      )
    }
  }

  private static func ways(of rules: [Rule]) -> [Way] {
    var ways: [Way] = []
    var known: Set<Way> = []
    for rule in rules {
      var queue = rule.effects
      var position = 0
      while position < queue.count {
        let effect = queue[position]
        position += 1
        queue += effect.inner.flatMap(\.effects)
        guard let target = effect.target else { continue }
        let way = Way(trigger: rule.trigger, isConditional: rule.condition != nil, target: target)
        if known.insert(way).inserted { ways.append(way) }
      }
    }
    return ways
  }
}

extension Effect {
  /// Where the effect leads to; nil where it stays.
  fileprivate var target: AppMap.Target? {
    if let screen = shownScreen { return .screen(screen) }
    switch self {
    case .back, .dismiss: return .back
    case .openURL, .openApp, .exit, .crash: return .outside
    default: return nil
    }
  }
}

extension AppModel {
  /// A way from a screen to another.
  struct ScreenWay {
    /// Where it begins; nil for all screens, or none.
    let from: String?
    let to: String
    /// Whether the rule has a condition.
    let isConditional: Bool
    /// Whether it is taken as soon as the screen appears.
    let isImmediate: Bool
  }

  /// All ways from screens to others.
  var ways: [ScreenWay] {
    var ways: [ScreenWay] = []
    func add(_ rule: Rule, from screen: String?) {
      func add(_ effects: [Effect], isImmediate: Bool) {
        for effect in effects {
          if let name = effect.shownScreen {
            ways.append(
              ScreenWay(
                from: screen,
                to: name,
                isConditional: rule.condition != nil,
                isImmediate: isImmediate
              )
            )
          }
          var isInTime = false
          if case .after(let delay, _) = effect { isInTime = delay <= 0 }
          for inner in effect.inner { add(inner.effects, isImmediate: isImmediate && isInTime) }
        }
      }
      add(rule.effects, isImmediate: rule.trigger == .appeared)
    }
    for screen in screens {
      for rule in screen.rules { add(rule, from: screen.name) }
      // A rule of the app counts where the screen has none that is always followed.
      let isTaken = screen.rules.contains { $0.trigger == .appeared && $0.condition == nil }
      for rule in rules where rule.trigger == .appeared && !isTaken { add(rule, from: screen.name) }
    }
    for rule in rules where rule.trigger != .appeared { add(rule, from: nil) }
    return ways
  }

  /// The screens and the ways between them.
  public func map() -> AppMap { AppMap(self) }
}
