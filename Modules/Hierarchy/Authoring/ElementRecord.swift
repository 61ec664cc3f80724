/// An element with all that is inside it, as authors and tests write it down.
///
/// Records nest in the source and are flat in memory: a record holds what it contains as a list in
/// document order, so that no depth of nesting can overflow the stack.
///
/// ```swift
/// let form = ElementRecord(.other, identifier: "form") {
///   ElementRecord(.textField, identifier: "mail", placeholderValue: "E-mail")
///   if wantsPassword { ElementRecord(.secureTextField, identifier: "password") }
/// }
/// ```
public struct ElementRecord: Hashable, Sendable {
  /// The element's own attributes and those of everything inside it, in document order.
  package private(set) var entries: [ElementRecordEntry]

  /// Creates an element; what is left out is absent, as in a dump without that attribute.
  ///
  /// - Parameters:
  ///   - type: The kind of the element.
  ///   - identifier: The accessibility identifier.
  ///   - label: The text that VoiceOver reads; also the name when there is no identifier.
  ///   - value: The content or state, as text.
  ///   - placeholderValue: What a text field shows while it is empty.
  ///   - frame: The frame in points: finite, and no size below 0.
  ///   - isEnabled: Whether the element reacts to the user.
  ///   - isVisible: Whether it is on the screen.
  ///   - isAccessible: Whether VoiceOver can reach it.
  ///   - isSelected: Whether it is selected.
  ///   - attributes: Further attributes, by the name that a dump gives them.
  ///   - children: The elements inside.
  public init(
    _ type: ElementType,
    identifier: String? = nil,
    label: String? = nil,
    value: String? = nil,
    placeholderValue: String? = nil,
    frame: Rect? = nil,
    isEnabled: Bool? = nil,
    isVisible: Bool? = nil,
    isAccessible: Bool? = nil,
    isSelected: Bool? = nil,
    attributes: [ElementAttribute] = [],
    @ElementRecordsBuilder children: () -> [ElementRecord] = { [] }
  ) {
    var entry = ElementRecordEntry(type)
    entry.name = identifier ?? label
    entry.flags.nameIsIdentifier = identifier != nil
    entry.label = label
    entry.value = value
    if let frame {
      precondition(frame.isFinite, "A frame has finite components")
      precondition(frame.width >= 0 && frame.height >= 0, "A size is not negative")
    }
    entry.frame = frame.map { PartialRect($0) } ?? PartialRect()
    entry.flags[.enabled] = isEnabled
    entry.flags[.visible] = isVisible
    entry.flags[.accessible] = isAccessible
    entry.flags[.selected] = isSelected
    entry.attributes = attributes
    if let placeholderValue {
      let attribute = ElementAttribute(name: "placeholderValue", value: placeholderValue)
      entry.attributes.insert(attribute, at: 0)
    }
    precondition(
      !entry.attributes.contains { entry.hasColumnInUse(for: $0.name) },
      "A further attribute repeats one that is set already"
    )
    self.init(entry, children: children())
  }

  init(_ entry: ElementRecordEntry, children: [ElementRecord]) {
    entries = [entry]
    for child in children {
      for var inner in child.entries {
        inner.depth += 1
        entries.append(inner)
      }
    }
  }
}
