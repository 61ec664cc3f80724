extension ElementColumns {
  /// Makes other columns with the same values.
  func copy() -> ElementColumns {
    var copy = ElementColumns()
    copy.typeCodes = typeCodes.copy()
    copy.flags = flags.copy()
    copy.parents = parents.copy()
    copy.subtreeEnds = subtreeEnds.copy()
    copy.names = names.copy()
    copy.labels = labels.copy()
    copy.values = values.copy()
    copy.attributes = attributes.copy()
    copy.frames = frames.copy()
    copy.text = text.copy()
    copy.attributeLists = attributeLists.copy()
    copy.unknownTypes = unknownTypes
    copy.wrapper = wrapper
    copy.addedTextBytes = addedTextBytes
    return copy
  }

  /// Leaves out lists of attributes that no element has: the tree tells from the lists which
  /// attributes there are.
  mutating func dropUnusedAttributeLists() {
    guard attributeLists.count > 0 else { return }
    var numbers = [UInt32](repeating: 0, count: attributeLists.count + 1)
    for list in attributes.values { numbers[Int(list.rawValue)] = 1 }
    numbers[0] = 0
    guard numbers.dropFirst().contains(0) else { return }
    var used = TextTable()
    for number in numbers.indices where numbers[number] != 0 {
      // Fewer than before, so there is room.
      let id = used.append(attributeLists[TextID(rawValue: UInt32(number))]) ?? .absent
      numbers[number] = id.rawValue
    }
    for index in 0..<count {
      attributes[index] = TextID(rawValue: numbers[Int(attributes[index].rawValue)])
    }
    attributeLists = used
  }

  /// Leaves out unknown kinds that no element is of.
  mutating func dropUnusedTypes() {
    guard !unknownTypes.isEmpty else { return }
    var isUsed = [Bool](repeating: false, count: unknownTypes.count)
    for code in typeCodes.values where code >= ElementType.knownCount {
      isUsed[Int(code) - ElementType.knownCount] = true
    }
    guard isUsed.contains(false) else { return }
    var codes: [UInt16] = []
    var used: [TextID] = []
    for position in unknownTypes.indices {
      codes.append(UInt16(ElementType.knownCount + used.count))
      if isUsed[position] { used.append(unknownTypes[position]) }
    }
    for index in 0..<count where typeCodes[index] >= ElementType.knownCount {
      typeCodes[index] = codes[Int(typeCodes[index]) - ElementType.knownCount]
    }
    unknownTypes = used
  }

  /// Leaves out texts that no element has, if editors have added so much that it is worth a pass.
  ///
  /// What is replaced stays in the table, so that an edit need not look whether others have it. With
  /// this the table never gets larger than some times what is in use, however often one types.
  mutating func dropUnusedTextIfMuch() {
    guard addedTextBytes > max(Self.minimumWorthAPass, text.byteCount / 2) else { return }
    var used = TextTable()
    var numbers = [UInt32](repeating: 0, count: text.count + 1)
    func renumbered(_ id: TextID, _ used: inout TextTable) -> TextID {
      if id.isAbsent { return id }
      if numbers[Int(id.rawValue)] == 0 {
        numbers[Int(id.rawValue)] = (used.append(text[id]) ?? .absent).rawValue
      }
      return TextID(rawValue: numbers[Int(id.rawValue)])
    }
    for index in 0..<count {
      names[index] = renumbered(names[index], &used)
      labels[index] = renumbered(labels[index], &used)
      values[index] = renumbered(values[index], &used)
    }
    for position in unknownTypes.indices {
      unknownTypes[position] = renumbered(unknownTypes[position], &used)
    }
    var lists = TextTable()
    for number in 0..<attributeLists.count {
      var pairs: [UInt32] = []
      forEachAttribute(ofList: TextID(rawValue: UInt32(number + 1))) { name, value in
        pairs.append(renumbered(name, &used).rawValue)
        pairs.append(renumbered(value, &used).rawValue)
      }
      pairs.withUnsafeBytes { bytes in
        // As many bytes as before, so there is room.
        _ = lists.append(bytes.assumingMemoryBound(to: UInt8.self))
      }
    }
    text = used
    attributeLists = lists
    addedTextBytes = 0
  }

  private static var minimumWorthAPass: Int { 16_384 }
}
