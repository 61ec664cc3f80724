package import Hierarchy
package import Predicate

/// The elements of a tree as the rows of a table, one column a key.
///
/// What a dump does not say is `NULL`, so that neither `visible == 1` nor `visible == 0` is true of
/// an element of which it is not known. XCUITest's `label` and `identifier` are never `NULL` but
/// empty, as there.
package struct TreeTable: PredicateTable {
  private let tree: ElementTree
  private let dialect: PredicateDialect
  private let texts: TreeTexts

  /// Makes a table of a tree.
  package init(_ tree: ElementTree, dialect: PredicateDialect) {
    self.tree = tree
    self.dialect = dialect
    texts = TreeTexts(tree)
  }

  package var rowCount: Int { tree.count }

  package func column(forKeyPath keys: [String]) -> PredicateColumn? {
    guard let first = keys.first, let key = dialect.key(named: first) else { return nil }
    return keys.count == 1 ? column(key) : component(keys.dropFirst(), of: key)
  }

  private func column(_ key: ElementKey) -> PredicateColumn {
    switch key {
    case .label where dialect == .xcuitest: texts(tree.labelIDs.map(texts.numberOrEmpty))
    case .label: texts(tree.labelIDs)
    case .value: texts(tree.valueIDs)
    case .name: texts(tree.map(\.nameID.rawValue))
    case .identifier: texts(tree.map { texts.numberOrEmpty($0.identifierID) })
    case .type: typeNames
    case .elementType: elementTypes
    case .enabled, .isEnabled: flags(.enabled)
    case .visible: flags(.visible)
    case .accessible: flags(.accessible)
    case .focused, .hasFocus: flags(.focused)
    case .selected, .isSelected: flags(.selected)
    case .hittable, .isHittable: flags(.hittable)
    case .exists: .booleans(Array(repeating: true, count: tree.count))
    case .rect, .frame: rects
    case .index: .integers(siblingPositions)
    case .title:
      texts((tree.furtherAttributeIDs(key.rawValue) ?? absent).map(texts.numberOrEmpty))
    case .identifiers: identifiers
    case .accessibilityContainer, .nativeAccessibilityElement, .hasKeyboardFocus:
      booleans(key.rawValue)
    case .placeholderValue, .traits, .customActions, .minValue, .maxValue, .nativeFrame,
      .uniqueIdentifier, .horizontalSizeClass, .verticalSizeClass:
      texts((tree.furtherAttributeIDs(key.rawValue) ?? absent).map(\.rawValue))
    }
  }

  private var absent: [TextID] { Array(repeating: .absent, count: tree.count) }

  private func texts(_ numbers: [UInt32]) -> PredicateColumn { .texts(numbers, in: texts) }

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

  private func booleans(_ attribute: String) -> PredicateColumn {
    let ids = tree.furtherAttributeIDs(attribute) ?? absent
    return .booleans(
      ids.map { id in
        id.isAbsent
          ? nil : ["true", "1"].contains(String(decoding: tree.bytes(of: id), as: UTF8.self))
      }
    )
  }
}

// MARK: - Kinds

extension TreeTable {
  private var elementTypes: PredicateColumn {
    guard let start = tree.typeCodes.baseAddress, tree.unknownTypeNames.isEmpty else {
      // A kind that Apple does not have is Other, as WebDriverAgent says.
      return .integers(tree.map { Int64($0.type.rawValue) })
    }
    return .codes(start, owner: tree.columnOwner)
  }

  private var typeNames: PredicateColumn {
    let store = DistinctTexts()
    var numbers = [UInt32](
      repeating: 0,
      count: ElementType.knownCount + tree.unknownTypeNames.count
    )
    return .texts(
      tree.map { node in
        let code = Int(node.typeCode)
        if numbers[code] == 0 {
          let name = String(decoding: node.webDriverTypeNameBytes, as: UTF8.self)
          numbers[code] = store.number(of: name)
        }
        return numbers[code]
      },
      in: store
    )
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
  private var siblingPositions: [Int64?] {
    var positions: [Int64?] = []
    positions.reserveCapacity(tree.count)
    var counter = SiblingPositions()
    tree.walk { _, depth in
      positions.append(Int64(counter.next(atDepth: depth)))
    } leave: { _ in
    }
    return positions
  }

  /// The texts that XCUITest's subscripts look for: identifier, label, title, value and
  /// placeholder.
  private var identifiers: PredicateColumn {
    let columns = [ElementKey.identifier, .label, .title, .value, .placeholderValue].map(column)
    return .values { row in
      .array(columns.map { $0.value(at: row) })
    }
  }
}
