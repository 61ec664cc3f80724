extension ElementNode {
  /// The kind of the element; `.other` when Apple has no such kind, as WebDriverAgent says.
  public var type: ElementType {
    knownType ?? .other
  }

  /// Returns whether the element is of a kind; every element is of the kind `.any`.
  ///
  /// Unlike `type`, this tells the kind `Other` from kinds that Apple does not have.
  public func isOfType(_ type: ElementType) -> Bool {
    type == .any || typeCode == UInt16(type.rawValue)
  }

  /// The name of the kind: Apple's short name (`Button`), else the dump's own, verbatim.
  public var typeName: String {
    if let type = knownType { return type.name }
    return String(decoding: bytes(of: unknownTypeNameID), as: UTF8.self)
  }

  /// The identifier if there is one, else the label: `name` as WebDriverAgent defines it.
  public var name: String? { string(nameID) }

  /// The attribute `name` of the dump, which may lack it although there is a label.
  package var writtenName: String? { string(writtenNameID) }

  /// The accessibility identifier, when it is known that there is one.
  ///
  /// XML dumps carry only the name. It is an identifier where it differs from the label; where
  /// both are the same, nobody can tell, and this is nil.
  public var identifier: String? { string(identifierID) }

  /// The text that VoiceOver reads.
  public var label: String? { string(storage.columns.labels[index]) }

  /// The content of a field, the state of a switch, and the like, as text.
  public var value: String? { string(storage.columns.values[index]) }

  /// What a text field shows while it is empty.
  public var placeholderValue: String? { attribute("placeholderValue") }

  /// The frame in points, when the dump has all of it; see also `Rect.unavailable`.
  public var frame: Rect? { partialFrame.rect }

  /// Whether the element reacts to the user; nil when the dump does not say.
  public var isEnabled: Bool? { flags[.enabled] }

  /// Whether WebDriverAgent sees the element on the screen; nil when the dump does not say.
  public var isVisible: Bool? { flags[.visible] }

  /// Whether VoiceOver can reach the element; nil when the dump does not say.
  public var isAccessible: Bool? { flags[.accessible] }

  /// Whether the element has the focus of the tvOS focus engine; nil when the dump does not say.
  public var isFocused: Bool? { flags[.focused] }

  /// Whether the element is selected; nil when the dump does not say.
  public var isSelected: Bool? { flags[.selected] }

  /// Whether a tap would reach the element; nil when the dump does not say.
  public var isHittable: Bool? { flags[.hittable] }

  /// Attributes without a property of their own, in the order of the dump.
  public var furtherAttributes: [ElementAttribute] {
    var attributes: [ElementAttribute] = []
    forEachFurtherAttribute { name, value in
      attributes.append(
        ElementAttribute(
          name: String(decoding: bytes(of: name), as: UTF8.self),
          value: String(decoding: bytes(of: value), as: UTF8.self)
        )
      )
    }
    return attributes
  }

  /// The value of an attribute without a property of its own, by the dump's name for it.
  public func attribute(_ name: String) -> String? {
    furtherAttributes.first { $0.name == name }?.value
  }
}

extension ElementNode {
  /// The kind, if it is one of Apple's.
  package var knownType: ElementType? { ElementType(rawValue: UInt(typeCode)) }

  /// Apple's raw value, or the tree's own number for a kind that Apple does not have.
  package var typeCode: UInt16 { storage.columns.typeCodes[index] }

  package var flags: ElementFlags { storage.columns.flags[index] }

  /// The number of the name: of the identifier, or else of the label.
  package var nameID: TextID { storage.columns.effectiveName(at: index) }

  /// The number of the identifier, when it is known that there is one.
  package var identifierID: TextID {
    let name = writtenNameID
    guard !name.isAbsent, !bytes(of: name).isEmpty else { return .absent }
    return flags.nameIsIdentifier || name != labelID ? name : .absent
  }

  package var writtenNameID: TextID { storage.columns.names[index] }

  package var labelID: TextID { storage.columns.labels[index] }

  package var valueID: TextID { storage.columns.values[index] }

  /// Each component of the frame as far as the dump has it.
  package var partialFrame: PartialRect { storage.columns.frames[index] }

  /// The UTF-8 bytes of a string of the tree, valid as long as the tree is.
  package func bytes(of id: TextID) -> UnsafeBufferPointer<UInt8> { storage.columns.text[id] }

  /// The name of the kind as an XML element: `XCUIElementTypeButton`, or an unknown one verbatim.
  package var webDriverTypeNameBytes: UnsafeBufferPointer<UInt8> {
    typeCode < ElementType.knownCount
      ? ElementType.webDriverNameBytes(ofRawValue: Int(typeCode)) : bytes(of: unknownTypeNameID)
  }

  /// Calls a closure for each attribute without a column, in the order of the dump.
  package func forEachFurtherAttribute<Failure: Error>(
    _ body: (_ name: TextID, _ value: TextID) throws(Failure) -> Void
  ) throws(Failure) {
    try storage.columns.forEachAttribute(ofList: storage.columns.attributes[index], body)
  }

  private var unknownTypeNameID: TextID {
    storage.columns.unknownTypes[Int(typeCode) - ElementType.knownCount]
  }

  private func string(_ id: TextID) -> String? {
    id.isAbsent ? nil : String(decoding: bytes(of: id), as: UTF8.self)
  }
}
