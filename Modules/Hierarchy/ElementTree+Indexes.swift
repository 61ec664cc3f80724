extension ElementTree {
  /// The elements that go by a name, in document order.
  ///
  /// - Complexity: O(1) but for the first call, O(n).
  ///
  /// The name is the identifier if there is one, else the label, as in WebDriverAgent.
  public func nodes(named name: String) -> ElementList {
    guard let id = textID(of: name) else { return ElementList(storage: storage) }
    let lists = storage.nodesByName.value {
      NodeLists(count: count, keyCount: storage.columns.text.count + 1) {
        Int(storage.columns.effectiveName(at: $0).rawValue)
      }
    }
    return ElementList(storage: storage, indices: lists[Int(id.rawValue)])
  }

  /// The elements of a kind, in document order.
  ///
  /// - Complexity: O(1) but for the first call, O(n).
  ///
  /// `.any` gives all elements, as in XCUITest. Elements of a kind unknown to Apple are found
  /// under no kind; see `nodes(ofUnknownType:)`.
  public func nodes(ofType type: ElementType) -> ElementList {
    guard type == .any else { return nodes(ofTypeCode: Int(type.rawValue)) }
    let lists = storage.allNodes.value { NodeLists(count: count, keyCount: 1) { _ in 0 } }
    return ElementList(storage: storage, indices: lists[0])
  }

  /// The elements of a kind that Apple does not name, in document order.
  public func nodes(ofUnknownType name: String) -> ElementList {
    guard let id = textID(of: name),
      let position = storage.columns.unknownTypes.firstIndex(of: id)
    else { return ElementList(storage: storage) }
    return nodes(ofTypeCode: ElementType.knownCount + position)
  }

  private func nodes(ofTypeCode code: Int) -> ElementList {
    let keyCount = ElementType.knownCount + storage.columns.unknownTypes.count
    let lists = storage.nodesByType.value {
      NodeLists(count: count, keyCount: keyCount) { Int(storage.columns.typeCodes[$0]) }
    }
    return ElementList(storage: storage, indices: lists[code])
  }

  /// The elements of which the identifier, label, title, value or placeholder is a text, in document
  /// order.
  ///
  /// These are the elements that XCUITest's `app.buttons["text"]` means, of whatever kind: its
  /// failure messages show the predicate `"text" IN identifiers`. Texts are the same only byte by
  /// byte. Where there is no identifier, label or title it is the empty text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The elements.
  ///
  /// - Complexity: O(1) but for the first call, O(n). The tree then keeps four bytes for each of
  ///   the texts of an element, and for each distinct text.
  package func nodes(identifiedBy text: String) -> ElementList {
    // What is empty is found under the number of no text.
    let found = text.isEmpty ? .absent : textID(of: text)
    guard let id = found else { return ElementList(storage: storage) }
    let lists = storage.nodesByIdentifyingText.value { makeListsByIdentifyingText() }
    return ElementList(storage: storage, indices: lists[Int(id.rawValue)])
  }

  private func makeListsByIdentifyingText() -> NodeLists {
    let titles = furtherAttributeIDs("title")
    let placeholders = furtherAttributeIDs("placeholderValue")
    func orNil(_ id: TextID?) -> Int? {
      guard let id, !id.isAbsent else { return nil }
      return storage.columns.text[id].isEmpty ? 0 : Int(id.rawValue)
    }
    return NodeLists(keyCount: storage.columns.text.count + 1) { add in
      for node in self {
        let index = node.index
        let identifier = orNil(node.identifierID) ?? 0
        let label = orNil(node.labelID) ?? 0
        let title = orNil(titles?[index]) ?? 0
        let value = orNil(node.valueID)
        let placeholder = orNil(placeholders?[index])
        // Each text once.
        add(identifier, index)
        if label != identifier { add(label, index) }
        if title != identifier, title != label { add(title, index) }
        guard value != nil || placeholder != nil else { continue }
        let known = [identifier, label, title]
        if let value, !known.contains(value) { add(value, index) }
        if let placeholder, placeholder != value, !known.contains(placeholder) {
          add(placeholder, index)
        }
      }
    }
  }
}
