package import Hierarchy

/// An attribute that is different in two elements.
package struct AttributeDifference: Hashable, Sendable {
  /// The name, as dumps have it; `identifier` and `frame` among them.
  package let name: String
  /// The text before; nil where there was none.
  package let old: String?
  /// The text after; nil where there is none.
  package let new: String?

  /// Compares the attributes of two elements, but not their kinds.
  ///
  /// - Parameters:
  ///   - old: The element before.
  ///   - new: The element after.
  /// - Returns: The differences; identifier, label and value first.
  package static func all(from old: ElementNode, to new: ElementNode) -> [AttributeDifference] {
    var differences: [AttributeDifference] = []
    func compare(_ name: String, _ before: String?, _ after: String?) {
      guard !isEqual(before, after) else { return }
      differences.append(AttributeDifference(name: name, old: before, new: after))
    }
    compare("identifier", old.identifier, new.identifier)
    compare("label", old.label, new.label)
    // A name that is no identifier goes with the label.
    if old.identifier == nil, new.identifier == nil, isEqual(old.label, new.label) {
      compare("name", old.writtenName, new.writtenName)
    }
    compare("value", old.value, new.value)
    if old.flags != new.flags {
      compare("enabled", old.isEnabled, new.isEnabled)
      compare("selected", old.isSelected, new.isSelected)
      compare("visible", old.isVisible, new.isVisible)
      compare("accessible", old.isAccessible, new.isAccessible)
      compare("focused", old.isFocused, new.isFocused)
      compare("hittable", old.isHittable, new.isHittable)
    }
    if old.partialFrame != new.partialFrame {
      compare("frame", old.partialFrame.text, new.partialFrame.text)
    }
    let before = old.furtherAttributes
    let after = new.furtherAttributes
    guard !before.isEmpty || !after.isEmpty else { return differences }
    for attribute in before where !after.contains(where: { isEqual($0.name, attribute.name) }) {
      compare(attribute.name, attribute.value, nil)
    }
    for attribute in after {
      let match = before.first { isEqual($0.name, attribute.name) }
      compare(attribute.name, match?.value, attribute.value)
    }
    return differences

    func compare(_ name: String, _ before: Bool?, _ after: Bool?) {
      compare(name, before.map { "\($0)" }, after.map { "\($0)" })
    }
  }

  /// Whether texts have the same characters in the same encoding, as where elements are looked for.
  private static func isEqual(_ first: String?, _ second: String?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): first.utf8.elementsEqual(second.utf8)
    default: false
    }
  }
}

extension PartialRect {
  /// The frame as dumps for people have it; what is known of it where that is not all.
  fileprivate var text: String? {
    if let rect { return rect == .unavailable ? nil : "\(rect)" }
    let parts = [("x", x), ("y", y), ("width", width), ("height", height)]
    let known = parts.compactMap { name, number in number.map { "\(name) \($0)" } }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }
}
