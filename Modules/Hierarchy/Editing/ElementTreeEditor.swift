/// Makes a changed copy of a tree.
///
/// All indices are those of the tree that the editor was made with, whatever has been removed or
/// inserted since: edits can be given in any order. What was inserted cannot be edited in turn.
///
/// ```swift
/// var editor = ElementTreeEditor(tree)
/// editor.set(.value("1"), at: 4)
/// editor.remove(at: 7)
/// let (changed, renumbering) = editor.finish()
/// print(renumbering.newIndex(of: 9))   // Optional(8), if nothing was inside the removed element
/// ```
///
/// An edit that the tree could not hold, such as one that brings the text of a tree beyond 4 GiB, is not
/// made; `exceededLimit` then tells which limit stood against it.
public struct ElementTreeEditor: ~Copyable {
  let original: ElementTree
  var columns: ElementColumns
  var texts = EditedTexts()
  var lists = EditedTexts()
  var hasChanges = false
  /// Whether a list of attributes may be in nobody's use any more.
  var hasReplacedLists = false

  /// The outermost elements to take out, in no order; some may be inside others.
  var removals: [Int] = []
  var insertions: [Insertion] = []
  /// What the insertions add, at most.
  var inserted = Amount()

  /// The first limit that an edit would have passed, for which it was not made.
  package internal(set) var exceededLimit: ElementTreeLimit?

  /// Begins a copy of a tree.
  ///
  /// - Complexity: O(n), some microseconds for a thousand elements.
  public init(_ tree: ElementTree) {
    original = tree
    columns = tree.storage.columns.copy()
  }

  /// Moves an element and all that is inside it.
  ///
  /// Elements without a known place stay without one: those that lack `x` or `y`, and those with
  /// `Rect.unavailable`.
  ///
  /// - Parameters:
  ///   - index: The element.
  ///   - dx: How far to the right, in points; finite.
  ///   - dy: How far down, in points; finite.
  ///
  /// - Complexity: O(size of the subtree).
  public mutating func move(subtreeAt index: Int, byX dx: Double, y dy: Double) {
    checkIndex(index)
    precondition(dx.isFinite && dy.isFinite, "A movement is finite")
    guard dx != 0 || dy != 0 else { return }
    for index in index..<Int(columns.subtreeEnds[index]) {
      var frame = columns.frames[index]
      guard frame.rect != .unavailable else { continue }
      if dx != 0 { frame.x = frame.x.map { ($0 + dx).nearestFinite } }
      if dy != 0 { frame.y = frame.y.map { ($0 + dy).nearestFinite } }
      columns.frames[index] = frame
    }
    hasChanges = true
  }

  /// Takes an element out, with all that is inside it.
  ///
  /// - Parameter index: The element.
  public mutating func remove(at index: Int) {
    checkIndex(index)
    removals.append(index)
  }

  /// Puts all elements of another tree into this one.
  ///
  /// What is inserted at the same place keeps the order of the calls. What is inserted into an
  /// element that is removed goes with it.
  ///
  /// - Parameters:
  ///   - tree: The elements. The name of the wrapper around them is not taken over.
  ///   - parent: What they are put into; nil puts them among the outermost elements.
  ///   - position: Before which of the present children, counted from 0; nil, and any number that is
  ///     too large, puts them last.
  ///
  /// - Complexity: O(children of the parent), and O(n) once at the end.
  public mutating func insert(_ tree: ElementTree, into parent: Int?, at position: Int?) {
    insert(tree, range: tree.indices, into: parent, at: position)
  }

  /// Puts an element of another tree into this one, with all that is inside it.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - parent: What it is put into; nil puts it among the outermost elements.
  ///   - position: Before which of the present children, counted from 0; nil, and any number that is
  ///     too large, puts it last.
  ///
  /// - Complexity: O(children of the parent), and O(n) once at the end.
  public mutating func insert(_ node: ElementNode, into parent: Int?, at position: Int?) {
    insert(node.tree, range: node.subtreeRange, into: parent, at: position)
  }

  private mutating func insert(
    _ tree: ElementTree,
    range: Range<Int>,
    into parent: Int?,
    at position: Int?
  ) {
    if let parent { checkIndex(parent) }
    guard !range.isEmpty else { return }
    if let limit = limit(against: tree) {
      exceededLimit = exceededLimit ?? limit
      return
    }
    var follower: Int?
    if let position {
      let siblings = parent.map { original[$0].children } ?? original.roots
      follower = siblings.dropFirst(max(position, 0)).first { _ in true }?.index
    }
    inserted.add(tree)
    insertions.append(
      Insertion(tree: tree, range: range, parent: parent ?? -1, follower: follower)
    )
  }

  /// Hands over the copy, and where the elements are in it.
  ///
  /// - Complexity: O(n).
  ///
  /// - Returns: The tree, which is the one that was edited where nothing has changed.
  public consuming func finish() -> (tree: ElementTree, renumbering: ElementRenumbering) {
    var renumbering = ElementRenumbering(identityOf: original.count)
    if !removals.isEmpty || !insertions.isEmpty {
      renumbering = ElementRenumbering(restructure())
    } else if !hasChanges {
      return (original, renumbering)
    }
    if hasReplacedLists || !removals.isEmpty {
      columns.dropUnusedAttributeLists()
      columns.dropUnusedTypes()
    }
    columns.dropUnusedTextIfMuch()
    columns.trim()
    return (ElementTree(storage: ElementStorage(columns)), renumbering)
  }

  func checkIndex(_ index: Int) {
    precondition(original.indices.contains(index), "No element has this index")
  }
}

extension Double {
  /// The number itself, or the largest one of its sign where it is infinite.
  fileprivate var nearestFinite: Double {
    Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
