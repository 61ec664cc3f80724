extension ElementTree {
  /// What keeps the memory of the columns alive.
  package var columnOwner: any AnyObject & Sendable { storage }

  /// The kind of each element; see `ElementNode.typeCode`.
  ///
  /// Like the other columns it is valid as long as the owner lives.
  package var typeCodes: UnsafeBufferPointer<UInt16> { storage.columns.typeCodes.values }

  /// The position after the last descendant of each element.
  package var subtreeEnds: UnsafeBufferPointer<Int32> { storage.columns.subtreeEnds.values }

  /// What each element says in yes and no.
  package var flags: UnsafeBufferPointer<ElementFlags> { storage.columns.flags.values }

  /// The label of each element.
  package var labelIDs: UnsafeBufferPointer<TextID> { storage.columns.labels.values }

  /// The value of each element.
  package var valueIDs: UnsafeBufferPointer<TextID> { storage.columns.values.values }

  /// The frame of each element.
  package var frames: UnsafeBufferPointer<PartialRect> { storage.columns.frames.values }

  /// The number of distinct strings; they are numbered from 1.
  package var textCount: Int { storage.columns.text.count }

  /// The UTF-8 bytes of a string of the tree, valid as long as the owner of the columns lives.
  package func bytes(of id: TextID) -> UnsafeBufferPointer<UInt8> { storage.columns.text[id] }

  /// The value that each element has for an attribute without a column of its own.
  ///
  /// - Complexity: O(n), and O(1) when no element has the attribute.
  ///
  /// - Returns: nil when no element has it.
  package func furtherAttributeIDs(_ name: String) -> [TextID]? {
    guard let nameID = textID(of: name) else { return nil }
    // Equal lists are kept once, so each is searched once.
    let lists = (0..<storage.columns.attributeLists.count).map { number in
      var found = TextID.absent
      storage.columns.forEachAttribute(ofList: TextID(rawValue: UInt32(number + 1))) {
        name,
        value in
        if name == nameID, found.isAbsent { found = value }
      }
      return found
    }
    guard lists.contains(where: { !$0.isAbsent }) else { return nil }
    return storage.columns.attributes.values.map { list in
      list.isAbsent ? .absent : lists[Int(list.rawValue) - 1]
    }
  }
}
