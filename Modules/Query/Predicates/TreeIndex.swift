internal import Hierarchy
internal import Predicate

/// The indexes of a tree, as what finds the rows of a column of its table.
struct TreeIndex: PredicateRowIndex {
  let tree: ElementTree
  let kind: Kind

  /// What is looked up.
  enum Kind {
    /// The identifier, or the label where there is none.
    case name
    /// Any of the texts that XCUITest's subscripts look for.
    case identifyingText
    /// The kind of element.
    case type
  }

  func rows(withText text: String) -> UnsafeBufferPointer<Int32>? {
    // What is empty in a column may be missing in the tree.
    if text.isEmpty { return nil }
    switch kind {
    case .name: return tree.nodes(named: text).nodeIndices
    case .identifyingText: return tree.nodes(identifiedBy: text).nodeIndices
    case .type:
      let unknown = tree.nodes(ofUnknownType: text).nodeIndices
      guard let type = ElementType(webDriverName: text) else { return unknown }
      return unknown.isEmpty ? rows(ofType: type) : nil
    }
  }

  func rows(withNumber number: Double) -> UnsafeBufferPointer<Int32>? {
    guard kind == .type else { return nil }
    guard let rawValue = UInt(exactly: number), let type = ElementType(rawValue: rawValue) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    // Kinds that Apple does not have count as Other, but are in no list of it.
    return type == .other && !tree.unknownTypeNames.isEmpty ? nil : rows(ofType: type)
  }

  /// `.any` would give all elements, which is not what it means in a predicate.
  private func rows(ofType type: ElementType) -> UnsafeBufferPointer<Int32>? {
    type == .any ? nil : tree.nodes(ofType: type).nodeIndices
  }
}
