/// An attribute of a start tag, valid during the call that hands it over.
///
/// The layout is libxml2's: it keeps five pointers for each attribute, one after the other.
package struct XMLAttribute {
  package let localName: UnsafePointer<UInt8>
  package let prefix: UnsafePointer<UInt8>?
  private let namespace: UnsafePointer<UInt8>?
  package let valueStart: UnsafePointer<UInt8>
  package let valueEnd: UnsafePointer<UInt8>

  /// The name.
  package var name: XMLName { XMLName(local: localName, prefix: prefix) }

  /// The value, as UTF-8 with references resolved.
  package var value: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: valueStart, count: valueEnd - valueStart)
  }
}
