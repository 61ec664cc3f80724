/// The halves of which UTF-16 makes characters beyond U+FFFF.
enum Surrogates {
  /// The character of two halves, if they are a high and a low one.
  static func join(_ high: UInt32, _ low: UInt32) -> Unicode.Scalar? {
    guard (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }
}
