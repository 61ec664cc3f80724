/// Something to be found in other things of its kind, in one pass however often it nearly occurs.
///
/// This is the search of Knuth, Morris and Pratt. Sendable is unchecked because of the pointers, to
/// values that never change.
final class SearchPattern<Element: BitwiseCopyable & Equatable>: @unchecked Sendable {
  private let elements: PredicateBuffer<Element>
  /// For each place, how many elements before and with it are also the first of the pattern.
  private let fallbacks: PredicateBuffer<Int32>

  init(_ elements: [Element]) {
    self.elements = PredicateBuffer(elements)
    var fallbacks = [Int32](repeating: 0, count: elements.count)
    var matched = 0
    for index in elements.indices.dropFirst() {
      while matched > 0, elements[index] != elements[matched] {
        matched = Int(fallbacks[matched - 1])
      }
      if elements[index] == elements[matched] { matched += 1 }
      fallbacks[index] = Int32(matched)
    }
    self.fallbacks = PredicateBuffer(fallbacks)
  }

  var view: UnsafeBufferPointer<Element> { elements.view }

  /// Returns whether the pattern occurs in some elements that are changed one by one first.
  ///
  /// - Complexity: O(n) in the elements.
  @inline(__always)
  func occurs(
    in text: UnsafeBufferPointer<Element>,
    changed change: (Element) -> Element = { $0 }
  ) -> Bool {
    let pattern = elements.view
    if pattern.isEmpty { return true }
    let first = pattern[0]
    let last = text.count - pattern.count
    var index = 0
    var matched = 0
    while index < text.count {
      let element = change(text[index])
      if matched == 0 {
        // Most places do not even begin like the pattern.
        if index > last { return false }
        if element == first {
          matched = 1
          if pattern.count == 1 { return true }
        }
        index += 1
        continue
      }
      if element == pattern[matched] {
        matched += 1
        if matched == pattern.count { return true }
        index += 1
      } else {
        matched = Int(fallbacks.start[matched - 1])
      }
    }
    return false
  }
}
