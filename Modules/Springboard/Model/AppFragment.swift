public import Hierarchy

/// Elements that are not on a screen until an effect inserts them.
public struct AppFragment: Hashable, Sendable {
  /// The elements; where they are written in the model, with their texts as templates.
  public let tree: ElementTree

  /// The file in the model's folder that they were recorded in, whose texts are no templates; nil for
  /// elements that are written in the model itself.
  public let file: String?

  /// Creates a fragment of elements that are written down, in whose texts `${…}` may stand.
  ///
  /// - Throws: What is wrong with a text.
  public init(_ record: ElementRecord) throws(TextTemplateError) {
    tree = ElementTree { record }
    file = nil
    for index in tree.indices {
      for text in Self.texts(of: tree[index]) { _ = try TextTemplate(text) }
    }
  }

  /// Creates a fragment of recorded elements.
  ///
  /// - Parameters:
  ///   - tree: The elements.
  ///   - file: The file in the model's folder.
  public init(_ tree: ElementTree, file: String) {
    self.tree = tree
    self.file = file
  }

  /// What is to be filled in when the elements are inserted, by their positions in `tree`.
  ///
  /// - Complexity: O(n).
  public var changes: [(index: Int, changes: AttributeChanges)] {
    guard file == nil else { return [] }
    var result: [(Int, AttributeChanges)] = []
    for node in tree {
      var changes: [AttributeChange] = []
      func add(_ name: String, _ text: String?) {
        guard let text, text.utf8.contains(UInt8(ascii: "$")),
          let template = try? TextTemplate(text), template.literal != text
        else { return }
        changes.append(.text(name, template))
      }
      add("identifier", node.identifier)
      add("label", node.label)
      add("value", node.value)
      for attribute in node.furtherAttributes { add(attribute.name, attribute.value) }
      if !changes.isEmpty { result.append((node.index, AttributeChanges(changes))) }
    }
    return result
  }

  private static func texts(of node: ElementNode) -> [String] {
    [node.identifier, node.label, node.value].compactMap { $0 }
      + node.furtherAttributes.map(\.value)
  }
}
