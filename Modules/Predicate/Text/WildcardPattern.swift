/// A pattern of LIKE: `?` is any one character, `*` any number of them, and a backslash takes the
/// meaning from what follows it.
///
/// It fits what its translation into ICU's regular expressions fits, with `.` for `?` and `.*` for
/// `*`: a character is a Unicode scalar, line breaks included, but a carriage return with the line
/// feed after it is one character to a wildcard. Where case is ignored, characters of the text that
/// fold to several, such as `ß`, fit only as a whole.
struct WildcardPattern: Hashable, Sendable {
  /// Scalars, folded if case is ignored, or one of the two below.
  private let elements: [UInt32]
  private let ignoresCase: Bool
  /// Whether wildcards may have to begin between a carriage return and its line feed.
  private let hasCarriageReturn: Bool

  private static let anyOne: UInt32 = 0x11_0000
  private static let anyNumber: UInt32 = 0x11_0001

  init(_ pattern: String, ignoringCase: Bool = false) {
    var elements: [UInt32] = []
    func append(_ scalar: Unicode.Scalar) {
      if ignoringCase {
        scalar.forEachFolded { elements.append($0) }
      } else {
        elements.append(scalar.value)
      }
    }
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        append(scalar)
        isEscaped = false
      case "\\": isEscaped = true
      case "?": elements.append(Self.anyOne)
      case "*": if elements.last != Self.anyNumber { elements.append(Self.anyNumber) }
      default: append(scalar)
      }
    }
    // A backslash at the very end has nothing to escape, and stands for itself.
    if isEscaped { elements.append(0x5C) }
    self.elements = elements
    ignoresCase = ignoringCase
    hasCarriageReturn = elements.contains(0x0D)
  }

  /// Returns whether a whole text in UTF-8 fits.
  ///
  /// - Complexity: O(n · m) at worst, O(n) for patterns with one `*` and texts in ASCII.
  ///
  /// - Throws: When the worst case would take long.
  func matches(_ text: UnsafeBufferPointer<UInt8>) throws(RegularExpressionFault) -> Bool {
    if hasCarriageReturn || (ignoresCase && !text.isASCII) {
      guard text.count * elements.count <= Self.stepLimit else { throw .tooManySteps }
      return FoldedText(text, ignoringCase: ignoresCase).matches(elements)
    }
    return try matchesStepByStep(text)
  }

  /// How many characters may be compared for one answer: about a tenth of a second's work.
  private static let stepLimit = 50_000_000

  /// Matches from left to right, going back no further than to the last `*`.
  private func matchesStepByStep(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(RegularExpressionFault) -> Bool {
    var position = 0
    var steps = 0
    var element = 0
    /// Where to go on when something does not fit: after the last `*`, one character further on.
    var retry: (element: Int, position: Int)?
    while position < text.count {
      steps += 1
      if steps > Self.stepLimit { throw .tooManySteps }
      if element < elements.count, elements[element] == Self.anyNumber {
        element += 1
        retry = (element, position)
        continue
      }
      if element < elements.count, let next = end(of: elements[element], in: text, at: position) {
        element += 1
        position = next
      } else if let last = retry {
        let next = text.endOfCharacter(at: last.position)
        retry = (last.element, next)
        element = last.element
        position = next
      } else {
        return false
      }
    }
    while element < elements.count, elements[element] == Self.anyNumber { element += 1 }
    return element == elements.count
  }

  /// Where the text goes on after an element that fits at a place; nil if it does not.
  private func end(
    of element: UInt32,
    in text: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> Int? {
    if element == Self.anyOne { return text.endOfCharacter(at: position) }
    var (scalar, length) = text.scalar(at: position)
    if ignoresCase { scalar = UInt32(UInt8(truncatingIfNeeded: scalar).asciiLowercased) }
    return scalar == element ? position + length : nil
  }

  /// A text as scalars, in which some may belong together.
  private struct FoldedText {
    private var scalars: [UInt32] = []
    /// For each place at which a character begins: where the next one does.
    private var ends: [Int?] = []

    init(_ text: UnsafeBufferPointer<UInt8>, ignoringCase: Bool) {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        let start = scalars.count
        if ignoringCase {
          scalar.forEachFolded { scalars.append($0) }
        } else {
          scalars.append(scalar.value)
        }
        ends.append(scalars.count)
        ends.append(contentsOf: repeatElement(nil, count: scalars.count - start - 1))
      }
      for index in scalars.indices.dropLast()
      where scalars[index] == 0x0D && scalars[index + 1] == 0x0A {
        ends[index] = index + 2
      }
    }

    /// Follows all ways to match at once.
    func matches(_ elements: [UInt32]) -> Bool {
      var isReached = [Bool](repeating: false, count: scalars.count + 1)
      isReached[0] = true
      for element in elements {
        var isNext = [Bool](repeating: false, count: scalars.count + 1)
        for index in scalars.indices {
          switch element {
          case WildcardPattern.anyOne:
            if isReached[index], let end = ends[index] { isNext[end] = true }
          case WildcardPattern.anyNumber:
            guard isReached[index] || isNext[index], let end = ends[index] else { continue }
            isNext[index] = true
            isNext[end] = true
          default:
            if isReached[index], scalars[index] == element { isNext[index + 1] = true }
          }
        }
        // No number of characters is any number, too.
        if element == WildcardPattern.anyNumber, isReached[scalars.count] {
          isNext[scalars.count] = true
        }
        isReached = isNext
      }
      return isReached[scalars.count]
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that starts at a place of valid UTF-8, and how many bytes it has.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[index])
    func next(_ offset: Int) -> UInt32 {
      index + offset < count ? UInt32(self[index + offset]) & 0x3F : 0
    }
    switch first {
    case 0xF0...: return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    case 0xE0...: return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    case 0xC0...: return ((first & 0x1F) << 6 | next(1), 2)
    default: return (first, 1)
    }
  }

  /// The end of what is one character to a wildcard.
  fileprivate func endOfCharacter(at index: Int) -> Int {
    if self[index] == 0x0D, index + 1 < count, self[index + 1] == 0x0A { return index + 2 }
    return Swift.min(index + scalar(at: index).length, count)
  }
}
