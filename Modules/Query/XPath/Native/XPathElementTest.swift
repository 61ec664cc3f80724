internal import Hierarchy

/// A test of nodes on an axis of elements, made ready for one tree.
enum XPathElementTest {
  /// Any element.
  case any
  /// Any node, the document and attributes included.
  case node
  /// Elements with one code of a type.
  case code(UInt16)
  case nothing
}

extension XPathRun {
  /// Makes a test ready.
  mutating func prepared(_ test: XPathNodeTest) -> XPathElementTest {
    switch test {
    case .any: return .any
    case .node: return .node
    case .nothing: return .nothing
    case .name(let name):
      if let known = nodeTests[name] { return known }
      var prepared = XPathElementTest.nothing
      if let type = ElementType(webDriverName: name) {
        prepared = .code(UInt16(type.rawValue))
      } else if let number = tree.unknownTypeNames.firstIndex(where: {
        $0.utf8.elementsEqual(name.utf8)
      }) {
        prepared = .code(UInt16(ElementType.knownCount + number))
      }
      nodeTests[name] = prepared
      return prepared
    }
  }

  /// Whether an element passes.
  func passes(_ element: Int, _ test: XPathElementTest) -> Bool {
    switch test {
    case .any, .node: true
    case .code(let code): codes[element] == code
    case .nothing: false
    }
  }

  /// Whether a node of any kind passes on an axis of elements.
  func passes(_ place: XPathPlace, _ test: XPathElementTest) -> Bool {
    if case .node = test { return true }
    return place.isElement && passes(place.element, test)
  }
}
