internal import Hierarchy
internal import Predicate

/// An element as the subject of a predicate, with the keys of a dialect.
///
/// Its values are those of the columns of `TreeTable`.
struct ElementSubject: PredicateSubject {
  let node: ElementNode
  let dialect: PredicateDialect

  func predicateValue(forKey key: String) -> PredicateValue? {
    dialect.key(named: key).map { value($0) }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    (other as? ElementSubject)?.node == node
  }

  private func value(_ key: ElementKey) -> PredicateValue {
    switch key {
    case .label where dialect == .xcuitest: .string(node.label ?? "")
    case .label: Self.text(node.label)
    case .value: Self.text(node.value)
    case .name: Self.text(node.name)
    case .identifier: .string(node.identifier ?? "")
    case .type: .string(String(decoding: node.webDriverTypeNameBytes, as: UTF8.self))
    case .elementType: .integer(Int64(node.type.rawValue))
    case .enabled, .isEnabled: Self.flag(node.isEnabled)
    case .visible: Self.flag(node.isVisible)
    case .accessible: Self.flag(node.isAccessible)
    case .focused, .hasFocus: Self.flag(node.isFocused)
    case .selected, .isSelected: Self.flag(node.isSelected)
    case .hittable, .isHittable: Self.flag(node.isHittable)
    case .exists: .bool(true)
    case .rect, .frame: TreeTable.value(of: node.partialFrame)
    case .index: .integer(Int64(node.siblingPosition))
    case .title: .string(node.attribute(key.rawValue) ?? "")
    case .identifiers:
      .array([ElementKey.identifier, .label, .title, .value, .placeholderValue].map { value($0) })
    case .accessibilityContainer, .nativeAccessibilityElement, .hasKeyboardFocus:
      Self.flag(node.attribute(key.rawValue).map { ["true", "1"].contains($0) })
    case .placeholderValue, .traits, .customActions, .minValue, .maxValue, .nativeFrame,
      .uniqueIdentifier, .horizontalSizeClass, .verticalSizeClass:
      Self.text(node.attribute(key.rawValue))
    }
  }

  private static func text(_ text: String?) -> PredicateValue { text.map { .string($0) } ?? .null }

  private static func flag(_ flag: Bool?) -> PredicateValue { flag.map { .bool($0) } ?? .null }
}
