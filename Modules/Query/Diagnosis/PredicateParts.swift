internal import Hierarchy
internal import Predicate

extension PredicateValue {
  /// The value as the end of a sentence.
  var asFound: String {
    switch self {
    case .null: "is not known"
    case .integer(let value): "is \(value)"
    case .real(let value): "is \(value)"
    case .string(let value): "is '\(value)'"
    default: "is another"
    }
  }
}

extension FormatPredicate {
  /// The comparisons of something with texts that have to hold, or one of which has to.
  var comparisonsWithTexts: [Comparison] {
    switch self {
    case .constant, .not: []
    case .and(let parts), .or(let parts): parts.flatMap(\.comparisonsWithTexts)
    case .comparison(let comparison): comparison.texts.isEmpty ? [] : [comparison]
    }
  }
}

extension FormatPredicate.Comparison {
  /// The texts on the right side, unless any other text would do.
  var texts: [String] {
    switch (`operator`, right) {
    case (.notEqualTo, _): []
    case (_, .constant(.string(let text))): [text]
    case (.in, .aggregate(let members)):
      members.compactMap { member in
        if case .constant(.string(let text)) = member { text } else { nil }
      }
    default: []
    }
  }
}

extension ElementTree {
  /// Whether the dump says of any element what a key is.
  func has(_ key: ElementKey) -> Bool {
    let attribute: BooleanAttribute? =
      switch key {
      case .enabled, .isEnabled: .enabled
      case .visible: .visible
      case .accessible: .accessible
      case .focused, .hasFocus: .focused
      case .selected, .isSelected: .selected
      case .hittable, .isHittable: .hittable
      default: nil
      }
    if let attribute { return flags.contains { $0[attribute] != nil } }
    switch key {
    case .accessibilityContainer, .nativeAccessibilityElement, .hasKeyboardFocus,
      .placeholderValue, .traits, .customActions, .minValue, .maxValue, .nativeFrame,
      .uniqueIdentifier, .horizontalSizeClass, .verticalSizeClass, .title:
      return furtherAttributeIDs(key.rawValue) != nil
    case .rect, .frame: return frames.contains { !$0.isAbsent }
    default: return true
    }
  }
}
