internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// The scroll views that a finger at a place could move, innermost first.
  func scrollContainers(under hit: HitTest, target: ElementNode) -> [Int] {
    func containers(around node: ElementNode) -> [Int] {
      ([node] + node.ancestors).filter(\.isScrollContainer).map(\.index)
    }
    // A scroll view in front of what gets the touch has the finger first.
    for node in hit.nodes {
      if node == target { break }
      if node.isScrollContainer { return containers(around: node) }
    }
    let around = containers(around: target)
    guard around.isEmpty, case .ignored = hit.outcome else { return around }
    // What gets nothing, such as a picture, lets the finger through to what is behind, but a bar
    // does not.
    return hit.nodes.prefix { !$0.takesAllTouches }.lazy.map(containers).first { !$0.isEmpty } ?? []
  }

  /// How far the content of a scroll view can still move.
  ///
  /// The content is what the frames inside enclose. It can go as far as it reaches beyond the visible
  /// part, and always back to where it was recorded. Bars and the keyboard over an edge make the
  /// visible part smaller, as the insets of a scroll view do.
  func room(in index: Int) -> ScrollRoom {
    let container = tree[index]
    guard let viewport = viewport(of: container), let content = contentArea(of: container) else {
      return ScrollRoom()
    }
    let offset = scrollOffsets[index] ?? ScrollOffset()
    var room = ScrollRoom()
    room.down = max(viewport.y - content.y, offset.y, 0)
    room.up = max(content.maxY - viewport.maxY, -offset.y, 0)
    // A table has one column; what reaches beyond its sides are buttons to swipe to.
    if !container.isOfType(.table) {
      room.right = max(viewport.x - content.x, offset.x, 0)
      room.left = max(content.maxX - viewport.maxX, -offset.x, 0)
    }
    return room
  }

  /// The part of a scroll view that no bar lies over.
  func viewport(of container: ElementNode) -> Rect? {
    guard var viewport = container.area else { return nil }
    let whole = viewport
    for bar in tree where bar.isBar && !container.subtreeRange.contains(bar.index) {
      // A bar around it, a tab bar for instance, is not over it.
      guard bar.isVisible != false, !bar.subtreeRange.contains(container.index),
        let part = bar.area?.intersection(whole), part.width * 2 >= whole.width
      else { continue }
      if part.center.y < whole.center.y {
        let top = max(viewport.y, part.maxY)
        viewport.height = max(viewport.maxY - top, 0)
        viewport.y = top
      } else {
        viewport.height = max(min(viewport.maxY, part.y) - viewport.y, 0)
      }
    }
    return viewport.isEmpty ? whole : viewport
  }

  /// What the frames inside a scroll view enclose, but for what another scroll view inside cuts off.
  private func contentArea(of container: ElementNode) -> Rect? {
    var content: Rect?
    func add(_ rect: Rect) { content = content?.union(rect) ?? rect }
    var index = container.index + 1
    let range = container.subtreeRange
    while index < range.upperBound {
      let node = tree[index]
      let isFixed = node.parent == container && node.staysInPlace
      if !isFixed, let area = node.area { add(area) }
      index = isFixed || node.clipsContent ? node.subtreeRange.upperBound : index + 1
    }
    for (holder, rows) in hiddenRows where range.contains(holder) {
      let offset = scrollOffsets[container.index] ?? ScrollOffset()
      for row in rows.before + rows.after {
        if let area = row.area(at: offset) { add(area) }
      }
    }
    return content?.isFinite == true ? content : nil
  }

  /// Whether something of each element of a range is to be seen through a window.
  static func partsInView(of tree: ElementTree, _ range: Range<Int>, through clip: Rect?) -> [Bool]
  {
    var clips: [(end: Int, rect: Rect?)] = [(range.upperBound, clip)]
    return range.map { index in
      while let last = clips.last, last.end <= index { clips.removeLast() }
      let node = tree[index]
      let part = clips.last?.rect.flatMap { node.area?.intersection($0) }
      if node.clipsContent, node.area != nil { clips.append((node.subtreeRange.upperBound, part)) }
      return part != nil
    }
  }
}
