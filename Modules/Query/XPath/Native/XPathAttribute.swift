internal import Hierarchy

/// An attribute of elements; its number is its place in WebDriverAgent's order, from 1.
enum XPathAttribute: Hashable, Sendable {
  case type
  case value
  case name
  case label
  case flag(BooleanAttribute)
  /// x, y, width or height.
  case frame(Int)
  case index
  /// One without a column, by its name.
  case further(String)

  /// The attributes with fixed places, in WebDriverAgent's order.
  static let fixed: [XPathAttribute] = [
    .type, .value, .name, .label, .flag(.enabled), .flag(.visible), .flag(.accessible),
    .flag(.focused), .flag(.selected), .frame(0), .frame(1), .frame(2), .frame(3), .index,
    .flag(.hittable),
  ]

  /// The number of the first attribute without a column.
  static let firstFurther = fixed.count + 1

  private static let frameNames = ["x", "y", "width", "height"]

  private static let numbersByName = Dictionary(
    uniqueKeysWithValues: fixed.enumerated().map { ($1.attributeName, $0 + 1) }
  )

  init(named name: String) {
    self = Self.numbersByName[name].map { Self.fixed[$0 - 1] } ?? .further(name)
  }

  /// The number, if it has a fixed place.
  static func number(named name: String) -> Int? { numbersByName[name] }

  var attributeName: String {
    switch self {
    case .type: "type"
    case .value: "value"
    case .name: "name"
    case .label: "label"
    case .flag(let flag): "\(flag.name)"
    case .frame(let component): Self.frameNames[component]
    case .index: "index"
    case .further(let name): name
    }
  }
}
