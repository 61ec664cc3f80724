internal import Hierarchy

/// Writes elements as they stand in manifests.
enum ManifestElementPrinter {
  private typealias Members = [(key: String, value: ManifestValue)]

  /// The first root of a tree with all that is inside it.
  static func element(_ tree: ElementTree) -> ManifestValue {
    // For each open element, its own members and the children so far.
    var open: [(members: Members, children: [ManifestValue])] = []
    var result = ManifestValue.object([])
    tree.walk { node, _ in
      open.append((members(of: node), []))
    } leave: { _ in
      guard let last = open.popLast() else { return }
      var members = last.members
      if !last.children.isEmpty { members.append(("children", .list(last.children))) }
      if open.isEmpty {
        result = .object(members)
      } else {
        open[open.count - 1].children.append(.object(members))
      }
    }
    return result
  }

  /// A frame.
  static func frame(_ frame: Rect) -> ManifestValue {
    .object([
      ("x", .number(frame.x)), ("y", .number(frame.y)), ("width", .number(frame.width)),
      ("height", .number(frame.height)),
    ])
  }

  private static func members(of node: ElementNode) -> Members {
    var members: Members = [("type", .text(node.typeName))]
    func add(_ key: String, _ text: String?) {
      if let text { members.append((key, .text(text))) }
    }
    func add(_ key: String, _ value: Bool?) {
      if let value { members.append((key, .bool(value))) }
    }
    if node.flags.nameIsIdentifier { add("identifier", node.writtenName) }
    add("label", node.label)
    add("value", node.value)
    add("placeholderValue", node.placeholderValue)
    if let frame = node.frame { members.append(("frame", self.frame(frame))) }
    add("enabled", node.isEnabled)
    add("visible", node.isVisible)
    add("accessible", node.isAccessible)
    add("selected", node.isSelected)
    let further = node.furtherAttributes.filter { $0.name != "placeholderValue" }
    if !further.isEmpty {
      members.append(("attributes", .object(further.map { ($0.name, .text($0.value)) })))
    }
    return members
  }
}
