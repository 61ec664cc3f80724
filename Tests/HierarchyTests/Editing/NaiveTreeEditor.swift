import Hierarchy

/// Edits a tree as records with children, in the plainest way; what the editor must agree with.
final class NaiveTreeEditor {
  private final class Item {
    var entry: ElementRecordEntry
    let originalIndex: Int?
    var children: [Item] = []
    var isRemoved = false

    init(_ entry: ElementRecordEntry, originalIndex: Int?) {
      self.entry = entry
      self.originalIndex = originalIndex
    }
  }

  private let tree: ElementTree
  /// What is around all elements.
  private let top = Item(ElementRecordEntry(.any), originalIndex: nil)
  private var items: [Item] = []

  init(_ tree: ElementTree) {
    self.tree = tree
    items = Self.addItems(of: tree, to: top, isOriginal: true)
    originalChildren = items.map(\.children)
    originalRoots = top.children
  }

  private var originalChildren: [[Item]] = []
  private var originalRoots: [Item] = []

  func set(_ change: ElementChange, at index: Int) {
    items[index].entry.apply(change)
  }

  func move(subtreeAt index: Int, byX dx: Double, y dy: Double) {
    for index in tree[index].subtreeRange where items[index].entry.frame.rect != .unavailable {
      if let x = items[index].entry.frame.x, dx != 0 { items[index].entry.frame.x = x + dx }
      if let y = items[index].entry.frame.y, dy != 0 { items[index].entry.frame.y = y + dy }
    }
  }

  func remove(at index: Int) { items[index].isRemoved = true }

  func insert(_ tree: ElementTree, into parent: Int?, at position: Int?) {
    let holder = Item(ElementRecordEntry(.any), originalIndex: nil)
    _ = Self.addItems(of: tree, to: holder, isOriginal: false)
    let siblings = parent.map { originalChildren[$0] } ?? originalRoots
    let target = parent.map { items[$0] } ?? top
    var place = target.children.count
    if let position, position < siblings.count {
      place = target.children.firstIndex { $0 === siblings[position] } ?? place
    }
    target.children.insert(contentsOf: holder.children, at: place)
  }

  /// The tree, and the new index of each old one that is still there.
  func finish() -> (tree: ElementTree, newIndices: [Int: Int]) {
    var entries: [ElementRecordEntry] = []
    var newIndices: [Int: Int] = [:]
    func add(_ item: Item, depth: Int) {
      guard !item.isRemoved else { return }
      if let index = item.originalIndex { newIndices[index] = entries.count }
      item.entry.depth = depth
      entries.append(item.entry)
      for child in item.children { add(child, depth: depth + 1) }
    }
    for root in top.children { add(root, depth: 0) }
    var builder = ElementTreeBuilder()
    builder.wrapper = tree.wrapper
    do {
      for entry in entries { try builder.begin(entry) }
    } catch {
      preconditionFailure("A tree cannot hold \(error).")
    }
    return (builder.finish(), newIndices)
  }

  private static func addItems(of tree: ElementTree, to top: Item, isOriginal: Bool) -> [Item] {
    var items: [Item] = []
    var open = [top]
    for node in tree {
      let entry = ElementRecordEntry(node, depth: 0, siblingPosition: node.siblingPosition)
      let item = Item(entry, originalIndex: isOriginal ? node.index : nil)
      open.removeLast(open.count - node.depth - 1)
      open.last?.children.append(item)
      open.append(item)
      items.append(item)
    }
    return items
  }
}

extension ElementRecordEntry {
  fileprivate mutating func apply(_ change: ElementChange) {
    switch change {
    case .value(let text): value = text
    case .label(let text):
      // The name goes with the label unless it is known to be an identifier.
      if !flags.nameIsIdentifier, label != nil,
        name.map({ Array($0.utf8) }) == label.map({ Array($0.utf8) })
      {
        name = text
      }
      label = text
    case .identifier(let text):
      name = text
      flags.nameIsIdentifier = text != nil
    case .frame(let rect): frame = rect.map { PartialRect($0) } ?? PartialRect()
    case .isEnabled(let truth): flags[.enabled] = truth
    case .isSelected(let truth): flags[.selected] = truth
    case .isVisible(let truth): flags[.visible] = truth
    case .isAccessible(let truth): flags[.accessible] = truth
    case .isFocused(let truth): flags[.focused] = truth
    case .isHittable(let truth): flags[.hittable] = truth
    case .attribute(let name, let text):
      let position = attributes.firstIndex { Array($0.name.utf8) == Array(name.utf8) }
      if let position {
        if let text { attributes[position].value = text } else { attributes.remove(at: position) }
      } else if let text {
        attributes.append(ElementAttribute(name: name, value: text))
      }
    }
  }
}
