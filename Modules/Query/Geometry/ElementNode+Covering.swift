internal import Hierarchy

extension ElementNode {
  /// The element that takes touches at a point before this one could, if there is any.
  ///
  /// - Complexity: O(n).
  func cover(at point: Point) -> ElementNode? {
    var cover: ElementNode?
    func consider(_ other: ElementNode) {
      guard !isRelated(to: other), !other.isRecordedInvisible, other.isInFront(of: self),
        cover.map({ other.isInFront(of: $0) }) ?? true, !other.isInInvisibleWindow
      else { return }
      cover = other
    }
    tree.forEachNode(at: point) { index in
      let other = tree[index]
      if other.isOpaque { consider(other) }
    }
    let codes = tree.typeCodes
    for index in codes.indices where TouchTraits.ofType(code: codes[index]).contains(.modal) {
      // A modal that cannot be seen, being away from the screen, takes no touches.
      if case .part = tree[index].visiblePart { consider(tree[index]) }
    }
    if let layer = layerInFront(at: point) { consider(layer) }
    return cover
  }

  /// The screen that is presented in front of the one that this element is on, in its window.
  ///
  /// A window of UIKit holds a view for each presented screen. Each fills the window and takes all
  /// touches, although it looks like the containers that do neither. It is told from an empty
  /// one by the controls in it.
  private func layerInFront(at point: Point) -> ElementNode? {
    var top = self
    while let parent = top.parent, !parent.touchTraits.contains(.window) { top = parent }
    guard let bounds = top.parent?.solidFrame else { return nil }
    var layer: ElementNode?
    var sibling = top.nextSibling
    while let current = sibling {
      if current.touchTraits.isEmpty, !current.isOfType(.application),
        !current.isRecordedInvisible,
        let frame = current.solidFrame, frame.contains(bounds), frame.contains(point),
        current.descendants.contains(where: { $0.isControl && !$0.isRecordedInvisible })
      {
        layer = current
      }
      sibling = current.nextSibling
    }
    return layer
  }
}
