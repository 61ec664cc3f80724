// Apple's SDKs bring a module for their own libxml2; elsewhere ours describes the installed one.
#if canImport(libxml2)
internal import libxml2
#else
internal import CLibXML2
#endif

/// Numbers and their texts as libxml2 turns one into the other.
///
/// It is laxer than XPath 1.0, which has no exponents, and rounds in its own way.
package enum XPathNumber {
  /// The number that a text of UTF-8 is; not-a-number when it is none.
  package static func value(of text: some Sequence<UInt8>) -> Double {
    var bytes = Array(text)
    bytes.append(0)
    return xmlXPathCastStringToNumber(bytes)
  }

  /// The text of a number.
  package static func text(of number: Double) -> [UInt8] {
    // Swift 6 does not let the variable `xmlFree` be used; an object frees its text as well.
    guard let text = xmlXPathCastNumberToString(number), let object = xmlXPathWrapString(text)
    else { return [] }
    defer { xmlXPathFreeObject(object) }
    return Array(UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
  }
}
