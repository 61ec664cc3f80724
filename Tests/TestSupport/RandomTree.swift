public import Hierarchy

extension ElementTree {
  /// Makes a tree that is different for each seed, with awkward strings and missing attributes.
  ///
  /// - Parameters:
  ///   - seed: What the tree depends on, together with its size.
  ///   - count: The number of elements.
  /// - Returns: The tree.
  public static func random(seed: UInt64, count: Int) -> ElementTree {
    var generator = SeededGenerator(seed: seed)
    var builder = ElementTreeBuilder()
    builder.wrapper = Bool.random(using: &generator) ? "AppiumAUT" : nil
    for index in 0..<count {
      // Up to three elements end, but never the root: XML has only one.
      if index > 0 {
        for _ in 0..<Int.random(in: 0...3, using: &generator) where builder.depth > 1 {
          builder.end()
        }
      }
      do {
        try builder.begin(ElementRecordEntry.random(depth: builder.depth, using: &generator))
      } catch {
        preconditionFailure("A tree cannot hold \(error).")
      }
    }
    return builder.finish()
  }
}

extension ElementRecordEntry {
  fileprivate static func random(
    depth: Int,
    using generator: inout SeededGenerator
  ) -> ElementRecordEntry {
    // Names that are nearly Apple's must not become Apple's.
    let unknownNames = ["XCUIElementTypeFuture", "Größe", "Button", "menu", "xcuielementtypecell"]
    let isUnknown = Int.random(in: 0..<10, using: &generator) == 0 && depth > 0
    let type = ElementType.allCases.randomElement(using: &generator) ?? .other
    var entry =
      isUnknown
      ? ElementRecordEntry(unknownType: unknownNames.randomElement(using: &generator) ?? "")
      : ElementRecordEntry(depth == 0 ? .application : type)
    entry.depth = depth
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    func text() -> String? { AwkwardText.all.randomElement(using: &generator) }
    if chance(60) { entry.label = text() }
    if chance(60) { entry.name = chance(50) ? entry.label : text() }
    if chance(30) { entry.value = text() }
    for attribute in BooleanAttribute.allCases where chance(50) {
      entry.flags[attribute] = chance(50)
    }
    entry.flags.lacksTypeAttribute = chance(10)
    let numbers: [Double] = [0, -0.0, 1, -12, 44, 375, 0.5, 145.66666666666666, 1e9, 1e20]
    func number() -> Double? { chance(80) ? numbers.randomElement(using: &generator) : nil }
    entry.frame.x = number()
    entry.frame.y = number()
    entry.frame.width = number().map { abs($0) }
    entry.frame.height = number().map { abs($0) }
    for name in ["traits", "placeholderValue", "hint", "größe"] where chance(25) {
      entry.attributes.append(ElementAttribute(name: name, value: text() ?? ""))
    }
    return entry
  }
}
