internal import Hierarchy
internal import Predicate

/// An element of a screen as the subject of a predicate, with the keys of XCUITest.
///
/// A device knows more than a dump: nothing is unknown, and what can be touched depends on what is in
/// front.
struct LiveSubject: PredicateSubject {
  let screen: LiveScreen
  let index: Int

  /// The keys for which the tree alone is not enough.
  static let deviceKeys: Set<String> = ["hittable", "isHittable", "hasKeyboardFocus"]

  /// The keys that are yes or no, and that every element has on a device.
  static let flags: [String: BooleanAttribute] = [
    "enabled": .enabled, "isEnabled": .enabled, "selected": .selected, "isSelected": .selected,
    "hasFocus": .focused,
  ]

  /// Whether the values of a key are yes and no.
  static func isFlag(_ key: String) -> Bool {
    deviceKeys.contains(key) || flags[key] != nil || key == "exists"
  }

  func predicateValue(forKey key: String) -> PredicateValue? {
    let node = screen.tree[index]
    switch key {
    case "hittable", "isHittable": return .bool(screen.hitPoint(of: node) != nil)
    case "hasKeyboardFocus":
      return .bool(screen.device.keyboardFocus(in: screen.application) == index)
    default:
      if key == "selected" || key == "isSelected" { return .bool(node.isSelectedOnDevice) }
      if let flag = Self.flags[key] { return .bool(node.flags[flag] ?? (flag == .enabled)) }
      return ElementSubject(node: node, dialect: .xcuitest).predicateValue(forKey: key)
    }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    guard let other = other as? LiveSubject else { return false }
    return other.screen.tree[other.index] == screen.tree[index]
  }
}
