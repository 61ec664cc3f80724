/// The attributes of an element that conditions are about, by the kind of their values.
///
/// The raw values are the keys in the format language.
public enum PredicateKey {
  // The names of these types are written in page objects: `PredicateKey.bool.exists`.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The attributes that are yes or no.
  public enum bool: String, Hashable, Sendable, CaseIterable, Codable {
    /// Whether there is such an element.
    case exists
    /// Whether the element reacts to the user.
    case isEnabled
    /// Whether a tap would reach the element.
    case isHittable
    /// Whether the element is chosen, as a tab is.
    case isSelected
    /// Whether the element has the focus of a remote control; this is not that of a keyboard.
    case hasFocus
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The attributes that are texts.
  public enum string: String, Hashable, Sendable, CaseIterable, Codable {
    /// The name that the app's authors gave the element for tests.
    case identifier
    /// What a screen reader says.
    case label
    /// The title of a window or menu item.
    case title
    /// What the element holds, as far as it is a text.
    case value
    /// What an empty text field shows.
    case placeholderValue
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The attribute that is a kind of element.
  public enum type: String, Hashable, Sendable, CaseIterable, Codable {
    /// The kind of the element, as a number.
    case elementType
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The attributes that are numbers.
  ///
  /// Those of the frame are spelled as in WebDriverAgent, which gives a dictionary for `rect`. In
  /// XCUITest itself no predicate can look into a frame: key-value coding knows no parts of a
  /// `CGRect`, and `size` is a word of the language.
  public enum number: String, Hashable, Sendable, CaseIterable, Codable {
    /// The kind of the element.
    case elementType
    /// The left edge, in points.
    case frameX = "rect.x"
    /// The top edge, in points.
    case frameY = "rect.y"
    /// The horizontal extent, in points.
    case frameWidth = "rect.width"
    /// The vertical extent, in points.
    case frameHeight = "rect.height"
  }
}
