internal import Hierarchy
internal import JSON
internal import Query

extension ManifestParser {
  /// The effect that inserts elements.
  mutating func insertion(_ main: JSONNode, _ fields: ManifestFields) -> Effect? {
    let place = place(main, fields)
    guard let fragment = fragment(main), let place else { return nil }
    return .insert(fragment, place)
  }

  private mutating func place(_ main: JSONNode, _ fields: ManifestFields) -> InsertionPlace? {
    let keys = ["into", "above", "below"].filter { fields[$0] != nil }
    let isFirst = boolean(fields["first"]) ?? false
    guard let key = keys.first, keys.count == 1 else {
      report(
        .wrongKeys("'insert' needs one of the keys 'into', 'above' and 'below'"),
        at: main.range.prefix(1)
      )
      return nil
    }
    if let first = fields["first"], key != "into" {
      report(.wrongKeys("'first' goes with 'into' only"), at: first.range)
    }
    guard let locator = locator(fields[key]) else { return nil }
    switch key {
    case "into": return isFirst ? .firstIn(locator) : .lastIn(locator)
    case "above": return .above(locator)
    default: return .below(locator)
    }
  }

  private mutating func fragment(_ node: JSONNode) -> AppFragment? {
    if case .string(let path) = node.content {
      // The file is read by whoever knows the folder.
      return AppFragment(ElementTree(), file: path)
    }
    let before = errorCount
    guard let record = element(node), errorCount == before else { return nil }
    // All texts were read as templates above.
    return try? AppFragment(record)
  }

  private mutating func element(_ node: JSONNode) -> ElementRecord? {
    nested(node) { $0.plainElement(node) }
  }

  private mutating func plainElement(_ node: JSONNode) -> ElementRecord? {
    guard let fields = fields(node, of: .element) else { return nil }
    let type = word(fields["type"], ElementType.allCases.map(\.name)) { ElementType(name: $0) }
    var attributes: [ElementAttribute] = []
    for member in entries(fields["attributes"]) where checkFurther(member) {
      guard let text = templateText(member.value),
        !attributes.contains(where: { $0.name == member.key })
      else { continue }
      attributes.append(ElementAttribute(name: member.key, value: text))
    }
    let texts = AttributeChange.texts.map { templateText(fields[$0]) }
    let frame = frame(fields["frame"])
    let (isEnabled, isVisible) = (boolean(fields["enabled"]), boolean(fields["visible"]))
    let (isAccessible, isSelected) = (boolean(fields["accessible"]), boolean(fields["selected"]))
    var children: [ElementRecord] = []
    for child in elements(fields["children"]) {
      if let record = element(child) { children.append(record) }
    }
    guard let type else { return nil }
    return ElementRecord(
      type,
      identifier: texts[0],
      label: texts[1],
      value: texts[2],
      placeholderValue: texts[3],
      frame: frame,
      isEnabled: isEnabled,
      isVisible: isVisible,
      isAccessible: isAccessible,
      isSelected: isSelected,
      attributes: attributes
    ) { children }
  }

  /// The text of a template.
  private mutating func templateText(_ node: JSONNode?) -> String? {
    guard let node, template(node) != nil, case .string(let text) = node.content else { return nil }
    return text
  }
}
