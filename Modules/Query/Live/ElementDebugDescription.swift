internal import Hierarchy

/// What XCUITest prints of an element: its attributes, its subtree, the path to it, and the query.
struct ElementDebugDescription {
  let text: String

  init(_ element: DeviceElement) {
    guard let (_, node) = element.present() else {
      text = "No element found for \(element.path)\n" + Self.queryChain(of: element.path)
      return
    }
    var lines = ["Attributes: \(node.line)", "Element subtree:"]
    let elements = node.wholeSubtree
    for (inner, depth) in zip(elements, elements.depths) {
      lines.append(depth == 0 ? " →\(inner.line)" : Self.indent(depth + 1) + inner.line)
    }
    lines.append("Path to element:")
    let path = Array(node.ancestors).reversed() + [node]
    for (depth, ancestor) in path.enumerated() {
      lines.append(depth == 0 ? " →\(ancestor.line)" : "\(Self.indent(depth)) ↳\(ancestor.line)")
    }
    text = lines.joined(separator: "\n") + "\n" + Self.queryChain(of: element.path)
  }

  /// The steps of a query, one a line.
  static func queryChain(of path: ElementPath) -> String {
    var lines = ["Query chain:", " →Find: Target Application '\(path.application)'"]
    for (depth, step) in path.steps.enumerated() {
      lines.append("\(indent(depth + 1))↪︎Find: \(step)")
    }
    return lines.joined(separator: "\n")
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
