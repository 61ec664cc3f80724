internal import Hierarchy

/// A condition that does not count, made ready for one tree.
///
/// A condition that depends on one attribute alone is asked once for each of its values, which are
/// mostly far fewer than the elements.
final class XPathTest {
  indirect enum Kind {
    case constant(Bool)
    case all([XPathTest])
    case any([XPathTest])
    case not(XPathTest)
    /// Whether the attribute is there and has the text of a number; 0 is that of no text.
    case equals(XPathTextColumn, TextID)
    /// Whether the attribute is there and has another text.
    case differs(XPathTextColumn, TextID)
    /// Whether a number of the frame is there and compares with another.
    case frame(Int, XPathComparison, Double)
    /// Whether a number of the frame is there and has the text of a number, or has not; nil where
    /// no number has the text.
    case frameText(Int, isEqual: Bool, Double?)
    /// What `contains` and the like say of the text of an attribute.
    case part(XPathTextColumn, XPathFunction, [UInt8])
    /// What depends on the text of one attribute alone.
    case text(XPathTextColumn, XPathSyntax)
    /// What depends on one attribute with few values alone.
    case key(XPathAttribute, XPathSyntax)
    /// Whether a path from the element leads anywhere.
    case exists(XPathPath)
    case general(XPathSyntax)
  }

  let kind: Kind
  /// For each key 0 when it was not asked yet, else 1 for no and 2 for yes.
  let answers: UnsafeMutableBufferPointer<UInt8>

  /// How many nodes were asked whether a path leads anywhere.
  var askedCount = 0
  /// Whether the path leads anywhere, for the document and then for each element of the scope;
  /// nil until that was found out.
  var origins: [Bool]?

  init(_ kind: Kind, keyCount: Int = 0) {
    self.kind = kind
    answers = .allocate(capacity: keyCount)
    answers.initialize(repeating: 0)
  }

  deinit { answers.deallocate() }
}

/// The texts that elements have for one attribute.
struct XPathTextColumn {
  let ids: UnsafeBufferPointer<TextID>
  /// What keeps the memory alive, unless the tree does.
  private let owner: AnyObject?

  init(_ ids: UnsafeBufferPointer<TextID>) {
    self.ids = ids
    owner = nil
  }

  init(copying values: [TextID]) {
    let memory = UnsafeMutableBufferPointer<TextID>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    ids = UnsafeBufferPointer(memory)
    owner = Memory(memory)
  }

  private final class Memory {
    private let values: UnsafeMutableBufferPointer<TextID>
    init(_ values: UnsafeMutableBufferPointer<TextID>) { self.values = values }
    deinit { values.deallocate() }
  }
}
