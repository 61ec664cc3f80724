extension ElementTreeEditor {
  /// Changes an attribute of an element.
  ///
  /// - Parameters:
  ///   - change: What to change, and to what.
  ///   - index: The element.
  ///
  /// - Complexity: O(1) but for new texts, which cost O(distinct texts of the tree) for the first few.
  public mutating func set(_ change: ElementChange, at index: Int) {
    checkIndex(index)
    do throws(ElementTreeLimit) {
      switch change {
      case .value(let text): setValue(try number(of: text), at: index)
      case .label(let text): setLabel(try number(of: text), at: index)
      case .identifier(let text):
        setName(try number(of: text), isIdentifier: text != nil, at: index)
      case .frame(let frame): setFrame(frame, at: index)
      case .isEnabled(let truth): setFlag(.enabled, to: truth, at: index)
      case .isSelected(let truth): setFlag(.selected, to: truth, at: index)
      case .isVisible(let truth): setFlag(.visible, to: truth, at: index)
      case .isAccessible(let truth): setFlag(.accessible, to: truth, at: index)
      case .isFocused(let truth): setFlag(.focused, to: truth, at: index)
      case .isHittable(let truth): setFlag(.hittable, to: truth, at: index)
      case .attribute(let name, let text): try setAttribute(name, to: text, at: index)
      }
    } catch {
      exceededLimit = exceededLimit ?? error
    }
  }

  /// Changes an attribute by the name that a dump gives it.
  private mutating func setAttribute(
    _ name: String,
    to text: String?,
    at index: Int
  ) throws(ElementTreeLimit) {
    switch name {
    case "name":
      let number = try number(of: text)
      if columns.names[index] != number { setName(number, isIdentifier: false, at: index) }
    case "label": setLabel(try number(of: text), at: index)
    case "value": setValue(try number(of: text), at: index)
    case "x": setComponent(\.x, to: text, isExtent: false, at: index)
    case "y": setComponent(\.y, to: text, isExtent: false, at: index)
    case "width": setComponent(\.width, to: text, isExtent: true, at: index)
    case "height": setComponent(\.height, to: text, isExtent: true, at: index)
    case "type", "index": break
    default:
      guard let boolean = BooleanAttribute.allCases.first(where: { $0.name.description == name })
      else { return try setFurtherAttribute(name, to: text, at: index) }
      // What is no truth is kept beside the columns, as importers do.
      let truth = text.flatMap { ["true": true, "false": false][$0] }
      try setFurtherAttribute(name, to: truth == nil ? text : nil, at: index)
      setFlag(boolean, to: truth, at: index)
    }
  }

  private mutating func setValue(_ number: TextID, at index: Int) {
    guard columns.values[index] != number else { return }
    columns.values[index] = number
    hasChanges = true
  }

  private mutating func setLabel(_ number: TextID, at index: Int) {
    let old = columns.labels[index]
    guard old != number else { return }
    if !columns.flags[index].nameIsIdentifier, !old.isAbsent, columns.names[index] == old {
      columns.names[index] = number
    }
    columns.labels[index] = number
    hasChanges = true
  }

  private mutating func setName(_ number: TextID, isIdentifier: Bool, at index: Int) {
    guard columns.names[index] != number || columns.flags[index].nameIsIdentifier != isIdentifier
    else { return }
    columns.names[index] = number
    columns.flags[index].nameIsIdentifier = isIdentifier
    hasChanges = true
  }

  private mutating func setFlag(_ attribute: BooleanAttribute, to truth: Bool?, at index: Int) {
    guard columns.flags[index][attribute] != truth else { return }
    columns.flags[index][attribute] = truth
    hasChanges = true
  }

  private mutating func setFrame(_ frame: Rect?, at index: Int) {
    if let frame {
      precondition(frame.isFinite, "A frame has finite components")
      precondition(frame.width >= 0 && frame.height >= 0, "A size is not negative")
    }
    setFrame(frame.map { PartialRect($0) } ?? PartialRect(), at: index)
  }

  private mutating func setFrame(_ frame: PartialRect, at index: Int) {
    guard columns.frames[index] != frame else { return }
    columns.frames[index] = frame
    hasChanges = true
  }

  private mutating func setComponent(
    _ component: WritableKeyPath<PartialRect, Double?>,
    to text: String?,
    isExtent: Bool,
    at index: Int
  ) {
    var number: Double?
    if let text {
      guard let read = Double(text), read.isFinite, !isExtent || read >= 0 else { return }
      number = read
    }
    var frame = columns.frames[index]
    frame[keyPath: component] = number
    setFrame(frame, at: index)
  }

  /// Gives an element another list of further attributes, which differs in one.
  private mutating func setFurtherAttribute(
    _ name: String,
    to text: String?,
    at index: Int
  ) throws(ElementTreeLimit) {
    let old = columns.attributes[index]
    let newValue = try number(of: text)
    var name = name
    var pairs: [UInt32] = []
    var isDone = false
    columns.forEachAttribute(ofList: old) { oldName, oldValue in
      let isMeant = name.withUTF8 { $0.isEqual(to: columns.text[oldName]) }
      // A repeated attribute, which only broken dumps have, counts once.
      if isMeant, isDone || newValue.isAbsent { return }
      pairs.append(oldName.rawValue)
      pairs.append(isMeant ? newValue.rawValue : oldValue.rawValue)
      isDone = isDone || isMeant
    }
    if !isDone, !newValue.isAbsent {
      pairs.append(try number(of: name).rawValue)
      pairs.append(newValue.rawValue)
    }
    let new = try list(of: pairs)
    guard new != old else { return }
    columns.attributes[index] = new
    hasReplacedLists = hasReplacedLists || !old.isAbsent
    hasChanges = true
  }

  private mutating func list(of pairs: [UInt32]) throws(ElementTreeLimit) -> TextID {
    guard !pairs.isEmpty else { return .absent }
    let id = pairs.withUnsafeBytes {
      lists.intern($0.assumingMemoryBound(to: UInt8.self), in: &columns.attributeLists)
    }
    guard let id else { throw .text }
    return id
  }

  private mutating func number(of text: String?) throws(ElementTreeLimit) -> TextID {
    guard var text else { return .absent }
    let before = columns.text.byteCount
    let id = text.withUTF8 { texts.intern($0, in: &columns.text) }
    guard let id else { throw .text }
    columns.addedTextBytes += columns.text.byteCount - before
    return id
  }
}
