// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// Reads an XML text that arrives in pieces, and hands its contents to a handler as they come.
///
/// The work is done by libxml2's SAX2 push parser. Nothing of the text is kept but the tag that a
/// piece ends in. No network, no external entities, and no document types: so no entity can grow.
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
  /// The begin of a tag whose end has not come yet.
  private var pending: [UInt8] = []
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
      context.pointee.fail(.tooLarge(limit: limit))
      try throwFailure()
    }
    // libxml2 takes the first ">" for the end of a tag even where it stands in a value, if the
    // piece ends before the real one. "<" cannot stand in a value, so a text cut before a "<"
    // never ends inside a tag.
    if cannotBeCut(piece) {
      pending.append(contentsOf: piece)
      return
    }
    guard let last = piece.lastIndex(of: UInt8(ascii: "<")) else {
      pending.append(contentsOf: piece)
      return
    }
    var start = 0
    if !pending.isEmpty {
      let first = piece.firstIndex(of: UInt8(ascii: "<")) ?? last
      pending.append(contentsOf: piece[..<first])
      try parsePending()
      start = first
    }
    while last - start > Self.pieceSize {
      let window = UnsafeBufferPointer(rebasing: piece[start..<start + Self.pieceSize])
      // Should one tag fill the window, the next pass looks no further than its end.
      let end =
        window.lastIndex(of: UInt8(ascii: "<")).flatMap { $0 > 0 ? start + $0 : nil }
        ?? piece[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? last
      try parse(UnsafeBufferPointer(rebasing: piece[start..<end]))
      start = end
    }
    try parse(UnsafeBufferPointer(rebasing: piece[start..<last]))
    pending.append(contentsOf: piece[last...])
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
    xmlParseChunk(parser, nil, 0, 1)
    try throwFailure()
    ownsHandler = false
    return handler.move()
  }

  /// Whether a text must be parsed as a whole, because its characters have two or four bytes.
  private mutating func cannotBeCut(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
    if let isWideEncoding { return isWideEncoding }
    let head = pending.prefix(4) + piece.prefix(4)
    guard head.count >= 4 else { return true }
    // Byte order marks of UTF-16, and "<" in UTF-16, UTF-32 and EBCDIC.
    let isWide =
      head.prefix(2) == [0xFE, 0xFF] || head.prefix(2) == [0xFF, 0xFE]
      || head.prefix(2).contains(0) || head.prefix(2) == [0x4C, 0x6F]
    isWideEncoding = isWide
    return isWide
  }

  private mutating func parsePending() throws {
    try pending.withUnsafeBufferPointer { try parse($0) }
    pending.removeAll(keepingCapacity: true)
  }

  private func parse(_ text: UnsafeBufferPointer<UInt8>) throws {
    var rest = text[...]
    // The length is a C int.
    while !rest.isEmpty {
      let piece = UnsafeBufferPointer(rebasing: rest.prefix(1 << 30))
      piece.withMemoryRebound(to: CChar.self) {
        _ = xmlParseChunk(parser, $0.baseAddress, Int32($0.count), 0)
      }
      try throwFailure()
      rest = rest.dropFirst(piece.count)
    }
  }

  private func throwFailure() throws {
    if let failure = context.pointee.failure { throw failure }
  }
}
