import XMLSupport

/// Writes down what a reader hands over, one line an event.
struct RecordingHandler: XMLContentHandler {
  struct Refusal: Error {}

  var events: [String] = []
  /// The name of an element at whose start the handler throws.
  var refusedName: String?

  mutating func startElement(_ name: XMLName, attributes: XMLAttributes) throws {
    if name.text == refusedName { throw Refusal() }
    var line = "<\(name.text)"
    for index in 0..<attributes.declarationCount {
      let declaration = attributes.declaration(at: index)
      line += " \(declaration.name)=\(declaration.value)"
    }
    for attribute in attributes.list {
      line += " \(attribute.name.text)=\(String(decoding: attribute.value, as: UTF8.self))"
    }
    events.append(line)
  }

  mutating func endElement() {
    events.append("/")
  }

  mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
    let piece = String(decoding: text, as: UTF8.self)
    // Long texts come in pieces of any size.
    if let last = events.last, last.hasPrefix("\"") {
      events[events.count - 1] = last + piece
    } else {
      events.append("\"" + piece)
    }
  }
}

/// Reads a text that arrives in pieces of a size.
func read(
  _ bytes: [UInt8],
  pieceSize: Int = .max,
  limits: XMLLimits = XMLLimits(),
  refusing refusedName: String? = nil
) throws -> [String] {
  var reader = XMLReader(handler: RecordingHandler(refusedName: refusedName), limits: limits)
  var start = 0
  while start < bytes.count {
    let end = min(bytes.count, start + min(pieceSize, bytes.count))
    try bytes[start..<end].withUnsafeBufferPointer { try reader.push($0) }
    start = end
  }
  return try reader.finish().events
}

func read(_ text: String, pieceSize: Int = .max) throws -> [String] {
  try read(Array(text.utf8), pieceSize: pieceSize)
}
