extension ElementTree: Hashable {
  /// Returns whether two trees hold the same elements with the same attributes.
  ///
  /// - Complexity: O(n).
  ///
  /// The order of an element's further attributes does not matter, as in XML.
  public static func == (first: ElementTree, second: ElementTree) -> Bool {
    if first.storage === second.storage { return true }
    let (left, right) = (first.storage, second.storage)
    guard left.columns.count == right.columns.count, left.columns.wrapper == right.columns.wrapper
    else { return false }
    // Within a tree equal strings have equal numbers. So each number of the left tree needs its
    // bytes compared but once: after that, the numbers tell.
    var counterparts = [UInt32?](repeating: nil, count: left.columns.text.count + 1)
    func sameText(_ id: TextID, _ otherID: TextID) -> Bool {
      if id.isAbsent || otherID.isAbsent { return id.isAbsent == otherID.isAbsent }
      if let known = counterparts[Int(id.rawValue)] { return known == otherID.rawValue }
      guard left.columns.text[id].isEqual(to: right.columns.text[otherID]) else { return false }
      counterparts[Int(id.rawValue)] = otherID.rawValue
      return true
    }
    // Equal lists of attributes are also kept once in a tree, so most of them meet again.
    var equalLists = [UInt32?](repeating: nil, count: left.columns.attributeLists.count + 1)
    func sameAttributes(_ index: Int) -> Bool {
      let (list, other) = (left.columns.attributes[index], right.columns.attributes[index])
      if list.isAbsent || other.isAbsent { return list.isAbsent == other.isAbsent }
      if equalLists[Int(list.rawValue)] == other.rawValue { return true }
      guard attributeBytes(first[index]) == attributeBytes(second[index]) else { return false }
      equalLists[Int(list.rawValue)] = other.rawValue
      return true
    }
    for index in 0..<left.columns.count {
      guard left.columns.subtreeEnds[index] == right.columns.subtreeEnds[index],
        left.columns.flags[index] == right.columns.flags[index],
        left.columns.frames[index] == right.columns.frames[index],
        sameText(left.columns.names[index], right.columns.names[index]),
        sameText(left.columns.labels[index], right.columns.labels[index]),
        sameText(left.columns.values[index], right.columns.values[index]),
        sameType(first[index], second[index]),
        sameAttributes(index)
      else { return false }
    }
    return true
  }

  /// Feeds the shape and the names, which tell most trees apart.
  ///
  /// - Complexity: O(n).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for index in indices {
      hasher.combine(storage.columns.subtreeEnds[index])
      let name = storage.columns.text[storage.columns.names[index]]
      hasher.combine(name.count)
      hasher.combine(bytes: UnsafeRawBufferPointer(name))
    }
  }

  /// The further attributes as bytes: strings may be equal where their bytes are not.
  private static func attributeBytes(_ node: ElementNode) -> Set<[[UInt8]]> {
    var attributes: Set<[[UInt8]]> = []
    node.forEachFurtherAttribute { name, value in
      attributes.insert([Array(node.bytes(of: name)), Array(node.bytes(of: value))])
    }
    return attributes
  }

  private static func sameType(_ first: ElementNode, _ second: ElementNode) -> Bool {
    (first.knownType == nil) == (second.knownType == nil)
      && first.webDriverTypeNameBytes.isEqual(to: second.webDriverTypeNameBytes)
  }
}
