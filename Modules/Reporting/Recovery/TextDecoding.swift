/// Turns the bytes of a file into UTF-8, whatever they are.
enum TextDecoding {
  /// UTF-8 text of the bytes, and what had to be done to get it.
  static func utf8(from bytes: [UInt8]) -> (bytes: [UInt8], repairs: [DumpRepair]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(from: Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
      return (utf16(bytes) { low, high in UInt16(low) | UInt16(high) << 8 }, [])
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
      return (utf16(bytes) { high, low in UInt16(low) | UInt16(high) << 8 }, [])
    }
    guard let firstFault = firstInvalidOffset(in: bytes) else { return (bytes, []) }
    let position = LineStarts(bytes).position(of: firstFault)
    if declaresLatin1(bytes) {
      let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      return (Array(text.utf8), [])
    }
    let reading = "each wrong one, first at byte \(firstFault), became U+FFFD"
    return (
      Array(String(decoding: bytes, as: UTF8.self).utf8),
      [DumpRepair(.encoding(reading), at: position)]
    )
  }

  private static func utf16(
    _ bytes: [UInt8],
    _ unit: (UInt8, UInt8) -> UInt16
  ) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    let text = String(decoding: units, as: UTF16.self)
    return Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
  }

  private static func declaresLatin1(_ bytes: [UInt8]) -> Bool {
    let declaration = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
    return declaration.hasPrefix("<?xml")
      && ["iso-8859-1", "latin1", "windows-1252"].contains { declaration.contains($0) }
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
