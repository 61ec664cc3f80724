internal import Diagnostics

extension ElementNode {
  /// The element on one line, for example `Button, {{8.0, 20.0}, {44.0, 44.0}}, label: 'Back'`.
  ///
  /// Words and order are those of `XCUIElement.debugDescription`. What cannot be seen is escaped.
  public var line: String {
    var parts = [VisibleText.escaped(typeName)]
    if let frame {
      parts.append(frame == .unavailable ? "no frame" : frame.description)
    } else {
      for (name, component) in partialFrame.namedComponents {
        parts.append("\(name): \(component)")
      }
    }
    func add(_ name: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      parts.append("\(name): '\(VisibleText.escaped(text, quote: "'"))'")
    }
    add("identifier", identifier)
    add("label", label)
    add("placeholderValue", placeholderValue)
    if let value, !value.isEmpty { parts.append("value: " + VisibleText.escaped(value)) }
    if isFocused == true { parts.append("Focused") }
    if isSelected == true { parts.append("Selected") }
    if isEnabled == false { parts.append("Disabled") }
    if isVisible == false { parts.append("Invisible") }
    return parts.joined(separator: ", ")
  }
}

extension PartialRect {
  /// The components that are there, with their names.
  fileprivate var namedComponents: [(String, Double)] {
    [("x", x), ("y", y), ("width", width), ("height", height)].compactMap { name, component in
      component.map { (name, $0) }
    }
  }
}
