/// The name of an attribute in a snapshot's dictionary: `XCUIElement.AttributeName`.
public struct AttributeName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of the attribute `identifier`.
  public static let identifier = AttributeName(rawValue: "identifier")
  /// The name of the attribute `frame`.
  public static let frame = AttributeName(rawValue: "frame")
  /// The name of the attribute `value`.
  public static let value = AttributeName(rawValue: "value")
  /// The name of the attribute `title`.
  public static let title = AttributeName(rawValue: "title")
  /// The name of the attribute `label`.
  public static let label = AttributeName(rawValue: "label")
  /// The name of the attribute `elementType`.
  public static let elementType = AttributeName(rawValue: "elementType")
  /// The name of the attribute `enabled`.
  public static let enabled = AttributeName(rawValue: "enabled")
  /// The name of the attribute `horizontalSizeClass`.
  public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
  /// The name of the attribute `verticalSizeClass`.
  public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  /// The name of the attribute `placeholderValue`.
  public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
  /// The name of the attribute `selected`.
  public static let selected = AttributeName(rawValue: "selected")
  /// The name of the attribute `hasFocus`.
  public static let hasFocus = AttributeName(rawValue: "hasFocus")
  /// The name of the attribute `children`.
  public static let children = AttributeName(rawValue: "children")
}
