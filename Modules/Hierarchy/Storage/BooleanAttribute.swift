/// A yes-or-no attribute that has a column of its own; the raw value is its place in the flags.
package enum BooleanAttribute: UInt16, CaseIterable, Sendable {
  case enabled
  case visible
  case accessible
  case focused
  case selected
  case hittable

  /// The attribute's name in WebDriverAgent's dumps.
  package var name: StaticString {
    switch self {
    case .enabled: "enabled"
    case .visible: "visible"
    case .accessible: "accessible"
    case .focused: "focused"
    case .selected: "selected"
    case .hittable: "hittable"
    }
  }
}
