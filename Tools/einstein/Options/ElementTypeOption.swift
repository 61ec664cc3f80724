import Hierarchy

extension ValueType<ElementType> {
  /// A kind of element, by any of its names.
  static let elementType = ValueType(
    expectation: .phrase("an element type such as 'Button' or 'XCUIElementTypeButton'"),
    completion: .choices(
      ElementType.allCases.map { ChoiceLabel(name: $0.name, aliases: [], help: "") }
    )
  ) { text throws(ValueError) in
    if let type = ElementType(name: text) { return type }
    let names = ElementType.allCases.map(\.name)
    let short = text.hasPrefix("XCUIElementType") ? String(text.dropFirst(15)) : text
    throw ValueError(
      expectation: .phrase("an element type such as 'Button' or 'XCUIElementTypeButton'"),
      suggestions: short.nearest(among: names)
    )
  }
}
