internal import Hierarchy

extension XPathRun {
  /// The attributes of an element, with one name or all, in document order.
  mutating func attributes(
    of place: XPathPlace,
    _ test: XPathNodeTest
  ) throws(XPathFailure) -> [XPathPlace] {
    guard place.isElement else { return [] }
    let element = place.element
    try visit()
    switch test {
    case .nothing: return []
    case .name(let name):
      if let number = XPathAttribute.number(named: name) {
        let isThere = hasAttribute(XPathAttribute.fixed[number - 1], element)
        return isThere ? [XPathPlace(attribute: number, of: element)] : []
      }
      guard let id = tree.textID(of: name) else { return [] }
      var found: [XPathPlace] = []
      var number = XPathAttribute.firstFurther
      tree[element].forEachFurtherAttribute { attribute, _ in
        if attribute == id { found.append(XPathPlace(attribute: number, of: element)) }
        number += 1
      }
      return found
    case .any, .node:
      var found: [XPathPlace] = []
      for (index, attribute) in XPathAttribute.fixed.enumerated()
      where hasAttribute(attribute, element) {
        found.append(XPathPlace(attribute: index + 1, of: element))
      }
      var number = XPathAttribute.firstFurther
      tree[element].forEachFurtherAttribute { _, _ in
        found.append(XPathPlace(attribute: number, of: element))
        number += 1
      }
      return found
    }
  }

  /// Whether an element has an attribute with a fixed place.
  func hasAttribute(_ attribute: XPathAttribute, _ element: Int) -> Bool {
    switch attribute {
    case .type: !tree.flags[element].lacksTypeAttribute
    case .value: !tree.valueIDs[element].isAbsent
    case .name: !facts.names[element].isAbsent
    case .label: !tree.labelIDs[element].isAbsent
    case .flag(let flag): tree.flags[element][flag] != nil
    case .frame(let component): frame(component, element) != nil
    case .index: tree.flags[element].hasIndexAttribute
    case .further(let name): furtherText(name, element) != nil
    }
  }

  /// The text of an attribute; nil when the element lacks it.
  mutating func text(
    of attribute: XPathAttribute,
    _ element: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    func bytes(_ id: TextID) -> UnsafeBufferPointer<UInt8>? {
      id.isAbsent ? nil : tree.bytes(of: id)
    }
    switch attribute {
    case .type:
      return tree.flags[element].lacksTypeAttribute ? nil : tree[element].webDriverTypeNameBytes
    case .value: return bytes(tree.valueIDs[element])
    case .name: return bytes(facts.names[element])
    case .label: return bytes(tree.labelIDs[element])
    case .flag(let flag):
      return tree.flags[element][flag].map { ($0 ? "true" as StaticString : "false").bytes }
    case .frame, .index: return nil
    case .further(let name): return furtherText(name, element)
    }
  }

  /// The text of an attribute that is a number; nil when the element lacks it.
  mutating func numberText(of attribute: XPathAttribute, _ element: Int) -> [UInt8]? {
    var text = NumberText()
    switch attribute {
    case .frame(let component):
      guard let number = frame(component, element) else { return nil }
      return Array(text.bytes(of: number))
    case .index:
      guard tree.flags[element].hasIndexAttribute else { return nil }
      return Array(text.bytes(of: siblingPosition(of: element)))
    default: return nil
    }
  }

  /// A number of the frame of an element, in the order x, y, width, height.
  func frame(_ component: Int, _ element: Int) -> Double? {
    let frame = tree.frames[element]
    return switch component {
    case 0: frame.x
    case 1: frame.y
    case 2: frame.width
    default: frame.height
    }
  }

  /// The position of an element among its siblings in the whole tree, from 0.
  mutating func siblingPosition(of element: Int) -> Int {
    if let siblingPositions { return Int(siblingPositions[element]) }
    var positions = [Int32](repeating: 0, count: tree.count)
    var rootCount: Int32 = 0
    var childCounts = [Int32](repeating: 0, count: tree.count)
    for index in 0..<tree.count {
      let parent = Int(parents[index])
      if parent < 0 {
        positions[index] = rootCount
        rootCount += 1
      } else {
        positions[index] = childCounts[parent]
        childCounts[parent] += 1
      }
    }
    siblingPositions = positions
    return Int(positions[element])
  }

  private func furtherText(_ name: String, _ element: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let id = tree.textID(of: name) else { return nil }
    var found: UnsafeBufferPointer<UInt8>?
    let node = tree[element]
    node.forEachFurtherAttribute { attribute, value in
      if attribute == id, found == nil { found = node.bytes(of: value) }
    }
    return found
  }

  /// The name and the text of an attribute that was found.
  mutating func content(of place: XPathPlace) -> (name: String, text: [UInt8]) {
    let element = place.element
    if place.attribute < XPathAttribute.firstFurther {
      let attribute = XPathAttribute.fixed[place.attribute - 1]
      let text =
        numberText(of: attribute, element)
        ?? text(of: attribute, element).map { Array($0) } ?? []
      return (attribute.attributeName, text)
    }
    var number = XPathAttribute.firstFurther
    var found = (name: "", text: [UInt8]())
    let node = tree[element]
    node.forEachFurtherAttribute { name, value in
      if number == place.attribute {
        found = (
          String(decoding: node.bytes(of: name), as: UTF8.self), Array(node.bytes(of: value))
        )
      }
      number += 1
    }
    return found
  }
}
