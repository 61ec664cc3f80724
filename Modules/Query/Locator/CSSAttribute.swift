/// What a selector can ask an element for, by Appium's schema (`lib/css/schema.ts`).
enum CSSAttribute: String, CaseIterable {
  case label, name, value, type, index
  case visible, accessible, enabled
  case accessibilityContainer = "accessibility-container"

  /// Finds the attribute of a name in a selector; its case does not matter.
  init?(cssName: String) {
    switch cssName.lowercased() {
    case "id": self = .name
    case "nth-child": self = .index
    case let name: self.init(rawValue: name)
    }
  }

  /// The key of a predicate.
  var key: String {
    switch self {
    case .accessibilityContainer: "accessibilityContainer"
    default: rawValue
    }
  }

  /// Whether the value is yes or no.
  var isBoolean: Bool {
    switch self {
    case .visible, .accessible, .enabled, .accessibilityContainer: true
    case .label, .name, .value, .type, .index: false
    }
  }

  /// The names that messages list.
  static let names = allCases.map(\.rawValue) + ["id", "nth-child"]
}
