internal import Predicate

/// Something that a predicate can ask an element for.
///
/// XCUITest's keys are those of `XCUIElementAttributes`, and some that are known to be used beyond
/// it; WebDriverAgent's are those of `FBElementUtils.m`, where each has a second spelling that
/// begins with `wd`.
enum ElementKey: String, CaseIterable {
  // Of both.
  case label, value, placeholderValue, enabled, selected, hittable, frame

  // Of WebDriverAgent.
  case name, type, visible, accessible, focused, rect, index
  case traits, customActions, minValue, maxValue, accessibilityContainer
  case nativeAccessibilityElement, nativeFrame
  case uniqueIdentifier = "UID"

  // Of XCUITest.
  case identifier, elementType, title, exists, hasFocus, isEnabled, isSelected, isHittable
  case hasKeyboardFocus, identifiers, horizontalSizeClass, verticalSizeClass

  /// The position among all keys.
  var number: Int { Self.numbers[self] ?? 0 }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) }
  )

  /// Whether WebDriverAgent has the key.
  var isWebDriverAgents: Bool {
    switch self {
    case .label, .value, .placeholderValue, .enabled, .selected, .hittable, .frame, .name, .type,
      .visible, .accessible, .focused, .rect, .index, .traits, .customActions, .minValue,
      .maxValue, .accessibilityContainer, .nativeAccessibilityElement, .nativeFrame,
      .uniqueIdentifier:
      true
    default: false
    }
  }

  /// Whether XCUITest has the key.
  var isXCUITests: Bool {
    switch self {
    case .label, .value, .placeholderValue, .enabled, .selected, .hittable, .frame, .identifier,
      .elementType, .title, .exists, .hasFocus, .isEnabled, .isSelected, .isHittable,
      .hasKeyboardFocus, .identifiers, .horizontalSizeClass, .verticalSizeClass:
      true
    default: false
    }
  }

  /// WebDriverAgent's second spelling of its keys.
  var webDriverAgentAlias: String {
    "wd" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// The keys of the value, for those that have any.
  var members: [String] {
    switch self {
    case .rect: ["x", "y", "width", "height"]
    default: []
    }
  }

  /// Whether the value is one that neither XCUITest nor WebDriverAgent can look into.
  var isOpaque: Bool { self == .frame || self == .nativeFrame }

  /// What kind of value elements have for the key.
  var valueKind: PredicateVocabulary.ValueKind {
    switch self {
    case .label, .value, .placeholderValue, .name, .type, .traits, .customActions,
      .uniqueIdentifier, .identifier, .title:
      .text
    case .index, .elementType: .number
    case .enabled, .selected, .hittable, .visible, .accessible, .focused,
      .accessibilityContainer, .nativeAccessibilityElement, .exists, .hasFocus, .isEnabled,
      .isSelected, .isHittable, .hasKeyboardFocus:
      .boolean
    case .frame, .nativeFrame, .rect, .minValue, .maxValue, .identifiers, .horizontalSizeClass,
      .verticalSizeClass:
      .other
    }
  }
}
