/// Writes numbers as dumps have them: without a fraction when there is none, else shortest.
///
/// It keeps the memory for the text of one number, so that writing many makes no strings.
package struct NumberText: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  /// The longest text of a `Double` has 24 bytes, that of an `Int64` 20.
  private static let capacity = 32

  package init() {
    memory = .allocate(capacity: Self.capacity)
  }

  deinit { memory.deallocate() }

  /// The ASCII text of a number, valid until the next call.
  package mutating func bytes(of number: Double) -> UnsafeBufferPointer<UInt8> {
    // Whole numbers, which nearly all are, take no detour by a `String`. "-0" is the exception.
    if let integer = Int64(exactly: number), integer != 0 || number.sign == .plus,
      integer.magnitude < 1 << 53
    {
      return bytes(of: Int(integer))
    }
    var text = number == 0 ? "-0" : number.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    let count = text.withUTF8 { memory.update(fromContentsOf: $0) }
    return UnsafeBufferPointer(rebasing: memory[..<count])
  }

  /// The ASCII text of a whole number, valid until the next call.
  package mutating func bytes(of number: Int) -> UnsafeBufferPointer<UInt8> {
    var rest = number.magnitude
    var start = memory.count
    repeat {
      start -= 1
      memory[start] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    if number < 0 {
      start -= 1
      memory[start] = UInt8(ascii: "-")
    }
    return UnsafeBufferPointer(rebasing: memory[start...])
  }

  /// The text of a number, as a string.
  package static func string(of number: Double) -> String {
    var text = NumberText()
    return String(decoding: text.bytes(of: number), as: UTF8.self)
  }

  /// Returns whether a text is that of a whole number that is not negative.
  package static func isText(_ text: UnsafeBufferPointer<UInt8>, of number: Int) -> Bool {
    var rest = number
    var index = text.count
    repeat {
      index -= 1
      guard index >= 0, text[index] == UInt8(ascii: "0") + UInt8(rest % 10) else { return false }
      rest /= 10
    } while rest > 0
    return index == 0
  }
}
