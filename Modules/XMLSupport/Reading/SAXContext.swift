// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// What libxml2's callbacks find behind the pointer that they get: the handler, and the state of
/// one reading.
struct SAXContext {
  let limits: XMLLimits
  let startElement: (XMLName, XMLAttributes) throws -> Void
  let endElement: () throws -> Void
  let characters: (UnsafeBufferPointer<UInt8>) throws -> Void

  var parser: xmlParserCtxtPtr?
  var depth = 0
  /// Whether all input has been handed over, so that an error at its end means a cut-off text.
  var isFinishing = false
  /// The first failure; whatever libxml2 says after it is only a consequence.
  var failure: (any Error)?

  init<Handler: XMLContentHandler & ~Copyable>(
    handler: UnsafeMutablePointer<Handler>,
    limits: XMLLimits
  ) {
    self.limits = limits
    // A struct behind a pointer: a class would check for exclusive access at every call.
    startElement = { try handler.pointee.startElement($0, attributes: $1) }
    endElement = { try handler.pointee.endElement() }
    characters = { try handler.pointee.characters($0) }
  }

  /// Where the parser stands.
  var position: XMLPosition {
    guard let input = parser?.pointee.input else { return XMLPosition(line: 1, column: 1) }
    return XMLPosition(line: Int(input.pointee.line), column: Int(input.pointee.col))
  }

  /// Whether nothing is left of what was handed over.
  private var isAtEnd: Bool {
    parser?.pointee.input.map { $0.pointee.cur >= $0.pointee.end } ?? true
  }

  /// Notes the first failure and stops the parser.
  mutating func fail(_ error: any Error) {
    if failure == nil { failure = error }
    if let parser { xmlStopParser(parser) }
  }

  /// Notes that the text breaks a rule, unless something failed before.
  mutating func fail(_ reason: XMLReadingError.Reason, at position: XMLPosition? = nil) {
    fail(XMLReadingError(reason: reason, position: position ?? self.position))
  }

  /// Calls the handler, and fails at the current position when it throws.
  private mutating func perform(_ call: () throws -> Void) {
    do {
      try call()
    } catch {
      fail(XMLHandlerError(underlying: error, position: position))
    }
  }

  private mutating func start(_ name: XMLName, _ attributes: XMLAttributes) {
    guard failure == nil else { return }
    // libxml2 hands a tag over before it looks for the ">", also where the text ends inside it.
    if isFinishing, isAtEnd { return fail(.truncated(openElements: depth)) }
    depth += 1
    guard depth <= limits.depth else { return fail(.tooDeep(limit: limits.depth)) }
    let startElement = startElement
    perform { try startElement(name, attributes) }
  }

  private mutating func end() {
    guard failure == nil else { return }
    depth -= 1
    let endElement = endElement
    perform { try endElement() }
  }

  private mutating func receive(_ text: UnsafeBufferPointer<UInt8>) {
    guard failure == nil, !Self.isBlank(text) else { return }
    let characters = characters
    perform { try characters(text) }
  }

  /// The callbacks, all of which expect a pointer to a `SAXContext`.
  static func makeCallbacks() -> xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = UInt32(XML_SAX2_MAGIC)
    callbacks.startElementNs = {
      context,
      local,
      prefix,
      _,
      declarationCount,
      declarations,
      attributeCount,
      _,
      attributes in
      guard let context = context?.assumingMemoryBound(to: SAXContext.self), let local else {
        return
      }
      let list = UnsafeBufferPointer(
        start: attributes.map { UnsafeRawPointer($0).assumingMemoryBound(to: XMLAttribute.self) },
        count: Int(attributeCount)
      )
      context.pointee.start(
        XMLName(local: local, prefix: prefix),
        XMLAttributes(
          list: list,
          declarations: declarations,
          parser: context.pointee.parser.map { UnsafeRawPointer($0) },
          declarationCount: Int(declarationCount)
        )
      )
    }
    callbacks.endElementNs = { context, _, _, _ in
      context?.assumingMemoryBound(to: SAXContext.self).pointee.end()
    }
    let characters: charactersSAXFunc = { context, text, length in
      context?.assumingMemoryBound(to: SAXContext.self).pointee
        .receive(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    callbacks.characters = characters
    // The same function for blank text: libxml2 then saves itself the question whether it is blank.
    callbacks.ignorableWhitespace = characters
    callbacks.cdataBlock = characters
    callbacks.internalSubset = { context, name, _, _ in
      let name = name.map { String(cString: $0) } ?? ""
      context?.assumingMemoryBound(to: SAXContext.self).pointee.fail(.documentType(name))
    }
    callbacks.serror = { context, error in
      guard let error else { return }
      context?.assumingMemoryBound(to: SAXContext.self).pointee.note(error.pointee)
    }
    return callbacks
  }

  /// Takes an error of libxml2, unless it is a warning, or that a prefix was never declared: the
  /// name is handed over with the prefix then, and nothing is lost.
  private mutating func note(_ error: xmlError) {
    guard failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue,
      error.code != Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue)
    else { return }
    let sentence = error.message.map { Self.sentence(String(cString: $0)) } ?? "unknown error"
    fail(
      isFinishing && isAtEnd ? .truncated(openElements: depth) : .notWellFormed(sentence),
      at: XMLPosition(line: Int(error.line), column: Int(error.int2))
    )
  }

  /// Whether a text is nothing but white space, as nearly all text in a dump is.
  private static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index < text.count {
      // Mostly the spaces of an indentation: eight at a time.
      if index + 8 <= text.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020
      {
        index += 8
      } else if text[index] == 0x20 || text[index] == 0x0A || text[index] == 0x09
        || text[index] == 0x0D
      {
        index += 1
      } else {
        return false
      }
    }
    return true
  }

  /// libxml2's message without the line break at its end.
  private static func sentence(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    return lines.joined(separator: " ")
  }
}
