internal import Diagnostics

/// Turns the bytes of a file into UTF-8, whatever they are.
enum TextDecoding {
  /// UTF-8 text of the bytes, and what had to be done to get it.
  static func utf8(from bytes: [UInt8]) -> (bytes: [UInt8], repairs: [DumpRepair]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
      return (utf16(bytes) { low, high in UInt16(low) | UInt16(high) << 8 }, [])
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
      return (utf16(bytes) { high, low in UInt16(low) | UInt16(high) << 8 }, [])
    }
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let declared = declaredEncoding(of: bytes)
    if let declared, ["iso-8859-1", "latin1", "windows-1252"].contains(declared) {
      return (Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8), [])
    }
    var repairs: [DumpRepair] = []
    if let declared, !["utf-8", "utf8", "us-ascii"].contains(declared) {
      let reading = "the declared encoding '\(VisibleText.excerpt(declared))' was not minded"
      repairs.append(DumpRepair(.encoding(reading), at: DumpPosition(line: 1, column: 1)))
    }
    guard let firstFault = firstInvalidOffset(in: bytes) else { return (bytes, repairs) }
    let reading = "each wrong byte, first the one at offset \(firstFault), became U+FFFD"
    let position = LineStarts(bytes).position(of: firstFault)
    repairs.append(DumpRepair(.encoding(reading), at: position))
    return (Array(String(decoding: bytes, as: UTF8.self).utf8), repairs)
  }

  /// The encoding that an XML declaration at the start names, in small letters.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let beginning = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard beginning.hasPrefix("<?xml"),
      let name = beginning.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1
    else { return nil }
    return name.lowercased()
  }

  private static func utf16(
    _ bytes: [UInt8],
    _ unit: (UInt8, UInt8) -> UInt16
  ) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    let text = String(decoding: units, as: UTF16.self)
    return Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
  }

  /// The offset of the first byte that is no part of a UTF-8 character.
  private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
