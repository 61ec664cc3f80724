extension ElementRecordEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case depth, type, unknownType, typeAttribute, identifier, name, label, value, frame
    case enabled, visible, accessible, focused, selected, hittable
    case index, attributes

    init(_ attribute: BooleanAttribute) {
      self =
        switch attribute {
        case .enabled: .enabled
        case .visible: .visible
        case .accessible: .accessible
        case .focused: .focused
        case .selected: .selected
        case .hittable: .hittable
        }
    }
  }

  private enum FrameKeys: String, CodingKey {
    case x, y, width, height
  }

  private struct AttributeKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .unknownType) {
      self.init(unknownType: name)
    } else {
      self.init(try container.decode(ElementType.self, forKey: .type))
    }
    depth = try container.decode(Int.self, forKey: .depth)
    flags.lacksTypeAttribute =
      try container.decodeIfPresent(Bool.self, forKey: .typeAttribute) == false
    if let identifier = try container.decodeIfPresent(String.self, forKey: .identifier) {
      name = identifier
      flags.nameIsIdentifier = true
    } else {
      name = try container.decodeIfPresent(String.self, forKey: .name)
    }
    label = try container.decodeIfPresent(String.self, forKey: .label)
    value = try container.decodeIfPresent(String.self, forKey: .value)
    for attribute in BooleanAttribute.allCases {
      let key = CodingKeys(attribute)
      flags[attribute] = try container.decodeIfPresent(Bool.self, forKey: key)
    }
    declaredIndex = try container.decodeIfPresent(Int.self, forKey: .index)
    if container.contains(.frame) {
      let nested = try container.nestedContainer(keyedBy: FrameKeys.self, forKey: .frame)
      frame.x = try nested.decodeIfPresent(Double.self, forKey: .x)
      frame.y = try nested.decodeIfPresent(Double.self, forKey: .y)
      frame.width = try nested.decodeIfPresent(Double.self, forKey: .width)
      frame.height = try nested.decodeIfPresent(Double.self, forKey: .height)
      if let key = Self.negativeExtent(of: frame) {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: nested,
          debugDescription: "a size cannot be negative"
        )
      }
    }
    if container.contains(.attributes) {
      let nested = try container.nestedContainer(keyedBy: AttributeKey.self, forKey: .attributes)
      // A decoder gives keys in any order; sorted, the same file makes the same tree every time.
      let keys = nested.allKeys.sorted {
        $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
      }
      for key in keys {
        guard !hasColumnInUse(for: key.stringValue) else {
          throw DecodingError.dataCorruptedError(
            forKey: key,
            in: nested,
            debugDescription: "'\(key.stringValue)' has a key of its own and cannot stand here too"
          )
        }
        let value = try nested.decode(String.self, forKey: key)
        attributes.append(ElementAttribute(name: key.stringValue, value: value))
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(depth, forKey: .depth)
    if let type {
      try container.encode(type, forKey: .type)
    } else {
      try container.encode(unknownTypeName, forKey: .unknownType)
    }
    if flags.lacksTypeAttribute { try container.encode(false, forKey: .typeAttribute) }
    try container.encodeIfPresent(name, forKey: flags.nameIsIdentifier ? .identifier : .name)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(value, forKey: .value)
    if !frame.isAbsent {
      var nested = container.nestedContainer(keyedBy: FrameKeys.self, forKey: .frame)
      try nested.encodeIfPresent(frame.x, forKey: .x)
      try nested.encodeIfPresent(frame.y, forKey: .y)
      try nested.encodeIfPresent(frame.width, forKey: .width)
      try nested.encodeIfPresent(frame.height, forKey: .height)
    }
    for attribute in BooleanAttribute.allCases {
      try container.encodeIfPresent(flags[attribute], forKey: CodingKeys(attribute))
    }
    try container.encodeIfPresent(declaredIndex, forKey: .index)
    if !attributes.isEmpty {
      var nested = container.nestedContainer(keyedBy: AttributeKey.self, forKey: .attributes)
      for attribute in attributes {
        try nested.encode(attribute.value, forKey: AttributeKey(stringValue: attribute.name))
      }
    }
  }

  /// Whether an attribute would stand twice in a dump if it were among the further ones.
  func hasColumnInUse(for attribute: String) -> Bool {
    switch attribute {
    case "type": !flags.lacksTypeAttribute
    case "name": name != nil
    case "label": label != nil
    case "value": value != nil
    case "x": frame.x != nil
    case "y": frame.y != nil
    case "width": frame.width != nil
    case "height": frame.height != nil
    case "index": declaredIndex != nil
    default:
      BooleanAttribute.allCases.contains { $0.name.description == attribute && flags[$0] != nil }
    }
  }

  private static func negativeExtent(of frame: PartialRect) -> FrameKeys? {
    if let width = frame.width, width < 0 { return .width }
    if let height = frame.height, height < 0 { return .height }
    return nil
  }
}
