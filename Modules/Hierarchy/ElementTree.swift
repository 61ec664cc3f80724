/// An accessibility tree as a value: all elements of one recorded screen, in document order.
///
/// A tree never changes, costs nothing to copy and may be used from any thread. It is a
/// collection of its elements; a parent comes before its children.
///
/// ```swift
/// let tree = ElementTree {
///   ElementRecord(.application, label: "Shop") {
///     ElementRecord(.button, identifier: "login", label: "Log in")
///   }
/// }
/// print(tree.count)                                // 2
/// print(tree.nodes(named: "login").first?.label)   // Optional("Log in")
/// ```
public struct ElementTree: Sendable {
  let storage: ElementStorage

  init(storage: ElementStorage) {
    self.storage = storage
  }

  /// Creates a tree without elements.
  public init() {
    storage = .empty
  }

  /// The name of the XML element around the whole dump, which is no element of the screen.
  ///
  /// Appium writes `AppiumAUT`; plain WebDriverAgent dumps have none.
  public var wrapper: String? { storage.columns.wrapper }

  /// The elements without a parent; one for most dumps.
  public var roots: ElementSiblings {
    ElementSiblings(storage: storage, following: isEmpty ? nil : 0)
  }

  /// The number of a string, if it occurs anywhere in the tree.
  ///
  /// - Complexity: O(1) but for the first call.
  package func textID(of text: String) -> TextID? {
    let box = storage.textIndex.value { TextIndexBox(TextIndex(of: storage.columns.text)) }
    var text = text
    return text.withUTF8 { box.index.find($0, in: storage.columns.text) }
  }
}

extension ElementTree: RandomAccessCollection {
  /// The position of the first element: always 0.
  public var startIndex: Int { 0 }

  /// The position after the last element.
  public var endIndex: Int { storage.columns.count }

  /// The element at a position in document order; traps when there is none.
  public subscript(position: Int) -> ElementNode {
    precondition(indices.contains(position), "No element has this index")
    return ElementNode(storage: storage, index: position)
  }
}

extension ElementTree: CustomStringConvertible {
  /// A short summary; the module Reporting renders whole trees.
  public var description: String { "ElementTree of \(count) elements" }
}

extension ElementTree {
  /// The names of the kinds of elements that Apple does not have.
  public var unknownTypeNames: [String] {
    storage.columns.unknownTypes.map { String(decoding: storage.columns.text[$0], as: UTF8.self) }
  }

  /// The names of attributes without a property of their own, each once, in no order.
  package var furtherAttributeNames: Set<String> {
    // Equal lists are kept once, so this is quick even for large trees.
    var names: Set<TextID> = []
    for number in 0..<storage.columns.attributeLists.count {
      storage.columns.forEachAttribute(ofList: TextID(rawValue: UInt32(number + 1))) { name, _ in
        names.insert(name)
      }
    }
    return Set(names.map { String(decoding: storage.columns.text[$0], as: UTF8.self) })
  }
}
