internal import Hierarchy
internal import XMLSupport

/// What the functions of XPath 1.0 do with texts, which are UTF-8.
enum XPathText {
  /// Where a text first has a part, in bytes.
  static func firstOffset(of part: [UInt8], in text: [UInt8]) -> Int? {
    part.withUnsafeBufferPointer { part in
      text.withUnsafeBufferPointer { firstOffset(of: part, in: $0) }
    }
  }

  /// Where a text first has a part, in bytes.
  private static func firstOffset(
    of part: UnsafeBufferPointer<UInt8>,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let first = part.first else { return 0 }
    guard part.count <= text.count else { return nil }
    for offset in 0...(text.count - part.count) where text[offset] == first {
      var length = 1
      while length < part.count, text[offset + length] == part[length] { length += 1 }
      if length == part.count { return offset }
    }
    return nil
  }

  /// What `contains`, `starts-with` or `ends-with` says of a text and a part.
  static func has(
    _ function: XPathFunction,
    _ part: [UInt8],
    _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    part.withUnsafeBufferPointer { part in
      switch function {
      case .contains: firstOffset(of: part, in: text) != nil
      case .startsWith: text.starts(with: part)
      default: text.count >= part.count && text.suffix(part.count).elementsEqual(part)
      }
    }
  }

  /// How many characters a text has, in Unicode's sense.
  static func characterCount(_ text: [UInt8]) -> Int { text.count { $0 & 0xC0 != 0x80 } }

  /// The text with one space for each run of spaces, and none at its ends.
  static func normalized(_ text: [UInt8]) -> [UInt8] {
    Array(text.split(whereSeparator: \.isXMLSpace).joined(separator: [UInt8(ascii: " ")]))
  }

  /// What the text of a number of a frame is as a number of XPath.
  static func number(ofFrame number: Double) -> Double {
    // Whole numbers need no detour by their texts; libxml2 rounds others in its own way.
    if number.magnitude < 1e15, number == number.rounded(.towardZero) { return number }
    var text = NumberText()
    return XPathNumber.value(of: text.bytes(of: number))
  }

  /// The nearest whole number, the greater one of two (XPath 1.0, section 4.4).
  static func rounded(_ number: Double) -> Double {
    if number >= -0.5, number < 0.5 { return number * 0 }
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }

  /// The characters from a position on, counted from 1 (XPath 1.0, section 4.2).
  ///
  /// No length is not the same as an infinite one: from -∞ on, an infinite length has no end.
  static func substring(of text: [UInt8], _ start: Double, _ length: Double?) -> [UInt8] {
    let first = rounded(start)
    let end = length.map { first + rounded($0) }
    var result: [UInt8] = []
    var position = 0.0
    for byte in text {
      if byte & 0xC0 != 0x80 { position += 1 }
      // Not-a-number is neither.
      if position >= first, end.map({ position < $0 }) ?? true { result.append(byte) }
    }
    return result
  }

  /// The text with each character of one text replaced by that of another at the same position.
  static func translated(
    _ text: [UInt8],
    from old: [UInt8],
    to new: [UInt8]
  ) -> [UInt8] {
    let new = Array(String(decoding: new, as: UTF8.self).unicodeScalars)
    var replacements: [Unicode.Scalar: Unicode.Scalar?] = [:]
    for (index, scalar) in String(decoding: old, as: UTF8.self).unicodeScalars.enumerated()
    where replacements[scalar] == nil {
      replacements[scalar] = .some(index < new.count ? new[index] : nil)
    }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch replacements[scalar] {
      case nil: result.append(scalar)
      case .some(nil): break
      case .some(let replacement?): result.append(replacement)
      }
    }
    return Array(String(result).utf8)
  }
}
