/// A change of one attribute of an element; nil takes the attribute away.
public enum ElementChange: Hashable, Sendable {
  /// The content or state, as text.
  case value(String?)
  /// The text that VoiceOver reads.
  ///
  /// A name that was the same text, and is not known to be an identifier, goes with it: WebDriverAgent
  /// writes the label as the name where there is no identifier.
  case label(String?)
  /// The accessibility identifier. Without one the element goes by its label.
  case identifier(String?)
  /// The frame in points: finite, and no size below 0.
  case frame(Rect?)
  /// Whether the element reacts to the user.
  case isEnabled(Bool?)
  /// Whether it is selected.
  case isSelected(Bool?)
  /// Whether it is on the screen, as WebDriverAgent sees it.
  case isVisible(Bool?)
  /// Whether VoiceOver can reach it.
  case isAccessible(Bool?)
  /// Whether it has the focus of the tvOS focus engine.
  case isFocused(Bool?)
  /// Whether a tap would reach it.
  case isHittable(Bool?)
  /// An attribute by the name that a dump gives it.
  ///
  /// `name`, `label`, `value`, the yes-or-no attributes and the four of the frame mean the same
  /// attributes as in the dump. A yes-or-no attribute whose text is neither `true` nor `false` is kept
  /// as text. A number that is none, or a negative size, changes nothing; nor do `type` and `index`, which
  /// follow from the kind and the place of the element.
  case attribute(String, String?)
}
