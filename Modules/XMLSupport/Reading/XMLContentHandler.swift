/// What receives the contents of an XML text while it is read.
///
/// The calls are those of SAX: start and end of each element, and the text between tags. An error
/// that a call throws ends the reading and comes out of the reader.
package protocol XMLContentHandler: ~Copyable {
  /// Receives the start of an element.
  mutating func startElement(_ name: XMLName, attributes: XMLAttributes) throws

  /// Receives the end of the innermost open element.
  mutating func endElement() throws

  /// Receives a piece of the text between tags, as UTF-8; long texts come in several pieces.
  ///
  /// A piece that is nothing but white space is passed over.
  mutating func characters(_ text: UnsafeBufferPointer<UInt8>) throws
}
