extension ElementTreeEditor {
  /// Elements to put into the tree.
  struct Insertion {
    let tree: ElementTree
    /// Which of the tree's elements: whole ones, with what is inside.
    let range: Range<Int>
    /// What they are put into; -1 for the outermost place.
    let parent: Int
    /// Which child of the parent comes after them; nil where they are the last ones.
    let follower: Int?
  }

  /// The limit that stands against an insertion; careful, since texts and kinds of both trees count,
  /// although some may be the same.
  func limit(against tree: ElementTree) -> ElementTreeLimit? {
    var amount = inserted
    amount.add(tree)
    if columns.count + amount.elements >= Int(Int32.max) { return .elements }
    let types = columns.unknownTypes.count + amount.types
    if ElementType.knownCount + types > Int(UInt16.max) + 1 { return .typeNames }
    let text = columns.text.byteCount + amount.text
    let lists = columns.attributeLists.byteCount + amount.lists
    return max(text, lists) > Int(UInt32.max) ? .text : nil
  }

  /// How much trees have together.
  struct Amount {
    private(set) var elements = 0
    private(set) var types = 0
    private(set) var text = 0
    private(set) var lists = 0

    mutating func add(_ tree: ElementTree) {
      elements += tree.count
      types += tree.storage.columns.unknownTypes.count
      text += tree.storage.columns.text.byteCount
      lists += tree.storage.columns.attributeLists.byteCount
    }
  }

  /// Takes out and puts in what was asked for, in one pass over the tree.
  ///
  /// - Returns: The new index of each element; -1 for those that are gone.
  mutating func restructure() -> [Int32] {
    let ends = columns.subtreeEnds.copy()
    let root = Int32(columns.count)
    func end(of parent: Int) -> Int32 { parent < 0 ? root : ends[parent] }

    let removed = removals.sorted()
    // In the order in which the pass comes to them; sorting keeps the order of equal ones.
    let before = insertions.filter { $0.follower != nil }
      .sorted { ($0.follower ?? 0) < ($1.follower ?? 0) }
    let last = insertions.filter { $0.follower == nil }
      .sorted { (end(of: $0.parent), $1.parent) < (end(of: $1.parent), $0.parent) }
    var (nextRemoval, nextBefore, nextLast) = (0, 0, 0)

    var result = ElementColumns()
    swap(&result.text, &columns.text)
    swap(&result.attributeLists, &columns.attributeLists)
    result.unknownTypes = columns.unknownTypes
    result.wrapper = columns.wrapper
    result.addedTextBytes = columns.addedTextBytes

    var newIndices = [Int32](repeating: -1, count: columns.count)
    var open: [(old: Int, new: Int)] = []

    var index = 0
    while true {
      // Elements end here; what is inserted last into them comes first.
      while let innermost = open.last, Int(ends[innermost.old]) <= index {
        let key = (ends[innermost.old], -innermost.old)
        while nextLast < last.count, (end(of: last[nextLast].parent), -last[nextLast].parent) < key
        {
          nextLast += 1
        }
        while nextLast < last.count, last[nextLast].parent == innermost.old {
          append(last[nextLast], into: Int32(innermost.new), of: &result)
          nextLast += 1
        }
        result.close(innermost.new)
        open.removeLast()
      }
      guard index < columns.count else { break }
      while nextBefore < before.count, (before[nextBefore].follower ?? 0) <= index {
        if before[nextBefore].follower == index {
          append(before[nextBefore], into: Int32(open.last?.new ?? -1), of: &result)
        }
        nextBefore += 1
      }
      while nextRemoval < removed.count, removed[nextRemoval] < index { nextRemoval += 1 }
      if nextRemoval < removed.count, removed[nextRemoval] == index {
        index = Int(ends[index])
        continue
      }
      newIndices[index] = Int32(result.count)
      open.append((index, result.count))
      result.append(
        columns.row(at: index),
        parent: Int32(open.count > 1 ? open[open.count - 2].new : -1),
        attributes: columns.attributes[index]
      )
      index += 1
    }
    for insertion in last[nextLast...] where insertion.parent < 0 {
      append(insertion, into: -1, of: &result)
    }
    swap(&columns, &result)
    return newIndices
  }

  /// Appends elements of another tree, whose numbers of texts, kinds and lists are others.
  private mutating func append(
    _ insertion: Insertion,
    into parent: Int32,
    of result: inout ElementColumns
  ) {
    let source = insertion.tree.storage
    // What to add to an index there to get the one here.
    let shift = Int32(result.count - insertion.range.lowerBound)
    let bytesBefore = result.text.byteCount
    var textNumbers = [UInt32](repeating: 0, count: source.columns.text.count + 1)
    var listNumbers = [UInt32](repeating: 0, count: source.columns.attributeLists.count + 1)

    func text(_ id: TextID) -> TextID {
      if id.isAbsent { return .absent }
      if textNumbers[Int(id.rawValue)] == 0 {
        let number = texts.intern(source.columns.text[id], in: &result.text)
        textNumbers[Int(id.rawValue)] = Self.fitting(number).rawValue
      }
      return TextID(rawValue: textNumbers[Int(id.rawValue)])
    }
    func list(_ id: TextID) -> TextID {
      if id.isAbsent { return .absent }
      if listNumbers[Int(id.rawValue)] == 0 {
        var pairs: [UInt32] = []
        source.columns.forEachAttribute(ofList: id) { name, value in
          pairs.append(text(name).rawValue)
          pairs.append(text(value).rawValue)
        }
        let number = pairs.withUnsafeBytes {
          lists.intern($0.assumingMemoryBound(to: UInt8.self), in: &result.attributeLists)
        }
        listNumbers[Int(id.rawValue)] = Self.fitting(number).rawValue
      }
      return TextID(rawValue: listNumbers[Int(id.rawValue)])
    }

    var typeCodes: [UInt16: UInt16] = [:]
    func typeCode(_ code: UInt16) -> UInt16 {
      if code < ElementType.knownCount { return code }
      if let known = typeCodes[code] { return known }
      let name = text(source.columns.unknownTypes[Int(code) - ElementType.knownCount])
      let position = result.unknownTypes.firstIndex(of: name) ?? result.unknownTypes.count
      if position == result.unknownTypes.count { result.unknownTypes.append(name) }
      typeCodes[code] = UInt16(ElementType.knownCount + position)
      return UInt16(ElementType.knownCount + position)
    }
    for index in insertion.range {
      var row = source.columns.row(at: index)
      row.typeCode = typeCode(row.typeCode)
      row.name = text(row.name)
      row.label = text(row.label)
      row.value = text(row.value)
      let outer = source.columns.parents[index]
      result.append(
        row,
        parent: outer < insertion.range.lowerBound ? parent : outer + shift,
        attributes: list(source.columns.attributes[index])
      )
      result.subtreeEnds[result.count - 1] = source.columns.subtreeEnds[index] + shift
    }
    result.addedTextBytes += result.text.byteCount - bytesBefore
  }

  /// The number of what was added, for which there is room: `limit(against:)` has seen to that.
  private static func fitting(_ number: TextID?) -> TextID {
    guard let number else { preconditionFailure("Too much was inserted into a tree") }
    return number
  }
}

extension ElementColumns {
  func row(at index: Int) -> ElementRow {
    var row = ElementRow(typeCode: typeCodes[index])
    row.flags = flags[index]
    row.name = names[index]
    row.label = labels[index]
    row.value = values[index]
    row.frame = frames[index]
    return row
  }
}
