/// Texts that are numbered in the order in which they come, each of them once.
///
/// Sendable is unchecked: texts are added only while a column is made, before anyone shares it.
package final class DistinctTexts: PredicateTextStore, @unchecked Sendable {
  /// All texts, one after the other.
  private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1_024)
  /// Where each text starts, and at the end where the next one would.
  private var starts: [Int] = [0]
  private var numbers: [PredicateConstant: UInt32] = [:]

  package init() {}

  deinit { memory.deallocate() }

  package var textCount: Int { starts.count - 1 }

  package func bytes(ofText number: UInt32) -> UnsafeBufferPointer<UInt8> {
    let index = Int(number)
    return UnsafeBufferPointer(rebasing: memory[starts[index - 1]..<starts[index]])
  }

  /// The number of a text, which is added if it is new.
  package func number(of text: String) -> UInt32 {
    // Constants are equal when their bytes are, unlike strings.
    if let known = numbers[.string(text)] { return known }
    let start = starts[starts.count - 1]
    let end = start + text.utf8.count
    makeRoom(for: end)
    _ = memory[start...].update(fromContentsOf: Array(text.utf8))
    starts.append(end)
    let number = UInt32(textCount)
    numbers[.string(text)] = number
    return number
  }

  private func makeRoom(for count: Int) {
    guard count > memory.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count, memory.count * 2))
    _ = larger.update(fromContentsOf: memory[..<starts[starts.count - 1]])
    memory.deallocate()
    memory = larger
  }
}
