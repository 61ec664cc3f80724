/// The shared, never changing contents of a tree, and the indexes made from them on demand.
///
/// Sendable is unchecked because the columns are reached by pointers; nothing writes to them once
/// they are here, and the indexes guard themselves.
final class ElementStorage: @unchecked Sendable {
  let columns: ElementColumns
  let textIndex = Lazily<TextIndexBox>()
  let nodesByName = Lazily<NodeLists>()
  let nodesByType = Lazily<NodeLists>()
  let nodesByIdentifyingText = Lazily<NodeLists>()
  /// All elements under one key.
  let allNodes = Lazily<NodeLists>()
  let attachments = Attachments()

  init(_ columns: consuming ElementColumns) {
    self.columns = columns
  }

  static let empty = ElementStorage(ElementColumns())
}

/// Lets a hash table, which cannot be copied, be shared.
///
/// Sendable is unchecked because the table holds a pointer; it never changes once it is here.
final class TextIndexBox: @unchecked Sendable {
  let index: TextIndex

  init(_ index: consuming TextIndex) { self.index = index }
}
