internal import Foundation

extension PredicateConstant: CustomStringConvertible {
  /// The constant in the format language.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .null: text += "nil"
    case .integer(let value): text += String(value)
    case .real(let value) where value.isFinite: text += "\(value)"
    case .real(let value): text += "CAST(\"\(value)\", \"NSNumber\")"
    case .string(let value): Self.write(value, to: &text)
    case .date(let value):
      text += "CAST("
      PredicateConstant.real(value.timeIntervalSinceReferenceDate).write(to: &text)
      text += ", \"NSDate\")"
    }
  }

  /// Writes a text in double quotes.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
      case _ where scalar.movesTheCursor:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may show what follows in another place: controls, and marks of direction.
  fileprivate var movesTheCursor: Bool {
    switch value {
    case 0x80...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
