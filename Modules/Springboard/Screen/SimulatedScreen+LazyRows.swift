internal import Hierarchy

extension HiddenRows.Row {
  /// The row's area if it were there, in a list that is scrolled to an offset.
  func area(at present: ScrollOffset) -> Rect? {
    guard var area = tree.first?.area else { return nil }
    area.x += offset.x - present.x
    area.y += offset.y - present.y
    return area
  }

  /// The row, moved to where it is in a list that is scrolled to an offset.
  func tree(at present: ScrollOffset, through clip: Rect?) -> ElementTree {
    var mover = ElementTreeEditor(tree)
    mover.move(subtreeAt: 0, byX: offset.x - present.x, y: offset.y - present.y)
    let moved = mover.finish().tree
    let isInView = SimulatedScreen.partsInView(of: moved, moved.indices, through: clip)
    var editor = ElementTreeEditor(moved)
    for node in moved where isInView[node.index] {
      if node.isVisible != nil { editor.set(.isVisible(true), at: node.index) }
      if node.isHittable != nil { editor.set(.isHittable(true), at: node.index) }
    }
    return editor.finish().tree
  }
}

extension SimulatedScreen {
  /// One row of a list, which is in the tree or not.
  private enum LazyRow {
    case present(ElementNode)
    case hidden(HiddenRows.Row)

    func area(at offset: ScrollOffset) -> Rect? {
      switch self {
      case .present(let node): node.area
      case .hidden(let row): row.area(at: offset)
      }
    }
  }

  /// Leaves out the rows that are away from the screen, and takes in those that are not any more.
  ///
  /// Rows are what is directly inside a table or collection view, or inside the one element that a
  /// scroll view holds. Only the outermost scroll views do so. A row with the keyboard focus stays, and
  /// so does one with a picker whose values are known.
  mutating func updateLazyRows() {
    guard lazyContainers != nil || !hiddenRows.isEmpty else { return }
    var index = 0
    while index < tree.count {
      let node = tree[index]
      guard node.isScrollContainer else {
        index += 1
        continue
      }
      updateLazyRows(of: node)
      index = tree[index].subtreeRange.upperBound
    }
  }

  private mutating func updateLazyRows(of container: ElementNode) {
    let holder = lazyHolder(in: container)
    let offset = scrollOffsets[container.index] ?? ScrollOffset()
    let hidden = hiddenRows[holder.index] ?? HiddenRows()
    let present = holder.children.filter { !$0.staysInPlace }
    let rows =
      hidden.before.map { LazyRow.hidden($0) } + present.map { LazyRow.present($0) }
      + hidden.after.reversed().map { LazyRow.hidden($0) }
    let shown = shownRows(rows, of: container, offset: offset)
    let firstPosition = present.first?.siblingPosition ?? 0
    let lastPosition = present.last.map { $0.siblingPosition + 1 } ?? 0
    let clip = container.areaInView
    var new = HiddenRows()
    var isChanged = false
    let holderIndex = holder.index
    applyEdit { editor in
      for (position, row) in rows.enumerated() {
        switch row {
        case .present(let node):
          guard !shown.contains(position) else { continue }
          var extractor = ElementTreeEditor(ElementTree())
          extractor.insert(node, into: nil, at: nil)
          let kept = HiddenRows.Row(tree: extractor.finish().tree, offset: offset)
          position < shown.lowerBound ? new.before.append(kept) : new.after.append(kept)
          editor.remove(at: node.index)
          isChanged = true
        case .hidden(let kept):
          if shown.contains(position) {
            let isBefore = position < hidden.before.count
            editor.insert(
              kept.tree(at: offset, through: clip),
              into: holderIndex,
              at: isBefore ? firstPosition : lastPosition
            )
            isChanged = true
          } else if position < shown.lowerBound {
            new.before.append(kept)
          } else {
            new.after.append(kept)
          }
        }
      }
    }
    guard isChanged else { return }
    new.after.reverse()
    // What is in the holder comes after it, so its own number stays.
    hiddenRows[holderIndex] = new.before.isEmpty && new.after.isEmpty ? nil : new
  }

  /// Which rows are in the tree: all but those before and after the visible part.
  private func shownRows(
    _ rows: [LazyRow],
    of container: ElementNode,
    offset: ScrollOffset
  ) -> Range<Int> {
    guard let margin = lazyContainers?.margin, let frame = container.area else {
      return 0..<rows.count
    }
    func isBefore(_ row: LazyRow) -> Bool {
      guard !isPinned(row), let area = row.area(at: offset) else { return false }
      return area.maxY <= frame.y - margin || area.maxX <= frame.x - margin
    }
    func isAfter(_ row: LazyRow) -> Bool {
      guard !isPinned(row), let area = row.area(at: offset) else { return false }
      return area.y >= frame.maxY + margin || area.x >= frame.maxX + margin
    }
    let first = rows.firstIndex { !isBefore($0) } ?? rows.count
    let last = rows.lastIndex { !isAfter($0) } ?? first - 1
    return first..<max(first, last + 1)
  }

  private func isPinned(_ row: LazyRow) -> Bool {
    guard case .present(let node) = row else { return false }
    return focus.map { node.subtreeRange.contains($0) } ?? false
      || pickerValues.keys.contains { node.subtreeRange.contains($0) }
  }

  /// What holds the rows of a scroll view.
  private func lazyHolder(in container: ElementNode) -> ElementNode {
    guard container.isOfType(.scrollView) else { return container }
    var holder = container
    while hiddenRows[holder.index] == nil {
      var contents = holder.children.lazy.filter { !$0.staysInPlace }.makeIterator()
      guard let only = contents.next(), contents.next() == nil, !only.isScrollContainer,
        only.firstChild != nil || hiddenRows[only.index] != nil,
        holder == container || only.isOfType(.other)
      else { break }
      holder = only
    }
    return holder
  }

  /// Changes the screen, and returns where an element is afterwards; nil if it is gone.
  mutating func following(_ index: Int, _ body: (inout SimulatedScreen) -> Void) -> Int? {
    trackedElement = index
    body(&self)
    defer { trackedElement = nil }
    return trackedElement
  }
}
