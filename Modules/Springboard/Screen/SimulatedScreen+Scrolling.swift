internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// How far beyond the top content has to be pulled to be refreshed, in points of the finger.
  static let refreshDistance = 100.0

  /// Moves what a finger or a wheel moves.
  ///
  /// The content follows by the same distance and stops where it ends. There is no momentum, so the
  /// velocity of a gesture does not matter, and no bouncing. In each direction the innermost scroll view
  /// that has room moves; what it has no room for is not handed on.
  ///
  /// - Parameters:
  ///   - containers: The scroll views that could move, innermost first.
  ///   - dx: How far to the right.
  ///   - dy: How far down.
  ///   - isFinger: Whether a finger moves, which turns pages and refreshes.
  mutating func scroll(_ containers: [Int], dx: Double, dy: Double, isFinger: Bool) {
    if isFinger, abs(dx) > abs(dy), turnPage(in: containers, dx: dx) { return }
    let rooms = containers.map { room(in: $0) }
    let vertical = rooms.firstIndex { $0.vertical(dy) != 0 }
    let horizontal = rooms.firstIndex { $0.horizontal(dx) != 0 }
    let moves = Set([vertical, horizontal].compactMap { $0 }).sorted()
    // Which one gets what is beyond its top: where none moves, the innermost that is not made
    // for going sideways.
    let pulled = vertical ?? rooms.firstIndex { $0.left + $0.right == 0 || $0.up > 0 }
    let isRefreshed =
      isFinger && pulled.map { dy - rooms[$0].vertical(dy) >= Self.refreshDistance } ?? false
    // Innermost first. Scroll views around them come earlier in the tree, so that they stay where they
    // are while rows inside come and go.
    for position in moves {
      moveContent(
        of: containers[position],
        dx: position == horizontal ? dx : 0,
        dy: position == vertical ? dy : 0
      )
    }
    if isRefreshed, let pulled { report(.refreshed(containers[pulled])) }
  }

  /// Turns the page of the innermost scroll view that has pages, if a finger goes far enough.
  private mutating func turnPage(in containers: [Int], dx: Double) -> Bool {
    for container in containers {
      guard let indicator = pageIndicator(for: container), let width = tree[container].frame?.width
      else { continue }
      // UIKit settles on the page that shows most; a quick finger needs less.
      guard abs(dx) >= min(width / 2, 50) else { return false }
      return turnPage(of: indicator, forward: dx < 0)
    }
    return false
  }

  /// Moves the content of a scroll view as far as there is room, and reports it if it moves.
  mutating func moveContent(of index: Int, dx: Double, dy: Double) {
    let room = room(in: index)
    let (dx, dy) = (room.horizontal(dx), room.vertical(dy))
    guard dx != 0 || dy != 0 else { return }
    let container = tree[index]
    let range = container.subtreeRange.dropFirst()
    let clip = container.areaInView
    let before = Self.partsInView(of: tree, range, through: clip)
    applyEdit { editor in
      for child in container.children where !child.staysInPlace {
        editor.move(subtreeAt: child.index, byX: dx, y: dy)
      }
    }
    updateVisibility(of: range, before: before, clip: clip)
    var offset = scrollOffsets[index] ?? ScrollOffset()
    offset.x -= dx
    offset.y -= dy
    scrollOffsets[index] = offset == ScrollOffset() ? nil : offset
    report(.scrolled(index))
    updateLazyRows()
  }

  /// How far what is inside an element has moved from where it was recorded, by all scroll views around.
  func contentOffset(in element: ElementNode?) -> ScrollOffset {
    var total = ScrollOffset()
    // What directly inside a scroll view the element is or is inside of; nil where it is the scroll view.
    var part: ElementNode?
    var container = element
    while let node = container {
      if node.isScrollContainer, part?.staysInPlace != true, let offset = scrollOffsets[node.index]
      {
        total.x += offset.x
        total.y += offset.y
      }
      part = node
      container = node.parent
    }
    return total.x.isFinite && total.y.isFinite ? total : ScrollOffset()
  }

  /// Has what a dump says about being seen and touched follow elements that have come into view or gone.
  ///
  /// What was in view and yet not to be seen, since something hides it, stays so.
  private mutating func updateVisibility(of range: Range<Int>, before: [Bool], clip: Rect?) {
    let after = Self.partsInView(of: tree, range, through: clip)
    let tree = tree
    var invisible = invisibleElements
    applyEdit { editor in
      for (position, index) in range.enumerated() where before[position] != after[position] {
        let node = tree[index]
        if before[position], node.isVisible == false { invisible.insert(index) }
        let isSeen = after[position] && !invisible.contains(index)
        if after[position] { invisible.remove(index) }
        if node.isVisible != nil { editor.set(.isVisible(isSeen), at: index) }
        if node.isHittable != nil { editor.set(.isHittable(isSeen), at: index) }
      }
    }
    invisibleElements = invisible
  }

  /// Scrolls until an element is wholly to be seen, or as much of it as there is room for.
  ///
  /// Inner scroll views move first. Nothing moves for an element that is wholly there already.
  ///
  /// - Parameter index: The element.
  /// - Returns: Whether something of it is on the screen then.
  package mutating func scrollToVisible(_ index: Int) -> Bool {
    guard tree.indices.contains(index) else { return false }
    // Nobody has touched anything, so there is nothing to report.
    return silently { $0.bringIntoView(index) }
  }

  private mutating func bringIntoView(_ index: Int) -> Bool {
    var index = index
    let containers = tree[index].ancestors.filter(\.isScrollContainer).count
    for level in 0..<containers {
      // Rows may come and go, and the numbers with them.
      let ancestors = Array(tree[index].ancestors.filter(\.isScrollContainer))
      guard level < ancestors.count, let area = tree[index].area,
        let viewport = viewport(of: ancestors[level])
      else { continue }
      let dx = Self.distance(from: area.x, area.maxX, to: viewport.x, viewport.maxX)
      let dy = Self.distance(from: area.y, area.maxY, to: viewport.y, viewport.maxY)
      let place = following(index) { screen in
        screen.moveContent(of: ancestors[level].index, dx: dx, dy: dy)
      }
      guard let place else { return false }
      index = place
    }
    return tree[index].hitPoint != nil
  }

  /// How far a stretch has to move to lie within another, with its beginning if it is too long.
  private static func distance(
    from start: Double,
    _ end: Double,
    to lower: Double,
    _ upper: Double
  ) -> Double {
    if start < lower || end - start > upper - lower { return lower - start }
    return end > upper ? upper - end : 0
  }
}
