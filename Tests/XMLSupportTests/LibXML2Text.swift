import CLibXML2
import Foundation

/// What libxml2 itself makes of a text: it is read into a document and written again, indented.
func textByLibXML2(_ text: [UInt8]) -> String? {
  let options = Int32(XML_PARSE_NOBLANKS.rawValue | XML_PARSE_HUGE.rawValue)
  let document = text.withUnsafeBytes { bytes in
    xmlReadMemory(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
      Int32(bytes.count),
      nil,
      nil,
      options
    )
  }
  guard let document else { return nil }
  defer { xmlFreeDoc(document) }
  var memory: UnsafeMutablePointer<UInt8>?
  var size: Int32 = 0
  xmlDocDumpFormatMemoryEnc(document, &memory, &size, "UTF-8", 1)
  guard let memory else { return nil }
  // libxml2's `xmlFree` is the C library's unless it was told otherwise; Swift cannot call it, since
  // it is a global variable.
  defer { free(memory) }
  return String(decoding: UnsafeBufferPointer(start: memory, count: Int(size)), as: UTF8.self)
}
