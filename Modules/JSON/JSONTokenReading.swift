/// Makes values of the words, numbers and strings of a JSON or JSON5 text.
struct JSONTokenReading {
  let bytes: [UInt8]

  func word(_ range: Range<Int>) -> JSONValue {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "t"): .bool(true)
    case UInt8(ascii: "f"): .bool(false)
    default: .null
    }
  }

  func number(_ range: Range<Int>) throws(JSONScanner.Expectation) -> JSONValue {
    // JSON5 has a plus sign, bare points, and hexadecimal numbers, which Swift writes otherwise.
    var text = String(decoding: bytes[range], as: UTF8.self)
    if text.hasPrefix("+") { text.removeFirst() }
    let isNegative = text.hasPrefix("-")
    let magnitude = isNegative ? text.dropFirst() : text[...]
    switch magnitude {
    case "Infinity": return .real(isNegative ? -.infinity : .infinity)
    case "NaN": return .real(.nan)
    default: break
    }
    if magnitude.hasPrefix("0x") || magnitude.hasPrefix("0X") {
      let digits = (isNegative ? "-" : "") + magnitude.dropFirst(2)
      if let value = Int64(digits, radix: 16) { return .integer(value) }
      text = (isNegative ? "-" : "") + "0x" + magnitude.dropFirst(2)
    } else if magnitude.hasPrefix(".") {
      text = (isNegative ? "-0" : "0") + magnitude
    }
    if let value = Int64(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw JSONScanner.Expectation(text: "a number of at most 1.8e308")
    }
    return .real(value)
  }

  /// The text of a string or key, without quotes and escapes, which are known to be well-formed.
  func string(_ range: Range<Int>) throws(JSONScanner.Expectation) -> String {
    var content = bytes[range]
    if let quote = content.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      content = content.dropFirst().dropLast()
    }
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        units.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"): units += String(try scalar(&rest)).utf8
      // The others are JSON5's.
      case UInt8(ascii: "v"): units.append(0x0B)
      case UInt8(ascii: "0"): units.append(0x00)
      case UInt8(ascii: "x"):
        units += String(Unicode.Scalar(UInt8(Self.unit(&rest, digits: 2) & 0xFF))).utf8
      case 0x0A: break
      case 0x0D: if rest.first == 0x0A { rest.removeFirst() }
      case 0xE2 where rest.starts(with: [0x80, 0xA8]) || rest.starts(with: [0x80, 0xA9]):
        rest.removeFirst(2)
      default: units.append(escaped)
      }
    }
    let text = String(decoding: units, as: UTF8.self)
    guard text.utf8.elementsEqual(units) else {
      throw JSONScanner.Expectation(text: "a string in UTF-8")
    }
    return text
  }

  /// Takes the digits after `\u`, and the second of a pair that stands for one character.
  private func scalar(_ rest: inout ArraySlice<UInt8>) throws(JSONScanner.Expectation) -> Character
  {
    let first = Self.unit(&rest)
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard first < 0xDC00, rest.starts(with: Array("\\u".utf8)) else { throw Self.halfPair }
    rest.removeFirst(2)
    let second = Self.unit(&rest)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw Self.halfPair }
    return Character(scalar)
  }

  private static let halfPair = JSONScanner.Expectation(
    text: "a string in which \\uD800 to \\uDFFF stand in pairs"
  )

  private static func unit(_ rest: inout ArraySlice<UInt8>, digits count: Int = 4) -> UInt32 {
    let digits = String(decoding: rest.prefix(count), as: UTF8.self)
    rest.removeFirst(min(count, rest.count))
    return UInt32(digits, radix: 16) ?? 0
  }
}
