/// Paths as text, without loss.
///
/// A path is any bytes, and text is UTF-8. A byte that is no part of UTF-8 becomes a character of a
/// private-use plane, U+10FF00 plus the byte, and goes back to that byte where a path is used; where
/// a path is shown it becomes `\xFF`.
enum PathText {
  private static let base: UInt32 = 0x10_FF00

  /// The text of a path that the system gave.
  static func decode(_ path: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var position = path
    while position.pointee != 0 {
      bytes.append(UInt8(bitPattern: position.pointee))
      position += 1
    }
    var text = ""
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if rawByte(scalar) == nil {
          text.unicodeScalars.append(scalar)
        } else {
          // The characters that stand for bytes are themselves taken for bytes.
          text += standIn(for: bytes[offset..<offset + encoded.count])
        }
        offset += encoded.count
      case .error(let length):
        text += standIn(for: bytes[offset..<offset + length])
        offset += length
      case .emptyInput:
        return text
      }
    }
  }

  /// Calls a closure with the path that a text stands for.
  static func withPath<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      if let byte = rawByte(scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += UTF8.encode(scalar)?.map { CChar(bitPattern: $0) } ?? []
      }
    }
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("A path has an end") }
      return body(start)
    }
  }

  private static func standIn(for bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.compactMap { Unicode.Scalar(base + UInt32($0)) }))
  }

  /// The byte that a character stands for, if it stands for one that is no text.
  static func rawByte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base && scalar.value <= base + 0xFF ? UInt8(scalar.value - base) : nil
  }
}
