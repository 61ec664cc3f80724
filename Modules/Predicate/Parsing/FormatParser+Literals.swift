extension FormatParser {
  /// The value of a number.
  func constant(
    _ token: FormatToken,
    isNegative: Bool
  ) throws(FormatFailure) -> PredicateConstant {
    let letters = source[token.range]
    let second = letters.count > 1 ? letters[letters.startIndex + 1] | 0x20 : 0
    let radix: Int? =
      switch second {
      case UInt8(ascii: "x"): 16
      case UInt8(ascii: "o"): 8
      case UInt8(ascii: "b"): 2
      default: nil
      }
    let text = text(token.range)
    let isWhole = !letters.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    if radix != nil || isWhole {
      let digits = radix == nil ? Substring(text) : text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "_") }) else {
        throw failure(.malformedNumber(text), at: token.range)
      }
      if let value = Int64((isNegative ? "-" : "") + digits, radix: radix ?? 10) {
        return .integer(value)
      }
      let isNumber = digits.allSatisfy { ($0.hexDigitValue ?? 99) < radix ?? 10 }
      throw failure(isNumber ? .numberTooLarge(text) : .malformedNumber(text), at: token.range)
    }
    guard let value = Double(text), value.isFinite else {
      throw failure(.numberTooLarge(text), at: token.range)
    }
    return .real(isNegative ? -value : value)
  }

  /// The characters of a text, without its quotes and backslashes.
  func content(of token: FormatToken) throws(FormatFailure) -> String {
    let range = token.start + 1..<token.end - 1
    guard token.kind == .escapedText else { return text(range) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    /// The first half of a character beyond U+FFFF, and where it stands.
    var highSurrogate: (unit: UInt32, start: Int)?
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let byte = source[index]
      index += 1
      var unit: UInt32?
      if byte == UInt8(ascii: "\\") {
        unit = try unescape(from: start, next: &index, limit: range.upperBound)
      }
      if let high = highSurrogate {
        guard let low = unit, low & 0xFC00 == 0xDC00 else {
          throw failure(.malformedEscape(text(high.start..<high.start + 6)), at: high.start..<start)
        }
        unit = 0x10000 + (high.unit & 0x3FF) << 10 + low & 0x3FF
        highSurrogate = nil
      }
      guard let unit else {
        if byte != UInt8(ascii: "\\") { bytes.append(byte) }
        continue
      }
      if unit & 0xFFFF_FC00 == 0xD800 {
        highSurrogate = (unit, start)
        continue
      }
      guard let scalar = Unicode.Scalar(unit) else {
        throw failure(.malformedEscape(text(start..<index)), at: start..<index)
      }
      bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    }
    if let high = highSurrogate {
      throw failure(.malformedEscape(text(high.start..<high.start + 6)), at: high.start..<index)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads what follows a backslash; returns nil when it is a character of more than one byte.
  ///
  /// A backslash before anything that makes no sequence is dropped, so that `\d` is `d`.
  private func unescape(
    from start: Int,
    next index: inout Int,
    limit: Int
  ) throws(FormatFailure) -> UInt32? {
    let letter = source[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "x"): return try digits(2, radix: 16, from: start, next: &index, limit: limit)
    case UInt8(ascii: "u"): return try digits(4, radix: 16, from: start, next: &index, limit: limit)
    case UInt8(ascii: "0")...UInt8(ascii: "7") where isOctal(index - 1, limit: limit):
      index -= 1
      return try digits(3, radix: 8, from: start, next: &index, limit: limit)
    case 0x80...:
      // The first byte of a longer character: it and the rest stand for themselves.
      index -= 1
      return nil
    default: return UInt32(letter)
    }
  }

  /// Whether three octal digits stand at a place.
  func isOctal(_ index: Int, limit: Int) -> Bool {
    index + 3 <= limit && source[index..<index + 3].allSatisfy { ($0.digitValue ?? 8) < 8 }
  }

  private func digits(
    _ count: Int,
    radix: UInt32,
    from start: Int,
    next index: inout Int,
    limit: Int
  ) throws(FormatFailure) -> UInt32 {
    var value: UInt32 = 0
    let end = index + count
    while index < end {
      guard index < limit, let digit = source[index].digitValue, digit < radix else {
        var end = min(index + 1, limit)
        while end < limit, source[end] & 0xC0 == 0x80 { end += 1 }
        throw failure(.malformedEscape(text(start..<end)), at: start..<end)
      }
      value = value * radix + digit
      index += 1
    }
    return value
  }
}

extension UInt8 {
  /// The value of a digit in any base up to 16.
  fileprivate var digitValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
