internal import Foundation
internal import Hierarchy
internal import Predicate

/// Conditions that an element should meet, and what a failure says of those that it does not.
struct UnmetRules {
  private let rules: [EasyPredicate]
  private let logic: NSCompoundPredicate.LogicalType

  /// Creates the rules; a condition of which all parts have to hold is as many rules.
  init(_ predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType) {
    var rules: [EasyPredicate] = []
    var rest = Array(predicates.reversed())
    while let next = rest.popLast() {
      if logic == .and, case .allOf(let parts) = next {
        rest += parts.reversed()
      } else {
        rules.append(next)
      }
    }
    self.rules = rules
    self.logic = logic
  }

  /// Returns what is wrong: each rule that is not met, with what was found, and the element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long was waited for it, in seconds; nil for not at all.
  /// - Returns: Several lines.
  func message(about element: some ActionElement, after timeout: TimeInterval? = nil) -> String {
    let unmet = rules.filter { rule in
      guard let format = try? rule.formatPredicate else { return true }
      return !element.satisfies(NSPredicate(format))
    }
    let time = timeout.map { " within \(seconds($0))" } ?? ""
    let headline =
      switch logic {
      case .or: "\(element) meets none of \(count(rules.count))\(time):"
      case .not: "\(element) meets all of \(count(rules.count))\(time), and should not:"
      default:
        rules.count == 1
          ? "\(element) does not meet a rule\(time):"
          : "\(element) does not meet \(unmet.count) of \(count(rules.count))\(time):"
      }
    let told = logic == .not ? rules : unmet
    let lines = told.map { rule in
      "  \(rule.regularString)" + (found(rule, element).map { ", but \($0)" } ?? "")
    }
    return ([headline] + lines + [element.finding]).joined(separator: "\n")
  }

  private func count(_ number: Int) -> String { number == 1 ? "1 rule" : "\(number) rules" }

  /// What the attribute is that a rule is about; nil where the rule says no single one.
  private func found(_ rule: EasyPredicate, _ element: some ActionElement) -> String? {
    guard logic != .not else { return nil }
    if case .bool(.exists, _, _) = rule.rawValue {
      return element.exists ? "it exists" : "it does not exist"
    }
    // Of a missing or ambiguous element no attribute can be read.
    guard element.exists, (try? element.snapshot()) != nil else { return nil }
    switch rule.rawValue {
    case .bool(let key, _, _): return bool(key, element)
    case .string(let key, _, _), .strings(let key, _): return text(key, element)
    case .type, .number(.elementType, _, _), .numbers(.elementType, _):
      return "elementType is \(element.type.rawValue), \(element.type.name)"
    default: return nil
    }
  }

  private func bool(_ key: PredicateKey.bool, _ element: some ActionElement) -> String? {
    switch key {
    case .isEnabled: "isEnabled is \(element.isEnabled)"
    case .isHittable: "isHittable is \(element.isHittable)"
    case .isSelected: "isSelected is \(element.isSelected)"
    case .exists, .hasFocus: nil
    }
  }

  private func text(_ key: PredicateKey.string, _ element: some ActionElement) -> String {
    let text: String? =
      switch key {
      case .identifier: element.identifier
      case .label: element.label
      case .title: element.title
      case .value: element.shownValue
      case .placeholderValue: element.placeholderValue
      }
    return "\(key.rawValue) is \(text?.quoted ?? "not there")"
  }
}
