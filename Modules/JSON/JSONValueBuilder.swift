/// Makes a value of the parts of a JSON text.
struct JSONValueBuilder {
  /// An array or object that is not complete yet.
  private struct Container {
    var isObject: Bool
    var key = ""
    var members: [JSONValue] = []
    var entries: [String: JSONValue] = [:]
  }

  private let bytes: [UInt8]
  private var open: [Container] = []

  /// The value, once all parts are added.
  private(set) var result = JSONValue.null

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Adds the next part.
  mutating func add(_ token: JSONToken) throws(JSONScanner.Expectation) {
    switch token.kind {
    case .beginArray: open.append(Container(isObject: false))
    case .beginObject: open.append(Container(isObject: true))
    case .endArray: close { .array($0.members) }
    case .endObject: close { .object($0.entries) }
    case .key: open[open.count - 1].key = try string(token.range)
    case .string: add(.string(try string(token.range)))
    case .number: add(try number(token.range))
    case .word: add(word(token.range))
    }
  }

  private mutating func add(_ value: JSONValue) {
    guard let last = open.indices.last else {
      result = value
      return
    }
    if open[last].isObject {
      open[last].entries[open[last].key] = value
    } else {
      open[last].members.append(value)
    }
  }

  private mutating func close(_ value: (Container) -> JSONValue) {
    if let container = open.popLast() { add(value(container)) }
  }

  private func word(_ range: Range<Int>) -> JSONValue {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "t"): .bool(true)
    case UInt8(ascii: "f"): .bool(false)
    default: .null
    }
  }

  private func number(_ range: Range<Int>) throws(JSONScanner.Expectation) -> JSONValue {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let value = Int64(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw JSONScanner.Expectation(text: "a number of at most 1.8e308")
    }
    return .real(value)
  }

  /// The text of a string, without its quotes and escapes, which are known to be well-formed.
  private func string(_ range: Range<Int>) throws(JSONScanner.Expectation) -> String {
    let content = bytes[range].dropFirst().dropLast()
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

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt32 {
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    rest.removeFirst(4)
    return UInt32(digits, radix: 16) ?? 0
  }
}
