internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// The text of an element as templates mean it, or one of its attributes.
  ///
  /// Without an attribute it is what was typed into a field, else the value, else the label.
  func text(of node: ElementNode, attribute: String?) -> String {
    switch attribute {
    case nil:
      if node.tree == tree {
        if node.index == focus, let input = keyboard.input { return input.text }
        // Unless the app has put something else there since.
        if let typed = secureTexts[node.index], typed.count == node.value?.count { return typed }
      }
      if let value = node.value, !value.isEmpty, value != node.placeholderValue { return value }
      return node.placeholderValue == nil ? node.label ?? "" : ""
    case "identifier"?: return node.identifier ?? ""
    case "label"?: return node.label ?? ""
    case "value"?: return node.value ?? ""
    case "enabled"?: return "\(node.isEnabled ?? true)"
    case "visible"?: return "\(node.isVisible ?? true)"
    case "selected"?: return "\(node.isSelected ?? false)"
    case let name?: return node.attribute(name) ?? ""
    }
  }

  /// Makes the rows of lists, of which only those near the screen then exist, and tells wheels their
  /// values.
  mutating func prepare(_ lists: [LazyList], _ wheels: [WheelValues]) {
    for list in lists {
      guard let container = (try? list.container.nodes(in: tree, limit: 1))?.first else { continue }
      if let rows = list.rows { make(rows, in: container) }
    }
    for wheel in wheels {
      guard let node = (try? wheel.wheel.nodes(in: tree, limit: 1))?.first else { continue }
      setPickerValues(wheel.values, of: node.index)
    }
    if !lists.isEmpty { lazyContainers = LazyContainers() }
  }

  /// Puts copies of a row below each other, in place of all rows that were recorded.
  private mutating func make(_ rows: LazyList.Rows, in container: ElementNode) {
    guard (0...LazyList.Rows.limit).contains(rows.count),
      let template = (try? rows.template.nodes(inside: container, limit: 1))?.first,
      let parent = template.parent, let height = template.frame?.height,
      height * Double(rows.count) <= LazyList.Rows.heightLimit
    else { return }
    let type = template.type
    let position = template.siblingPosition
    let recorded = parent.children.filter { $0.type == type }.map(\.index)
    let original = template.separated()
    let copies = (0..<rows.count).map { number in
      var editor = ElementTreeEditor(original)
      editor.move(subtreeAt: 0, byX: 0, y: Double(number) * height)
      for setting in rows.settings {
        for node in (try? setting.locator.nodes(in: original)) ?? [] {
          for change in setting.changes.list {
            editor.set(change.elementChange { $0.rendered(row: number + 1) }, at: node.index)
          }
        }
      }
      return editor.finish().tree
    }
    edit { editor in
      for index in recorded.reversed() { editor.remove(at: index) }
      for (number, copy) in copies.enumerated() {
        editor.insert(copy, into: parent.index, at: position + number)
      }
    }
  }
}

extension TextTemplate {
  /// The text with the number of a row filled in, and nothing else.
  fileprivate func rendered(row: Int) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .variable("row"): "\(row)"
      case .variable, .element, .subject: ""
      }
    }.joined()
  }
}

extension ElementNode {
  /// The element and all that is inside it as a tree of its own.
  fileprivate func separated() -> ElementTree {
    var builder = ElementTreeBuilder()
    var ends: [Int] = []
    for node in subtree {
      while let end = ends.last, end <= node.index { ends.removeLast() }
      do throws(ElementTreeLimit) {
        try builder.begin(ElementRecordEntry(node, depth: ends.count, siblingPosition: 0))
      } catch {
        preconditionFailure("A part of a tree cannot hold \(error).")
      }
      ends.append(node.subtreeRange.upperBound)
    }
    return builder.finish()
  }
}
