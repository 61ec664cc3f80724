public import Hierarchy

/// What becomes of an attribute of an element.
///
/// Attributes have the names of `ElementRecord` (`identifier`, `label`, `value`, `placeholderValue`,
/// `frame`, `enabled`, `visible`, `accessible`, `selected`, `focused`, `hittable`), and others those
/// that dumps give them.
public enum AttributeChange: Hashable, Sendable {
  /// It becomes a text.
  case text(String, TextTemplate)
  /// It becomes yes or no.
  case flag(String, Bool)
  /// The frame becomes this.
  case frame(Rect)
  /// The element has it no more.
  case absent(String)

  /// The attributes that are texts and have a name of their own.
  public static let texts = ["identifier", "label", "value", "placeholderValue"]

  /// The attributes that are yes or no.
  public static let flags = [
    "enabled", "visible", "accessible", "selected", "focused", "hittable",
  ]

  /// The name of the attribute.
  public var name: String {
    switch self {
    case .text(let name, _), .flag(let name, _), .absent(let name): name
    case .frame: "frame"
    }
  }
}

extension AttributeChange {
  /// Whether an attribute may stand among the further ones: whether it has no key of its own.
  static func isFurther(_ name: String) -> Bool {
    !name.isEmpty && !texts.contains(name) && !flags.contains(name)
      && !["frame", "type", "name", "x", "y", "width", "height", "index"].contains(name)
  }
}

extension Rect {
  /// Whether an element can have the frame: one of numbers, and not smaller than nothing.
  var isPossible: Bool { isFinite && width >= 0 && height >= 0 }
}
