public import Hierarchy

/// What was on the screen, or what an element was, at one moment: its elements with their geometry.
///
/// There are no pixels in it, since a tree has none.
public struct DeviceScreenshot: Hashable, Sendable {
  /// The outermost elements, the one at the back first; none after a failure.
  public let elements: [ElementNode]

  /// The part of the screen, in points; nil when the dump does not tell.
  public let frame: Rect?

  /// Where the test asked for it.
  package let site: SourceSite?

  init(_ elements: [ElementNode], frame: Rect?, site: SourceSite?) {
    self.elements = elements
    self.frame = frame
    self.site = site
  }
}

extension DeviceScreenshot: CustomStringConvertible {
  /// One line an element, those inside another one indented, in the words of
  /// `XCUIElement.debugDescription`.
  ///
  /// - Complexity: O(n) in elements.
  public var description: String {
    var lines: [String] = []
    for element in elements {
      let inside = element.wholeSubtree
      for (node, depth) in zip(inside, inside.depths) {
        lines.append(String(repeating: "  ", count: depth) + node.line)
      }
    }
    return lines.isEmpty ? "Nothing" : lines.joined(separator: "\n")
  }
}
