/// A node of a tree as a number; the order of the numbers is document order.
///
/// The document is 0. The upper half is the position of an element plus one, the lower half tells
/// its attributes, or is 0 for the element itself.
struct XPathPlace: Hashable, Comparable, BitwiseCopyable, Sendable {
  let rawValue: UInt64

  static let document = XPathPlace(rawValue: 0)

  private init(rawValue: UInt64) { self.rawValue = rawValue }

  init(element: Int) { rawValue = UInt64(truncatingIfNeeded: element + 1) << 32 }

  init(attribute: Int, of element: Int) {
    rawValue =
      UInt64(truncatingIfNeeded: element + 1) << 32 | UInt64(truncatingIfNeeded: attribute)
  }

  /// The position of the element, or of the element whose attribute it is; -1 for the document.
  var element: Int { Int(truncatingIfNeeded: rawValue >> 32) - 1 }

  /// The number of the attribute, or 0.
  var attribute: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF_FFFF) }

  var isElement: Bool { rawValue != 0 && attribute == 0 }
  var isAttribute: Bool { attribute != 0 }

  static func < (first: XPathPlace, second: XPathPlace) -> Bool {
    first.rawValue < second.rawValue
  }
}
