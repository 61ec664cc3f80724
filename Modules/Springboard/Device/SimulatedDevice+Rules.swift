internal import Hierarchy
internal import Predicate
internal import Query

extension SimulatedDevice {
  /// Follows the rules for what has happened on an app's screen.
  ///
  /// Which elements it was about is found out for all of it before any effect changes the screen.
  func react(to happenings: [ScreenHappening], in bundle: String) {
    guard let process = processes[bundle], let screen = process.navigation.current else { return }
    let tree = screen.content.tree
    var followed: [(rules: [(rule: Rule, isOfScreen: Bool)], subject: RuleSubject?)] = []
    var pressed: Int?
    var closed: ElementNode?
    for happening in happenings {
      if case .tapped(let index) = happening, let button = alertButton(at: index, in: bundle) {
        pressed = button
        continue
      }
      if case .tapped(let index) = happening, let alert = tree[index].alertAroundButton {
        closed = alert
      }
      guard let gesture = Gesture(happening) else { continue }
      let element = tree[gesture.index]
      var matching: [(Rule, Bool)] = []
      var subject: RuleSubject?
      for (rule, isOfScreen) in process.rules {
        guard gesture.fits(rule.trigger), let locator = rule.trigger.locator,
          let found = Self.element(of: locator, around: element, in: tree)
        else { continue }
        subject = subject ?? .element(found)
        matching.append((rule, isOfScreen))
      }
      if !matching.isEmpty { followed.append((matching, subject)) }
    }
    if let pressed { press(pressed, in: bundle) }
    // A recorded alert goes as every alert does, before whatever its button is for.
    if let closed { edit(bundle) { $0.remove(at: closed.index) } }
    for (rules, subject) in followed { follow(rules, in: bundle, subject: subject) }
  }

  /// The element that a locator finds and that is another, or around it.
  private static func element(
    of locator: Locator,
    around element: ElementNode,
    in tree: ElementTree
  ) -> ElementNode? {
    (try? locator.nodes(in: tree))?.last { $0.subtreeRange.contains(element.index) }
  }

  /// Follows the first rule for what has happened to the app whose condition holds.
  func follow(_ trigger: Trigger, in bundle: String, subject: RuleSubject?) {
    let rules = processes[bundle]?.rules.filter { $0.rule.trigger == trigger } ?? []
    follow(rules, in: bundle, subject: subject)
  }

  /// Follows the first rule for an address whose condition holds; a `*` of a pattern stands for any
  /// characters.
  func follow(opened url: String, in bundle: String) {
    for (rule, isOfScreen) in processes[bundle]?.rules ?? [] {
      guard case .opened(let pattern) = rule.trigger,
        let subject = AddressPattern(pattern).wildcard(in: url)
      else { continue }
      if follow([(rule, isOfScreen)], in: bundle, subject: .text(String(subject))) { return }
    }
  }

  /// Follows the rules for an answer of the user.
  func follow(answered permission: AppPermission, isGranted: Bool, in bundle: String) {
    let rules = processes[bundle]?.rules.filter { rule, _ in
      guard case .answered(permission, let granted) = rule.trigger else { return false }
      return granted == nil || granted == isGranted
    }
    follow(rules ?? [], in: bundle, subject: nil)
  }

  /// Follows the first of some rules whose condition holds; returns whether there is one.
  @discardableResult
  private func follow(
    _ rules: [(rule: Rule, isOfScreen: Bool)],
    in bundle: String,
    subject: RuleSubject?
  ) -> Bool {
    for (rule, isOfScreen) in rules {
      let holds = rule.condition.map { self.holds($0, in: bundle, subject: subject) } ?? true
      guard holds else { continue }
      run(rule.effects, in: bundle, subject: subject, isOfScreen: isOfScreen)
      return true
    }
    return false
  }
}

extension ElementNode {
  /// The alert or action sheet around a button; nil for other elements.
  fileprivate var alertAroundButton: ElementNode? {
    guard isOfType(.button) else { return nil }
    return ancestors.first { $0.isOfType(.alert) || $0.isOfType(.sheet) }
  }
}

/// A happening that rules can be about.
private struct Gesture {
  let index: Int
  private let happening: ScreenHappening

  init?(_ happening: ScreenHappening) {
    switch happening {
    case .tapped(let index), .doubleTapped(let index), .longPressed(let index),
      .swiped(let index, _), .valueChanged(let index), .submitted(let index),
      .refreshed(let index):
      self.index = index
    default: return nil
    }
    self.happening = happening
  }

  /// Whether a trigger is this gesture, on whatever element.
  func fits(_ trigger: Trigger) -> Bool {
    switch (happening, trigger) {
    case (.tapped, .tap), (.doubleTapped, .doubleTap), (.longPressed, .longPress),
      (.valueChanged, .changed), (.submitted, .submitted), (.refreshed, .refreshed):
      true
    case (.swiped(_, let direction), .swipe(_, let wanted)):
      wanted == nil || wanted?.rawValue == direction.rawValue
    default: false
    }
  }
}

// MARK: - Conditions

extension SimulatedDevice {
  /// Returns whether a condition holds for an app now.
  func holds(_ condition: Condition, in bundle: String, subject: RuleSubject?) -> Bool {
    guard let process = processes[bundle], let tree = process.navigation.current?.content.tree
    else { return false }
    func nodes(_ locator: Locator) -> [ElementNode] { (try? locator.nodes(in: tree)) ?? [] }
    switch condition {
    case .exists(let locator): return !nodes(locator).isEmpty
    case .count(let locator, let range): return range.contains(nodes(locator).count)
    case .element(let locator, let predicate):
      return nodes(locator).first.map { (try? predicate.matches($0)) ?? false } ?? false
    case .equal(let first, let second):
      return render(first, in: bundle, subject: subject)
        .utf8.elementsEqual(render(second, in: bundle, subject: subject).utf8)
    case .text(let template, let predicate):
      let text = render(template, in: bundle, subject: subject)
      return (try? predicate.evaluate(withObject: text)) ?? false
    case .argument(let argument, let value):
      guard let position = process.arguments.firstIndex(of: argument) else { return false }
      guard let value else { return true }
      return process.arguments.dropFirst(position + 1).first == value
    case .environment(let name, let value):
      guard let found = process.environment[name] else { return false }
      return value == nil || value == found
    case .permission(let permission, let status):
      let known = permission.systemPermission.map { permissions.status(of: $0, for: bundle) }
      return (known?.forRules ?? .granted) == status
    case .all(let parts): return parts.allSatisfy { holds($0, in: bundle, subject: subject) }
    case .any(let parts): return parts.contains { holds($0, in: bundle, subject: subject) }
    case .not(let part): return !holds(part, in: bundle, subject: subject)
    }
  }

  /// Fills in a text.
  func render(_ template: TextTemplate, in bundle: String, subject: RuleSubject?) -> String {
    if let literal = template.literal { return literal }
    let process = processes[bundle]
    let content = process?.navigation.current?.content
    return template.parts.map { part in
      switch part {
      case .literal(let text): return text
      case .variable(let name): return process?.variables[name] ?? ""
      case .element(let locator, let attribute):
        if let text = process?.pressedAlert?.text(of: locator, attribute: attribute) { return text }
        guard let content, let node = (try? locator.nodes(in: content.tree, limit: 1))?.first
        else { return "" }
        return content.text(of: node, attribute: attribute)
      case .subject(let attribute):
        switch subject {
        case .element(let node)?:
          return (content ?? SimulatedScreen(node.tree)).text(of: node, attribute: attribute)
        case .text(let text)?: return attribute == nil ? text : ""
        case nil: return ""
        }
      }
    }.joined()
  }
}
