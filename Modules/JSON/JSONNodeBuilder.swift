/// Makes a value with places of the parts of a text.
struct JSONNodeBuilder {
  /// An array or object that is not complete yet.
  private struct Container {
    var start: Int
    var key = ""
    var keyRange = 0..<0
    var elements: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var isObject: Bool
  }

  private let reading: JSONTokenReading
  private var open: [Container] = []

  /// The value, once all parts are added.
  private(set) var result = JSONNode(.null, 0..<0)

  init(bytes: [UInt8]) {
    reading = JSONTokenReading(bytes: bytes)
  }

  /// Adds the next part.
  mutating func add(_ token: JSONToken) throws(JSONScanner.Expectation) {
    switch token.kind {
    case .beginArray: open.append(Container(start: token.range.lowerBound, isObject: false))
    case .beginObject: open.append(Container(start: token.range.lowerBound, isObject: true))
    case .endArray, .endObject: close(at: token.range.upperBound)
    case .key:
      open[open.count - 1].key = try reading.string(token.range)
      open[open.count - 1].keyRange = token.range
    case .string: add(JSONNode(.string(try reading.string(token.range)), token.range))
    case .number: add(JSONNode(try content(reading.number(token.range)), token.range))
    case .word: add(JSONNode(content(reading.word(token.range)), token.range))
    }
  }

  private func content(_ value: JSONValue) -> JSONNode.Content {
    switch value {
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    default: .null
    }
  }

  private mutating func add(_ node: JSONNode) {
    guard let last = open.indices.last else {
      result = node
      return
    }
    if open[last].isObject {
      let (key, keyRange) = (open[last].key, open[last].keyRange)
      open[last].members.append(JSONNode.Member(key: key, keyRange: keyRange, value: node))
    } else {
      open[last].elements.append(node)
    }
  }

  private mutating func close(at end: Int) {
    guard let container = open.popLast() else { return }
    let range = container.start..<end
    add(
      container.isObject
        ? JSONNode(.object(container.members), range) : JSONNode(.array(container.elements), range)
    )
  }
}
