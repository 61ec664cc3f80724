/// Changes with templates as they are written; a mistake in one stops the program.
extension AttributeChange {
  /// The identifier becomes a text.
  public static func identifier(_ text: String) -> AttributeChange { attribute("identifier", text) }

  /// The label becomes a text.
  public static func label(_ text: String) -> AttributeChange { attribute("label", text) }

  /// The value becomes a text.
  public static func value(_ text: String) -> AttributeChange { attribute("value", text) }

  /// The element reacts to the user, or no more.
  public static func enabled(_ isEnabled: Bool) -> AttributeChange { .flag("enabled", isEnabled) }

  /// The element is selected, or no more.
  public static func selected(_ isSelected: Bool) -> AttributeChange {
    .flag("selected", isSelected)
  }

  /// The element can be seen, or no more.
  public static func visible(_ isVisible: Bool) -> AttributeChange { .flag("visible", isVisible) }

  /// An attribute becomes a text.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - text: The template.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The change.
  public static func attribute(
    _ name: String,
    _ text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> AttributeChange {
    .text(name, Authored.template(text, file, line))
  }
}
