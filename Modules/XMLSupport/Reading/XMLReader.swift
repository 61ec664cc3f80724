// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// Reads an XML text that arrives in pieces, and hands its contents to a handler as they come.
///
/// The work is done by libxml2's SAX2 push parser. Nothing of the text is kept but the tag, or the
/// comment, that a piece ends in; texts of two or four bytes a character are kept as a whole. No
/// network, no external entities, and no document types: so no entity can grow.
///
/// ```swift
/// var reader = XMLReader(handler: CountingHandler())
/// for piece in pieces { try reader.push(piece) }
/// let handler = try reader.finish()
/// ```
package struct XMLReader<Handler: XMLContentHandler & ~Copyable>: ~Copyable {
  private let handler: UnsafeMutablePointer<Handler>
  private let context: UnsafeMutablePointer<SAXContext>
  private let parser: xmlParserCtxtPtr

  /// Whether the handler is still here and not handed back.
  private var ownsHandler = true
  /// The begin of a tag whose end has not come yet, and what is known of that tag.
  private var pending: [UInt8] = []
  private var openTag: XMLTagScanner?
  /// The first bytes, as long as they are too few to tell the encoding.
  private var undecided: [UInt8] = []
  private var receivedCount = 0
  /// Whether the bytes of "<" may stand for something else, so that the text cannot be cut there.
  private var isWideEncoding: Bool?

  /// Pieces given to libxml2 at once; more would only move memory, less would cost calls.
  private static var pieceSize: Int { 64 * 1024 }

  /// Creates a reader that hands over to a handler.
  package init(handler: consuming Handler, limits: XMLLimits = XMLLimits()) {
    LibXML2.initializeOnce()
    self.handler = .allocate(capacity: 1)
    self.handler.initialize(to: handler)
    context = .allocate(capacity: 1)
    context.initialize(to: SAXContext(handler: self.handler, limits: limits))
    var callbacks = SAXContext.makeCallbacks()
    guard let parser = xmlCreatePushParserCtxt(&callbacks, context, nil, 0, nil) else {
      preconditionFailure("No memory for a parser")
    }
    self.parser = parser
    context.pointee.parser = parser
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_HUGE.rawValue
    xmlCtxtUseOptions(parser, Int32(options))
  }

  deinit {
    xmlFreeParserCtxt(parser)
    context.deinitialize(count: 1)
    context.deallocate()
    if ownsHandler { handler.deinitialize(count: 1) }
    handler.deallocate()
  }

  /// Reads the next piece of the text, of any length.
  ///
  /// - Throws: `XMLReadingError` when the text is wrong, `XMLHandlerError` when the handler throws.
  package mutating func push(_ piece: UnsafeBufferPointer<UInt8>) throws {
    receivedCount += piece.count
    if let limit = context.pointee.limits.byteCount, receivedCount > limit {
      try fail(.tooLarge(limit: limit))
    }
    guard isWideEncoding == nil else { return try accept(piece) }
    // The first bytes wait until there are enough to tell the encoding.
    undecided.append(contentsOf: piece)
    guard undecided.count >= 4 else { return }
    isWideEncoding = Self.isWide(undecided)
    let head = undecided
    undecided = []
    try head.withUnsafeBufferPointer { try accept($0) }
  }

  private mutating func accept(_ piece: UnsafeBufferPointer<UInt8>) throws {
    if isWideEncoding == true {
      pending.append(contentsOf: piece)
      let limit = context.pointee.limits.wideTextByteCount
      if pending.count > limit { try fail(.tooLarge(limit: limit)) }
      return
    }
    var rest = piece[...]
    while !rest.isEmpty {
      let window = rest.prefix(Self.pieceSize)
      try pushWindow(UnsafeBufferPointer(rebasing: window))
      rest = rest.dropFirst(window.count)
    }
  }

  /// Gives a piece to libxml2, but for a tag at its end whose end has not come yet.
  ///
  /// libxml2 takes the first ">" for the end of a tag even where it stands in a value, if the piece
  /// ends before the real one.
  private mutating func pushWindow(_ window: UnsafeBufferPointer<UInt8>) throws {
    var rest = window[...]
    if var tag = openTag {
      let end = tag.end(in: window)
      pending.append(contentsOf: window[..<(end ?? window.count)])
      openTag = tag
      try checkOpenTag()
      guard let end else { return }
      openTag = nil
      try parsePending()
      rest = rest[end...]
    }
    if let last = rest.lastIndex(of: UInt8(ascii: "<")) {
      var tag = XMLTagScanner()
      let tail = UnsafeBufferPointer(rebasing: rest[last...])
      if tag.end(in: tail) == nil {
        try parse(UnsafeBufferPointer(rebasing: rest[..<last]))
        openTag = tag
        pending.append(contentsOf: tail)
        return
      }
    }
    try parse(UnsafeBufferPointer(rebasing: rest))
  }

  private func checkOpenTag() throws {
    let limits = context.pointee.limits
    if pending.count > limits.markupByteCount {
      try fail(.longMarkup(limit: limits.markupByteCount))
    }
    if let openTag, openTag.attributeCount > limits.attributeCount {
      try fail(.manyAttributes(limit: limits.attributeCount))
    }
  }

  /// Reads what is left, checks that the text is complete, and hands the handler back.
  ///
  /// - Throws: `XMLReadingError` when the text is wrong, `XMLHandlerError` when the handler throws.
  package consuming func finish() throws -> Handler {
    guard receivedCount > 0 else {
      throw XMLReadingError(reason: .empty, position: XMLPosition(line: 1, column: 1))
    }
    // libxml2 waits for four bytes to tell the encoding; the shortest text, "<a/>", has four.
    guard receivedCount >= 4 else {
      let end = XMLPosition(line: 1, column: receivedCount + 1)
      throw XMLReadingError(reason: .truncated(openElements: 0), position: end)
    }
    context.pointee.isFinishing = true
    try parsePending()
    LibXML2.silently { _ = xmlParseChunk(parser, nil, 0, 1) }
    try throwFailure()
    // Should libxml2 ever stop without a word, what it has handed over is not the whole.
    guard parser.pointee.wellFormed == 1, context.pointee.depth == 0 else {
      throw XMLReadingError(
        reason: .truncated(openElements: context.pointee.depth),
        position: context.pointee.position
      )
    }
    ownsHandler = false
    return handler.move()
  }

  /// Whether a text must be parsed as a whole, because its characters have two or four bytes.
  private static func isWide(_ head: [UInt8]) -> Bool {
    // Byte order marks of UTF-16, and "<" in UTF-16, UTF-32 and EBCDIC.
    head.prefix(2) == [0xFE, 0xFF] || head.prefix(2) == [0xFF, 0xFE]
      || head.prefix(2).contains(0) || head.prefix(2) == [0x4C, 0x6F]
  }

  private mutating func parsePending() throws {
    try pending.withUnsafeBufferPointer { try parse($0) }
    pending.removeAll(keepingCapacity: true)
  }

  private func parse(_ text: UnsafeBufferPointer<UInt8>) throws {
    guard !text.isEmpty else { return }
    // The length is a C int; the limits keep it far below.
    LibXML2.silently {
      text.withMemoryRebound(to: CChar.self) {
        _ = xmlParseChunk(parser, $0.baseAddress, Int32($0.count), 0)
      }
    }
    try throwFailure()
    // When it cannot convert the encoding, libxml2 stops, and calls nobody.
    if parser.pointee.disableSAX != 0 || parser.pointee.wellFormed == 0 {
      try fail(.notWellFormed("the bytes do not fit the encoding that the text declares"))
    }
    // What libxml2 holds back is markup whose end it waits for.
    let limit = context.pointee.limits.markupByteCount
    if let input = parser.pointee.input, input.pointee.end - input.pointee.cur > limit {
      try fail(.longMarkup(limit: limit))
    }
  }

  private func fail(_ reason: XMLReadingError.Reason) throws {
    context.pointee.fail(reason)
    try throwFailure()
  }

  private func throwFailure() throws {
    if let failure = context.pointee.failure { throw failure }
  }
}
