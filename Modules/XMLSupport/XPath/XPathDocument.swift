// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// A document that XPath 1.0 expressions are asked of, evaluated by libxml2.
///
/// It is built like a text is written: start, attributes, end. Each element carries a number of the
/// builder's choice, by which results name it.
package struct XPathDocument: ~Copyable {
  private let document: xmlDocPtr
  private var open: [xmlNodePtr] = []

  /// Creates a document without elements.
  package init() {
    LibXML2.initializeOnce()
    guard let document = xmlNewDoc("1.0") else { preconditionFailure("No memory for a document") }
    // Names are then kept once and compared by pointer.
    document.pointee.dict = xmlDictCreate()
    self.document = document
  }

  deinit { xmlFreeDoc(document) }

  /// Begins an element that results will call by a number.
  package mutating func startElement(_ name: UnsafeBufferPointer<UInt8>, number: Int) {
    let interned = xmlDictLookup(document.pointee.dict, name.baseAddress, Int32(name.count))
    let memory = UnsafeMutablePointer(mutating: interned)
    guard let node = xmlNewDocNodeEatName(document, nil, memory, nil) else {
      preconditionFailure("No memory for a node")
    }
    node.pointee._private = UnsafeMutableRawPointer(bitPattern: number + 1)
    let root = UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
    xmlAddChild(open.last ?? root, node)
    open.append(node)
  }

  /// Adds an attribute to the element that has just begun.
  package mutating func attribute(
    _ name: UnsafeBufferPointer<UInt8>,
    _ value: UnsafeBufferPointer<UInt8>
  ) {
    guard let node = open.last else { preconditionFailure("No element is open") }
    let nameText = String(decoding: name, as: UTF8.self)
    // C strings end at a NUL, which XML forbids anyway.
    let valueText = String(decoding: value.lazy.filter { $0 != 0 }, as: UTF8.self)
    xmlNewProp(node, nameText, valueText)
  }

  /// Ends the innermost open element.
  package mutating func endElement() {
    precondition(!open.isEmpty, "No element is open")
    open.removeLast()
  }

  /// Numbers the finished document's elements, by which libxml2 then sorts results quickly.
  package mutating func finish() {
    precondition(open.isEmpty, "An element is still open")
    xmlXPathOrderDocElems(document)
  }

  /// Evaluates an expression with the outermost element, the first if there are several, as its
  /// context node, as WebDriverAgent's `FBXPath.m` does.
  ///
  /// Several threads may do so at once: evaluation only reads the finished document.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - extensions: Functions beside those of XPath 1.0.
  ///   - operationLimit: How many operations libxml2 may do, which are roughly the nodes that it
  ///     visits; what it does to merge sets of nodes is not among them. 0 is no limit.
  ///   - secondLimit: How long libxml2 may take, until the next operation after that.
  /// - Returns: What the expression gives.
  /// - Throws: What is wrong with the expression, or that the limit was reached.
  ///
  /// - Complexity: that of libxml2; chained `//A//B` is quadratic there.
  package borrowing func evaluate(
    _ expression: String,
    extensions: XPathExtensions? = nil,
    operationLimit: Int = 0,
    secondLimit: Double = .infinity
  ) throws(XPathError) -> XPathValue {
    guard let context = xmlXPathNewContext(document) else {
      preconditionFailure("No memory for a context")
    }
    defer { xmlXPathFreeContext(context) }
    let root = UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
    context.pointee.node = document.pointee.children ?? root
    // Outside all conditions the context node is the only one.
    context.pointee.contextSize = 1
    context.pointee.proximityPosition = 1
    context.pointee.opLimit = UInt(max(0, operationLimit))
    // Errors are read from the context; without a function for them libxml2 prints them.
    context.pointee.error = { _, _ in }
    let call = XPathExtensionCall(extensions)
    call.register(in: context)
    guard !expression.utf8.contains(0) else {
      throw XPathError(expression: expression, message: "it holds a NUL character", offset: nil)
    }
    let watch = XPathWatch(context, seconds: secondLimit)
    let result = withExtendedLifetime(call) {
      LibXML2.silently { xmlXPathEvalExpression(expression, context) }
    }
    let hasStopped = watch.end()
    guard let result else {
      if let message = call.failure {
        throw XPathError(
          expression: expression,
          message: message,
          offset: nil,
          reason: .failedFunction
        )
      }
      var error = XPathFault.error(context.pointee.lastError, expression)
      if hasStopped, error.reason == .tooManyOperations {
        error.message = "it takes too long"
        error.reason = .tooSlow
      }
      throw error
    }
    defer { xmlXPathFreeObject(result) }
    switch result.pointee.type {
    case XPATH_BOOLEAN: return .boolean(result.pointee.boolval != 0)
    case XPATH_NUMBER: return .number(result.pointee.floatval)
    case XPATH_STRING: return .string(result.pointee.stringval.map { String(cString: $0) } ?? "")
    default: return .nodes(Self.nodes(of: result.pointee.nodesetval))
    }
  }

  private static func nodes(of set: xmlNodeSetPtr?) -> [XPathNode] {
    guard let set, set.pointee.nodeNr > 0, let table = set.pointee.nodeTab else { return [] }
    xmlXPathNodeSetSort(set)
    return (0..<Int(set.pointee.nodeNr)).compactMap { index in
      guard let node = table[index] else { return nil }
      switch node.pointee.type {
      case XML_ELEMENT_NODE: return .element(number(of: node))
      case XML_ATTRIBUTE_NODE:
        guard let parent = node.pointee.parent else { return nil }
        return .attribute(
          element: number(of: parent),
          name: node.pointee.name.map { String(cString: $0) } ?? "",
          // `xmlNewProp` keeps a value as one text node.
          value: node.pointee.children?.pointee.content.map { String(cString: $0) } ?? ""
        )
      default: return .document
      }
    }
  }

  private static func number(of node: xmlNodePtr) -> Int {
    // Numbers are stored one higher, so that 0 does not become a null pointer.
    Int(bitPattern: node.pointee._private) - 1
  }
}
