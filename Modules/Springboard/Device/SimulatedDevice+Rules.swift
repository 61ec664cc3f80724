internal import Hierarchy
internal import Predicate
internal import Query

extension SimulatedDevice {
  /// Follows the rules for what has happened on an app's screen.
  ///
  /// Which elements it was about, and which rules hold, is found out for all of it before any effect
  /// changes the screen. Rules of a screen that an earlier one has left are not followed.
  func react(to happenings: [ScreenHappening], in bundle: String) {
    guard let process = processes[bundle], let screen = process.navigation.current else { return }
    let tree = screen.content.tree
    var chosen: [RuleCall] = []
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
      let call = first(in: bundle) { rule in
        guard gesture.fits(rule.trigger), let locator = rule.trigger.locator else { return nil }
        return Self.element(of: locator, around: element, in: tree).map { .element($0) }
      }
      if let call { chosen.append(call) }
    }
    if let pressed { press(pressed, in: bundle) }
    // A recorded alert goes as every alert does, before whatever its button is for.
    if let closed { edit(bundle) { $0.remove(at: closed.index) } }
    for call in chosen {
      let isLeft = processes[bundle]?.navigation.current?.visit != screen.visit
      if !(call.isOfScreen && isLeft) { follow(call, in: bundle) }
    }
  }

  /// The element that a locator finds and that is another, or around it.
  private static func element(
    of locator: Locator,
    around element: ElementNode,
    in tree: ElementTree
  ) -> ElementNode? {
    // The usual locator; of what it finds only the element and what is around it matter.
    if case .accessibilityID(let name) = locator, !name.isEmpty {
      return element.name == name ? element : element.ancestors.first { $0.name == name }
    }
    return (try? locator.nodes(in: tree))?.last { $0.subtreeRange.contains(element.index) }
  }

  /// Follows the first rule for what has happened to the app whose condition holds.
  func follow(_ trigger: Trigger, in bundle: String, subject: RuleSubject?) {
    follow(first(in: bundle) { $0.trigger == trigger ? .some(subject) : nil }, in: bundle)
  }

  /// Follows the first rule for an address whose condition holds; a `*` of a pattern stands for any
  /// characters.
  func follow(opened url: String, in bundle: String) {
    let call = first(in: bundle) { rule in
      guard case .opened(let pattern) = rule.trigger else { return nil }
      return AddressPattern(pattern).wildcard(in: url).map { .text(String($0)) }
    }
    follow(call, in: bundle)
  }

  /// Follows the first rule for an answer of the user whose condition holds.
  func follow(answered permission: AppPermission, isGranted: Bool, in bundle: String) {
    let call = first(in: bundle) { rule in
      guard case .answered(permission, let granted) = rule.trigger,
        granted == nil || granted == isGranted
      else { return nil }
      return .some(nil)
    }
    follow(call, in: bundle)
  }

  /// The first rule of an app that is meant and whose condition holds.
  ///
  /// - Parameters:
  ///   - bundle: The app.
  ///   - subject: What a rule is followed for; nil for a rule that is not meant.
  /// - Returns: The rule; nil where there is none.
  private func first(
    in bundle: String,
    _ subject: (Rule) -> RuleSubject??
  ) -> RuleCall? {
    for (rule, isOfScreen) in processes[bundle]?.rules ?? [] {
      guard let subject = subject(rule),
        rule.condition.map({ holds($0, in: bundle, subject: subject) }) ?? true
      else { continue }
      return RuleCall(effects: rule.effects, isOfScreen: isOfScreen, subject: subject)
    }
    return nil
  }

  private func follow(_ call: RuleCall?, in bundle: String) {
    guard let call else { return }
    run(call.effects, in: bundle, subject: call.subject, isOfScreen: call.isOfScreen)
  }
}

/// A rule that is to be followed.
private struct RuleCall {
  let effects: [Effect]
  /// Whether it is a rule of the screen that was shown.
  let isOfScreen: Bool
  let subject: RuleSubject?
}

extension ElementNode {
  /// The alert or action sheet that a button belongs to; nil for other elements, and for the buttons of
  /// controls in it, such as segments.
  fileprivate var alertAroundButton: ElementNode? {
    guard isOfType(.button) else { return nil }
    for ancestor in ancestors {
      switch ancestor.type {
      case .alert, .sheet: return ancestor
      case .other, .scrollView, .group, .layoutArea, .layoutItem: continue
      default: return nil
      }
    }
    return nil
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
