package import Hierarchy

/// A key of the software keyboard, where it is, and how it looks to tests.
package struct Keycap: Hashable, Sendable {
  /// What it does.
  package let action: KeyAction

  /// What tests find it by; nil for buttons that were recorded with a label alone.
  package let identifier: String?

  /// What is on it.
  package let label: String

  /// `Key` or, for some, `Button`, as recorded keyboards have them.
  package let type: ElementType

  /// Whether it is pressed for good, as shift is while letters are capitals.
  package var isSelected = false

  /// What "Next keyboard" leads to.
  package var value: String?

  /// How wide it is in comparison with the others of its row.
  var weight: Double

  /// Where it is on the screen.
  package var frame = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The element that stands for the key in a tree.
  package var record: ElementRecord {
    ElementRecord(
      type,
      identifier: identifier,
      label: label,
      value: value,
      frame: frame,
      isEnabled: true,
      isVisible: true,
      isAccessible: true,
      isSelected: isSelected ? true : nil
    )
  }

  static func text(_ text: String, weight: Double = 1) -> Keycap {
    Keycap(action: .text(text), identifier: text, label: text, type: .key, weight: weight)
  }

  static func key(
    _ action: KeyAction,
    _ identifier: String,
    _ label: String,
    weight: Double
  ) -> Keycap {
    Keycap(action: action, identifier: identifier, label: label, type: .key, weight: weight)
  }

  static func button(
    _ action: KeyAction,
    _ identifier: String?,
    _ label: String,
    weight: Double = 1
  ) -> Keycap {
    Keycap(action: action, identifier: identifier, label: label, type: .button, weight: weight)
  }
}
