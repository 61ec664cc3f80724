/// Texts that are numbered in the order in which they come, each of them once.
///
/// Sendable is unchecked: texts are added only while a column is made, before anyone shares it. For
/// the same reason nobody writes while another reads, which need not be checked at each reading.
package final class DistinctTexts: PredicateTextStore, @unchecked Sendable {
  /// All texts, one after the other.
  @exclusivity(unchecked)
  private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1_024)
  /// Where each text starts, and at the end where the next one would.
  @exclusivity(unchecked)
  private var starts = UnsafeMutableBufferPointer<Int>.allocate(capacity: 64)
  @exclusivity(unchecked)
  package private(set) var textCount = 0
  private var numbers: [PredicateConstant: UInt32] = [:]

  package init() { starts[0] = 0 }

  deinit {
    memory.deallocate()
    starts.deallocate()
  }

  package func bytes(ofText number: UInt32) -> UnsafeBufferPointer<UInt8> {
    let index = Int(number)
    precondition(index > 0 && index <= textCount, "There is no such text")
    return UnsafeBufferPointer(rebasing: memory[starts[index - 1]..<starts[index]])
  }

  package func numbers(ofText text: String) -> [UInt32] {
    numbers[.string(text)].map { [$0] } ?? []
  }

  /// The number of a text, which is added if it is new.
  package func number(of text: String) -> UInt32 {
    // Constants are equal when their bytes are, unlike strings.
    if let known = numbers[.string(text)] { return known }
    let start = starts[textCount]
    let end = start + text.utf8.count
    Self.makeRoom(for: end, in: &memory, keeping: start)
    Self.makeRoom(for: textCount + 2, in: &starts, keeping: textCount + 1)
    _ = memory[start...].update(fromContentsOf: Array(text.utf8))
    textCount += 1
    starts[textCount] = end
    let number = UInt32(textCount)
    numbers[.string(text)] = number
    return number
  }

  private static func makeRoom<Value: BitwiseCopyable>(
    for count: Int,
    in buffer: inout UnsafeMutableBufferPointer<Value>,
    keeping used: Int
  ) {
    guard count > buffer.count else { return }
    let larger = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(count, buffer.count * 2))
    _ = larger.update(fromContentsOf: buffer[..<used])
    buffer.deallocate()
    buffer = larger
  }
}
