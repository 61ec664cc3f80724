internal import Hierarchy
internal import XMLSupport

/// Writes JSON value by value, with the commas and the escapes in place.
///
/// Foundation's encoder needs the whole value in memory first, several times over; trees are written
/// as they are walked.
package struct JSONWriter: ~Copyable {
  private var output: OutputBuffer
  /// For each open array or object, whether it has no member yet.
  private var isFirst: [Bool] = []
  private var follows = Follows.separator
  private var breaksLine = false
  private var numberText = NumberText()

  private enum Follows {
    /// The next value may need a comma before it.
    case separator
    /// The next value belongs to the key that was just written.
    case key
  }

  /// Creates a writer that hands finished bytes to a closure, in pieces of about 64 KiB.
  package init(flush: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    output = OutputBuffer(flush: flush)
  }

  /// Begins an object.
  package mutating func beginObject() throws { try begin("{") }

  /// Ends the innermost object.
  package mutating func endObject() throws { try end("}") }

  /// Begins an array.
  package mutating func beginArray() throws { try begin("[") }

  /// Ends the innermost array.
  package mutating func endArray() throws { try end("]") }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: StaticString) throws { try key(name.bytes) }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: UnsafeBufferPointer<UInt8>) throws {
    try string(name)
    try output.append(UInt8(ascii: ":"))
    follows = .key
  }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: String) throws {
    var name = name
    try name.withUTF8 { try key($0) }
  }

  /// Writes a string.
  package mutating func string(_ text: UnsafeBufferPointer<UInt8>) throws {
    try separate()
    try output.append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices where Self.needsEscape(text[index]) {
      try output.append(UnsafeBufferPointer(rebasing: text[start..<index]))
      try escape(text[index])
      start = index + 1
    }
    try output.append(UnsafeBufferPointer(rebasing: text[start...]))
    try output.append(UInt8(ascii: "\""))
  }

  /// Writes a string.
  package mutating func string(_ text: String) throws {
    var text = text
    try text.withUTF8 { try string($0) }
  }

  /// Writes a finite number.
  package mutating func number(_ number: Double) throws {
    try separate()
    try output.append(numberText.bytes(of: number))
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) throws {
    try separate()
    try output.append(value ? "true" as StaticString : "false")
  }

  /// Begins a new line before the next value or the end, which changes nothing but the looks.
  package mutating func lineBreak() {
    breaksLine = true
  }

  /// Ends the last line and hands over what is still in memory.
  package mutating func finish() throws {
    precondition(isFirst.isEmpty, "An array or object is still open")
    try output.append(UInt8(ascii: "\n"))
    try output.flush()
  }

  private mutating func begin(_ bracket: StaticString) throws {
    try separate()
    try output.append(bracket)
    isFirst.append(true)
  }

  private mutating func end(_ bracket: StaticString) throws {
    isFirst.removeLast()
    try startLine()
    try output.append(bracket)
    follows = .separator
  }

  private mutating func separate() throws {
    defer { follows = .separator }
    guard follows == .separator, let first = isFirst.last else { return }
    if first {
      isFirst[isFirst.count - 1] = false
    } else {
      try output.append(UInt8(ascii: ","))
    }
    try startLine()
  }

  private mutating func startLine() throws {
    guard breaksLine else { return }
    breaksLine = false
    try output.append(UInt8(ascii: "\n"))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) throws {
    switch byte {
    case UInt8(ascii: "\""): try output.append("\\\"")
    case UInt8(ascii: "\\"): try output.append("\\\\")
    case UInt8(ascii: "\n"): try output.append("\\n")
    case UInt8(ascii: "\r"): try output.append("\\r")
    case UInt8(ascii: "\t"): try output.append("\\t")
    default:
      let digits = String(byte, radix: 16)
      try output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}
