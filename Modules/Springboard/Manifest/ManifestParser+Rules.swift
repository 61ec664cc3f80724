internal import JSON
internal import Query

extension ManifestParser {
  /// The rules of a list.
  mutating func rules(_ node: JSONNode?) -> [Rule] {
    var rules: [Rule] = []
    for element in elements(node) { rules.append(rule(element)) }
    return rules
  }

  private mutating func rule(_ node: JSONNode) -> Rule {
    guard let fields = fields(node, of: .rule) else { return Rule(.backgrounded, []) }
    let trigger = trigger(fields["on"])
    let condition = condition(fields["when"])
    return Rule(trigger ?? .backgrounded, when: condition, effects(fields["do"]))
  }

  private mutating func trigger(_ node: JSONNode?) -> Trigger? {
    guard let node else { return nil }
    if case .string(let word) = node.content {
      switch word {
      case "appeared": return .appeared
      case "launched": return .launched
      case "activated": return .activated
      case "backgrounded": return .backgrounded
      default: return unknownWord(word, at: node, of: .trigger)
      }
    }
    guard let (name, fields) = form(node, of: .trigger) else { return nil }
    let main = fields[name]
    switch name {
    case "opened": return text(main, allowsEmpty: false).map { .opened($0) }
    case "pressed": return text(main, allowsEmpty: false).map { .pressed($0) }
    case "answered":
      let answer = word(fields["is"], ["granted", "denied"]) { word -> Bool? in
        ["granted": true, "denied": false][word]
      }
      return permission(main).map { .answered($0, granted: answer) }
    default: break
    }
    guard let locator = locator(main) else { return nil }
    switch name {
    case "tap": return .tap(locator)
    case "doubleTap": return .doubleTap(locator)
    case "longPress": return .longPress(locator)
    case "changed": return .changed(locator)
    case "submitted": return .submitted(locator)
    case "refreshed": return .refreshed(locator)
    default:
      let direction = word(fields["direction"], Trigger.Direction.allCases.map(\.rawValue)) {
        Trigger.Direction(rawValue: $0)
      }
      return .swipe(locator, direction)
    }
  }

  /// A condition; one that always holds where it is wrong.
  private mutating func condition(_ node: JSONNode?) -> Condition? {
    guard let node else { return nil }
    return nested(node) { $0.plainCondition(node) } ?? .all([])
  }

  private mutating func conditions(_ node: JSONNode?) -> [Condition] {
    var conditions: [Condition] = []
    for element in elements(node) { conditions.append(condition(element) ?? .all([])) }
    return conditions
  }

  private mutating func plainCondition(_ node: JSONNode) -> Condition? {
    guard let (name, fields) = form(node, of: .condition), let main = fields[name] else {
      return nil
    }
    switch name {
    case "exists": return locator(main).map { .exists($0) }
    case "count": return count(main, fields)
    case "element":
      guard let locator = locator(main), let predicate = elementPredicate(fields["satisfies"])
      else { return nil }
      return .element(locator, predicate)
    case "text":
      guard (fields["is"] == nil) != (fields["satisfies"] == nil) else {
        report(.wrongKeys("'text' needs one of the keys 'is' and 'satisfies'"), at: main.range)
        return nil
      }
      guard let text = template(main) else { return nil }
      if let other = template(fields["is"]) { return .equal(text, other) }
      return textPredicate(fields["satisfies"]).map { .text(text, $0) }
    case "argument":
      let next = text(fields["is"])
      return text(main, allowsEmpty: false).map { .argument($0, followedBy: next) }
    case "environment":
      let value = text(fields["is"])
      return text(main, allowsEmpty: false).map { .environment($0, value: value) }
    case "permission":
      let words = AppPermission.Status.allCases.map(\.rawValue)
      let status = word(fields["is"], words) { AppPermission.Status(rawValue: $0) }
      guard let permission = permission(main), let status else { return nil }
      return .permission(permission, status)
    case "all": return .all(conditions(main))
    case "any": return .any(conditions(main))
    default: return condition(main).map { .not($0) }
    }
  }

  private mutating func count(_ main: JSONNode, _ fields: ManifestFields) -> Condition? {
    let exactly = integer(fields["exactly"], atLeast: 0)
    let least = integer(fields["atLeast"], atLeast: 0)
    let most = integer(fields["atMost"], atLeast: 0)
    guard let locator = locator(main) else { return nil }
    let hasBounds = fields["atLeast"] != nil || fields["atMost"] != nil
    guard (fields["exactly"] != nil) != hasBounds else {
      report(
        .wrongKeys("'count' needs 'exactly', or 'atLeast' and 'atMost', or one of these"),
        at: main.range
      )
      return nil
    }
    if let exactly { return .count(locator, exactly...exactly) }
    let (low, high) = (least ?? 0, most ?? Int.max)
    guard low <= high else {
      report(
        .neverHappens("'atLeast' is more than 'atMost', so this never holds", nearest: []),
        at: fields["atLeast"]?.range ?? main.range
      )
      return nil
    }
    return .count(locator, low...high)
  }

  /// Notes a word that is no form of a choice.
  mutating func unknownWord<Value>(
    _ word: String,
    at node: JSONNode,
    of choice: ManifestChoice
  ) -> Value? {
    if choice.forms.contains(where: { $0.name == word }) {
      report(.wrongKeys("'\(word)' is a key with a value, as in { \(word): … }"), at: node.range)
    } else {
      report(.unknownWord(word, known: choice.names), at: node.range)
    }
    return nil
  }
}
