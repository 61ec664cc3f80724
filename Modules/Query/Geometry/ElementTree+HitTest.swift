public import Hierarchy

extension ElementTree {
  /// Returns the elements under a point, frontmost first.
  ///
  /// - Complexity: O(n).
  ///
  /// An element is there when its frame contains the point and no screen, window, scroll view,
  /// table, collection view, text view or web view around it ends before. Windows that the dump
  /// calls invisible are left out with all that is in them; other elements that it calls invisible
  /// are not. Which of two elements is in front is told at `ElementNode.hittability`.
  public func nodes(at point: Point) -> [ElementNode] {
    var nodes: [ElementNode] = []
    var isInBarrier = false
    forEachNode(at: point) { index in
      nodes.append(self[index])
      if TouchTraits.ofType(code: typeCodes[index]).contains(.barrier) { isInBarrier = true }
    }
    // Only what is in a barrier lies elsewhere than document order says.
    if isInBarrier { nodes.sort { $0.isInFront(of: $1) } } else { nodes.reverse() }
    return nodes
  }

  /// Returns what a tap at a point would meet; nil when no element is there.
  ///
  /// - Complexity: O(n).
  ///
  /// As in UIKit, labels and images let a touch through to the control around or behind them, and
  /// containers do as well.
  public func hitTest(at point: Point) -> HitTest? {
    let nodes = nodes(at: point)
    guard let top = nodes.first else { return nil }
    let visible = nodes.filter { !$0.isRecordedInvisible }
    let front = visible.first(where: \.showsSomething) ?? visible.first ?? top
    for node in visible {
      guard let control = node.control(at: point) else { continue }
      if let cover = node.cover(at: point) {
        return HitTest(
          point: point,
          nodes: nodes,
          front: front,
          outcome: .blocked(control, by: cover)
        )
      }
      return HitTest(point: point, nodes: nodes, front: front, outcome: .received(by: control))
    }
    return HitTest(point: point, nodes: nodes, front: front, outcome: .ignored)
  }

  /// Calls a closure with the position of each element under a point, in document order.
  func forEachNode(at point: Point, _ body: (Int) -> Void) {
    let (frames, codes, ends, flags) = (frames, typeCodes, subtreeEnds, flags)
    withExtendedLifetime(columnOwner) {
      for root in roots {
        if let screen = root.screen, !screen.contains(point) { continue }
        var index = root.index
        let end = Int(ends[index])
        while index < end {
          let mayContain = frames[index].mayContain(point)
          let traits = TouchTraits.ofType(code: codes[index])
          let isInvisibleWindow = traits.contains(.window) && flags[index][.visible] == false
          let isBoundary = !traits.isDisjoint(with: [.window, .clips])
          // Most frames are elsewhere, and need no closer look.
          let frame = mayContain || isBoundary ? frames[index].rect?.solid : nil
          let contains = frame?.contains(point) ?? false
          if isInvisibleWindow || isBoundary && frame != nil && !contains {
            index = Int(ends[index])
            continue
          }
          if contains { body(index) }
          index += 1
        }
      }
    }
  }
}

extension ElementNode {
  /// The innermost control under a point that this element is, or is inside.
  fileprivate func control(at point: Point) -> ElementNode? {
    var node: ElementNode? = self
    while let current = node {
      if current.isControl, !current.isRecordedInvisible,
        current.solidFrame?.contains(point) ?? false
      {
        return current
      }
      node = current.parent
    }
    return nil
  }
}
