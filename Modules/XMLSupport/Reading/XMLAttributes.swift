// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// The attributes of a start tag, in the order of the text, valid during the call.
package struct XMLAttributes {
  /// The attributes; namespace declarations are not among them.
  package let list: UnsafeBufferPointer<XMLAttribute>

  /// Two pointers a namespace declaration: prefix, address.
  let declarations: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  /// The parser, asked only for positions.
  let parser: UnsafeRawPointer?

  /// The number of namespace declarations.
  package let declarationCount: Int

  /// Whether the tag has neither attributes nor namespace declarations.
  package var isEmpty: Bool { list.isEmpty && declarationCount == 0 }

  /// The names of the attributes, as text.
  package var names: [String] { list.map(\.name.text) }

  /// A namespace declaration as the attribute that it is in the text, such as `xmlns:a`.
  package func declaration(at index: Int) -> (name: String, value: String) {
    precondition(index >= 0 && index < declarationCount, "No declaration has this index")
    guard let field = declarations.map({ $0 + index * 2 }) else {
      preconditionFailure("libxml2 hands over all declarations")
    }
    let prefix = field[0].map { String(cString: $0) }
    return (prefix.map { "xmlns:" + $0 } ?? "xmlns", field[1].map { String(cString: $0) } ?? "")
  }

  /// Where the value of an attribute stands, or the end of the tag when that is not known any more.
  package func position(ofValueAt index: Int) -> XMLPosition {
    guard let parser = parser?.assumingMemoryBound(to: xmlParserCtxt.self),
      let input = parser.pointee.input?.pointee, let base = input.base, let current = input.cur
    else { return XMLPosition(line: 1, column: 1) }
    let end = XMLPosition(line: Int(input.line), column: Int(input.col))
    // A value with references in it, or with more than ASCII, was copied out of the text.
    let value = list[index].valueStart
    guard value >= base, value < current else {
      return end
    }
    let passed = UnsafeBufferPointer(start: value, count: current - value)
    let lineBreaks = passed.count { $0 == UInt8(ascii: "\n") }
    if lineBreaks == 0 { return XMLPosition(line: end.line, column: end.column - passed.count) }
    let before = UnsafeBufferPointer(start: base, count: value - base)
    guard let lineStart = before.lastIndex(of: UInt8(ascii: "\n")) else { return end }
    return XMLPosition(line: end.line - lineBreaks, column: before.count - lineStart)
  }
}
