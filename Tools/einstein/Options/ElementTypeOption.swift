import Diagnostics
import Hierarchy

extension ValueType<ElementType> {
  /// A kind of element, by any of its names.
  static let elementType = ValueType(
    expectation: .phrase("an element type such as 'Button' or 'XCUIElementTypeButton'"),
    completion: .choices(
      ElementType.allCases.map { ChoiceLabel(name: $0.name, aliases: [], help: "") }
    )
  ) { text throws(ValueError) in
    let names = ElementType.allCases.map(\.name)
    let prefix = "XCUIElementType"
    let hasPrefix = text.lowercased().hasPrefix(prefix.lowercased())
    let short = hasPrefix ? String(text.dropFirst(prefix.count)) : text
    // No two names differ only in case.
    if let name = names.first(where: { $0.lowercased() == short.lowercased() }),
      let type = ElementType(name: name)
    {
      return type
    }
    throw ValueError(
      expectation: .phrase("an element type such as 'Button' or 'XCUIElementTypeButton'"),
      suggestions: short.nearest(among: names)
    )
  }
}
