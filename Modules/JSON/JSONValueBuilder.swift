/// Makes a value of the parts of a JSON text.
struct JSONValueBuilder {
  /// An array or object that is not complete yet.
  private struct Container {
    var isObject: Bool
    var key = ""
    var members: [JSONValue] = []
    var entries: [String: JSONValue] = [:]
  }

  private let reading: JSONTokenReading
  private var open: [Container] = []

  /// The value, once all parts are added.
  private(set) var result = JSONValue.null

  init(bytes: [UInt8]) {
    reading = JSONTokenReading(bytes: bytes)
  }

  /// Adds the next part.
  mutating func add(_ token: JSONToken) throws(JSONScanner.Expectation) {
    switch token.kind {
    case .beginArray: open.append(Container(isObject: false))
    case .beginObject: open.append(Container(isObject: true))
    case .endArray: close { .array($0.members) }
    case .endObject: close { .object($0.entries) }
    case .key: open[open.count - 1].key = try reading.string(token.range)
    case .string: add(.string(try reading.string(token.range)))
    case .number: add(try reading.number(token.range))
    case .word: add(reading.word(token.range))
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
}
