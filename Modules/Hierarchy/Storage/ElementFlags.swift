/// What a dump says about an element in yes and no, and how it says it.
package struct ElementFlags: Hashable, Sendable, BitwiseCopyable {
  /// Two bits for each `BooleanAttribute` (present, true), then one for each further fact.
  private var bits: UInt16 = 0

  package init() {}

  /// The value of an attribute; nil when the dump has none.
  package subscript(attribute: BooleanAttribute) -> Bool? {
    get {
      let pair = bits >> (attribute.rawValue * 2) & 0b11
      return pair == 0 ? nil : pair == 0b11
    }
    set {
      let pair: UInt16 = newValue.map { $0 ? 0b11 : 0b01 } ?? 0
      bits = bits & ~(0b11 << (attribute.rawValue * 2)) | pair << (attribute.rawValue * 2)
    }
  }

  /// The bits that say whether an attribute is known, and whether it is true.
  package static func bits(of attribute: BooleanAttribute) -> (isKnown: UInt16, isTrue: UInt16) {
    (0b01 << (attribute.rawValue * 2), 0b10 << (attribute.rawValue * 2))
  }

  /// Whether the dump does not repeat the element's name in a `type` attribute, as most do.
  package var lacksTypeAttribute: Bool {
    get { bits & 1 << 12 != 0 }
    set { setBit(12, to: newValue) }
  }

  /// Whether the dump has an `index` attribute, equal to the position among the siblings.
  package var hasIndexAttribute: Bool {
    get { bits & 1 << 13 != 0 }
    set { setBit(13, to: newValue) }
  }

  /// Whether the name is known to be an identifier, and not a label that stands in for one.
  package var nameIsIdentifier: Bool {
    get { bits & 1 << 14 != 0 }
    set { setBit(14, to: newValue) }
  }

  private mutating func setBit(_ bit: UInt16, to value: Bool) {
    bits = value ? bits | 1 << bit : bits & ~(1 << bit)
  }
}
