package import Hierarchy
package import Predicate

/// The elements of a tree as the rows of a table, one column a key.
///
/// What a dump does not say is `NULL`, so that neither `visible == 1` nor `visible == 0` is true of
/// an element of which it is not known. XCUITest's `label` and `identifier` are never `NULL` but
/// empty, as there. Columns that a dump does not have as they are are made once and kept with the
/// tree, so that a table costs little.
package struct TreeTable: PredicateTable {
  private let tree: ElementTree
  private let dialect: PredicateDialect
  private let texts: TreeTexts
  private let kept: KeptNumbers

  /// Makes a table of a tree.
  package init(_ tree: ElementTree, dialect: PredicateDialect) {
    self.tree = tree
    self.dialect = dialect
    texts = TreeTexts(tree)
    kept = KeptNumbers(tree: tree)
  }

  package var rowCount: Int { tree.count }

  package func column(forKeyPath keys: [String]) -> PredicateColumn? {
    guard let first = keys.first, let key = dialect.key(named: first) else { return nil }
    return keys.count == 1 ? column(key) : component(keys.dropFirst(), of: key)
  }

  private func column(_ key: ElementKey) -> PredicateColumn {
    switch key {
    case .label where dialect == .xcuitest:
      neverNone(key) { Array(tree.labelIDs) }.indexed(by: index(.identifyingText))
    case .label: texts(tree.labelIDs).indexed(by: index(.identifyingText))
    case .value: texts(tree.valueIDs).indexed(by: index(.identifyingText))
    case .name: texts(kept(key) { tree.map(\.nameID.rawValue) }).indexed(by: index(.name))
    case .identifier:
      neverNone(key) { tree.map(\.identifierID) }.indexed(by: index(.name))
    case .type: typeNames
    case .elementType: elementTypes.indexed(by: index(.type))
    case .enabled, .isEnabled: flags(.enabled)
    case .visible: flags(.visible)
    case .accessible: flags(.accessible)
    case .focused, .hasFocus: flags(.focused)
    case .selected, .isSelected: flags(.selected)
    case .hittable, .isHittable: flags(.hittable)
    case .exists: booleans(key) { Array(repeating: true, count: tree.count) }
    case .rect, .frame: rects
    case .index:
      counts(kept(key) { siblingPositions })
    case .title: neverNone(key) { furtherAttributes(key) }.indexed(by: index(.identifyingText))
    case .placeholderValue: further(key).indexed(by: index(.identifyingText))
    case .identifiers: identifiers
    case .accessibilityContainer, .nativeAccessibilityElement, .hasKeyboardFocus: booleans(key)
    case .traits, .customActions, .minValue, .maxValue, .nativeFrame, .uniqueIdentifier,
      .horizontalSizeClass, .verticalSizeClass:
      further(key)
    }
  }

  private func index(_ kind: TreeIndex.Kind) -> TreeIndex { TreeIndex(tree: tree, kind: kind) }

  /// What all elements have for an attribute without a column of its own.
  private func furtherAttributes(_ key: ElementKey) -> [TextID] {
    tree.furtherAttributeIDs(key.rawValue) ?? Array(repeating: .absent, count: tree.count)
  }

  private func further(_ key: ElementKey) -> PredicateColumn {
    texts(kept(key) { furtherAttributes(key).map(\.rawValue) })
  }

  /// A column in which the empty text stands for none.
  private func neverNone(_ key: ElementKey, _ ids: () -> [TextID]) -> PredicateColumn {
    texts(kept(key, isNeverNone: true) { ids().map(texts.numberOrEmpty) })
  }

  private func texts(_ numbers: PredicateBuffer<UInt32>) -> PredicateColumn {
    .texts(numbers.start, in: texts, owner: numbers)
  }

  private func counts(_ numbers: PredicateBuffer<Int32>) -> PredicateColumn {
    .counts(numbers.start, owner: numbers)
  }

  private func texts(_ ids: UnsafeBufferPointer<TextID>) -> PredicateColumn {
    guard let start = ids.baseAddress else { return .strings([]) }
    // A number is all that a `TextID` is, so the memory of one may be read as the other.
    let numbers = UnsafeRawPointer(start).assumingMemoryBound(to: UInt32.self)
    return .texts(numbers, in: texts, owner: tree.columnOwner)
  }

  private func flags(_ attribute: BooleanAttribute) -> PredicateColumn {
    guard let start = tree.flags.baseAddress else { return .booleans([]) }
    let bits = ElementFlags.bits(of: attribute)
    let all = UnsafeRawPointer(start).assumingMemoryBound(to: UInt16.self)
    return .flags(all, isKnown: bits.isKnown, isTrue: bits.isTrue, owner: tree.columnOwner)
  }

  private func booleans(_ key: ElementKey) -> PredicateColumn {
    booleans(key) {
      furtherAttributes(key).map { id in
        id.isAbsent
          ? nil : ["true", "1"].contains(String(decoding: tree.bytes(of: id), as: UTF8.self))
      }
    }
  }

  private func booleans(_ key: ElementKey, _ values: () -> [Bool?]) -> PredicateColumn {
    let bits = kept(key) { values().map { $0.map { $0 ? 3 : 1 as UInt16 } ?? 0 } }
    return .flags(bits.start, isKnown: 1, isTrue: 2, owner: bits)
  }
}

// MARK: - Kinds

extension TreeTable {
  private var elementTypes: PredicateColumn {
    guard let start = tree.typeCodes.baseAddress, tree.unknownTypeNames.isEmpty else {
      // A kind that Apple does not have is Other, as WebDriverAgent says.
      let codes = kept(.elementType) { tree.map { UInt16($0.type.rawValue) } }
      return .codes(codes.start, owner: codes)
    }
    return .codes(start, owner: tree.columnOwner)
  }

  private var typeNames: PredicateColumn {
    let names = tree.attachment(KindNames.self) { KindNames(tree) }
    return .texts(names.numbers.start, in: names.texts, owner: names).indexed(by: index(.type))
  }
}

// MARK: - Geometry

extension TreeTable {
  private func component(_ keys: ArraySlice<String>, of key: ElementKey) -> PredicateColumn? {
    guard key == .rect, keys.count == 1, let name = keys.first,
      let number = key.members.firstIndex(of: name)
    else { return nil }
    guard let start = tree.frames.baseAddress else { return .reals([]) }
    return .reals(
      UnsafeRawPointer(start) + PartialRect.byteOffset(ofComponent: number),
      stride: MemoryLayout<PartialRect>.stride,
      owner: tree.columnOwner
    )
  }

  private var rects: PredicateColumn {
    let tree = tree
    return .values { Self.value(of: tree.frames[$0]) }
  }

  /// A frame as a dictionary of its components.
  static func value(of frame: PartialRect) -> PredicateValue {
    if frame.isAbsent { return .null }
    func number(_ value: Double?) -> PredicateValue { value.map { .real($0) } ?? .null }
    return .dictionary([
      "x": number(frame.x), "y": number(frame.y),
      "width": number(frame.width), "height": number(frame.height),
    ])
  }
}

// MARK: - What is made for the question

extension TreeTable {
  /// The position of each element among its siblings, from 0.
  private var siblingPositions: [Int32] {
    var positions: [Int32] = []
    positions.reserveCapacity(tree.count)
    var counter = SiblingPositions()
    tree.walk { _, depth in
      positions.append(Int32(counter.next(atDepth: depth)))
    } leave: { _ in
    }
    return positions
  }

  /// The texts that XCUITest's subscripts look for: identifier, label, title, value and
  /// placeholder.
  private var identifiers: PredicateColumn {
    // One index has the texts of all of them.
    .lists(
      [ElementKey.identifier, .label, .title, .value, .placeholderValue].map {
        column($0).indexed(by: index(.identifyingText))
      }
    ).indexed(by: index(.identifyingText))
  }
}
