internal import Hierarchy
internal import Predicate

/// The strings of a tree as the texts of columns, and the empty text as one more.
final class TreeTexts: PredicateTextStore {
  private let tree: ElementTree
  private let emptyNumber: UInt32

  init(_ tree: ElementTree) {
    self.tree = tree
    emptyNumber = UInt32(tree.textCount) + 1
  }

  var textCount: Int { Int(emptyNumber) }

  func bytes(ofText number: UInt32) -> UnsafeBufferPointer<UInt8> {
    if number == emptyNumber { return UnsafeBufferPointer(start: nil, count: 0) }
    return tree.bytes(of: TextID(rawValue: number))
  }

  func numbers(ofText text: String) -> [UInt32] {
    let known = tree.textID(of: text).map { [$0.rawValue] } ?? []
    return text.isEmpty ? known + [emptyNumber] : known
  }

  /// The number of a string, or of the empty text when there is none.
  func numberOrEmpty(_ id: TextID) -> UInt32 { id.isAbsent ? emptyNumber : id.rawValue }
}
