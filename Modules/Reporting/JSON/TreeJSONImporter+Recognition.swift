internal import Hierarchy

extension TreeJSONImporter {
  /// Whether a text begins as a JSON object that names the format.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    guard isJSON(beginning) else { return false }
    return String(decoding: beginning, as: UTF8.self).contains("\"\(ElementTree.encodedFormat)\"")
  }

  /// Whether a text begins as JSON objects and arrays do.
  static func isJSON(_ beginning: [UInt8]) -> Bool {
    let first = beginning.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
