/// A pattern of LIKE: `?` is any one character, `*` any number of them, and a backslash takes the
/// meaning from what follows it.
///
/// A character is a Unicode scalar here, line breaks included.
struct WildcardPattern: Hashable, Sendable {
  /// Scalars, or one of the two below.
  private let elements: [UInt32]

  private static let anyOne: UInt32 = 0x11_0000
  private static let anyNumber: UInt32 = 0x11_0001

  init(_ pattern: String) {
    var elements: [UInt32] = []
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        elements.append(scalar.value)
        isEscaped = false
      case "\\": isEscaped = true
      case "?": elements.append(Self.anyOne)
      case "*": if elements.last != Self.anyNumber { elements.append(Self.anyNumber) }
      default: elements.append(scalar.value)
      }
    }
    // A backslash at the very end has nothing to escape, and stands for itself.
    if isEscaped { elements.append(0x5C) }
    self.elements = elements
  }

  /// Returns whether a whole text fits.
  ///
  /// - Complexity: O(n · m) at worst, O(n) for patterns with one `*`.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - ignoringASCIICase: Whether ASCII letters fit in either case.
  /// - Returns: Whether it fits.
  func matches(_ text: UnsafeBufferPointer<UInt8>, ignoringASCIICase: Bool = false) -> Bool {
    var position = 0
    var element = 0
    /// Where to go on when something does not fit: after the last `*`, one scalar further on.
    var retry: (element: Int, position: Int)?
    while position < text.count {
      if element < elements.count, elements[element] == Self.anyNumber {
        element += 1
        retry = (element, position)
        continue
      }
      let (scalar, length) = text.scalar(at: position)
      if element < elements.count,
        fits(elements[element], scalar, ignoringASCIICase: ignoringASCIICase)
      {
        element += 1
        position += length
      } else if let last = retry {
        let next = last.position + text.scalar(at: last.position).length
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

  private func fits(_ element: UInt32, _ scalar: UInt32, ignoringASCIICase: Bool) -> Bool {
    if element == Self.anyOne || element == scalar { return true }
    guard ignoringASCIICase, element < 0x80, scalar < 0x80 else { return false }
    return UInt8(element).asciiLowercased == UInt8(scalar).asciiLowercased
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that starts at a place of valid UTF-8, and how many bytes it has.
  fileprivate func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[index])
    func next(_ offset: Int) -> UInt32 {
      index + offset < count ? UInt32(self[index + offset]) & 0x3F : 0
    }
    switch first {
    case 0xF0...: return (first & 0x07 << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    case 0xE0...: return (first & 0x0F << 12 | next(1) << 6 | next(2), 3)
    case 0xC0...: return (first & 0x1F << 6 | next(1), 2)
    default: return (first, 1)
    }
  }
}
