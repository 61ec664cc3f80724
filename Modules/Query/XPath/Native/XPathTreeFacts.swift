internal import Hierarchy

/// What the evaluation of expressions keeps with a tree.
///
/// Sendable is unchecked because of the pointers; nothing writes to the memory once it is here.
final class XPathTreeFacts: @unchecked Sendable {
  /// The parent of each element, -1 for a root.
  let parents: UnsafeBufferPointer<Int32>
  /// What each element has as the attribute `name`.
  let names: UnsafeBufferPointer<TextID>
  /// Why only libxml2 can evaluate expressions over the tree; nil when there is no reason.
  let obstacle: String?

  private init(_ tree: ElementTree) {
    let ends = tree.subtreeEnds
    let parents = UnsafeMutableBufferPointer<Int32>.allocate(capacity: tree.count)
    let names = UnsafeMutableBufferPointer<TextID>.allocate(capacity: tree.count)
    var parent: Int32 = -1
    for (index, node) in tree.enumerated() {
      while parent >= 0, Int(ends[Int(parent)]) <= index { parent = parents[Int(parent)] }
      parents.initializeElement(at: index, to: parent)
      names.initializeElement(at: index, to: node.writtenNameID)
      parent = Int32(index)
    }
    self.parents = UnsafeBufferPointer(parents)
    self.names = UnsafeBufferPointer(names)
    obstacle = Self.obstacle(in: tree)
  }

  deinit {
    parents.deallocate()
    names.deallocate()
  }

  static func of(_ tree: ElementTree) -> XPathTreeFacts {
    tree.attachment(XPathTreeFacts.self) { XPathTreeFacts(tree) }
  }

  /// What no dump has, but a tree that was put together may have.
  private static func obstacle(in tree: ElementTree) -> String? {
    for number in 0..<tree.textCount
    where tree.bytes(of: TextID(rawValue: UInt32(number + 1))).contains(0) {
      return "a text of the tree has a NUL character"
    }
    if tree.furtherAttributeNames.contains(where: { XPathAttribute.number(named: $0) != nil }) {
      return "an element may have an attribute twice"
    }
    if tree.unknownTypeNames.contains(where: { ElementType(webDriverName: $0) != nil }) {
      return "a type is known under two numbers"
    }
    if hasRepeatedAttribute(tree) { return "an element has an attribute twice" }
    return nil
  }

  private static func hasRepeatedAttribute(_ tree: ElementTree) -> Bool {
    guard !tree.furtherAttributeNames.isEmpty else { return false }
    var names: Set<TextID> = []
    for node in tree {
      names.removeAll(keepingCapacity: true)
      var isRepeated = false
      node.forEachFurtherAttribute { name, _ in
        if !names.insert(name).inserted { isRepeated = true }
      }
      if isRepeated { return true }
    }
    return false
  }
}
