internal import Foundation

/// What characters are compared as, when case or marks are overlooked.
///
/// It knows only simple characters: those that are a whole character by themselves whatever stands
/// beside them, and that are folded to one of their kind. In a text that has no others, and in none
/// of its parts, Foundation's search finds just what comparing the folded characters one by one
/// finds. Combining marks, joiners, characters that fold to several such as `ß`, and whole scripts
/// with marks of their own are not simple.
///
/// Sendable is unchecked because of the pointer, to values that never change.
final class ScalarFolding: @unchecked Sendable {
  private let table: PredicateBuffer<UInt16>
  private let start: UnsafePointer<UInt16>

  /// Characters whose folding has to be looked up: Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic,
  /// Japanese syllables, and full-width letters.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x00...0x6FF, 0x3041...0x30FE, 0xFF01...0xFF5E,
  ]

  private init(_ options: String.CompareOptions) {
    var values: [UInt16] = []
    for range in Self.ranges {
      for value in range { values.append(Self.folded(value, options)) }
    }
    table = PredicateBuffer(values)
    start = table.start
  }

  /// The folding that some options ask for.
  static func of(_ options: FormatPredicate.Options) -> ScalarFolding {
    switch (options.contains(.caseInsensitive), options.contains(.diacriticInsensitive)) {
    case (false, false): nothing
    case (true, false): ofCase
    case (false, true): ofMarks
    case (true, true): ofBoth
    }
  }

  private static let nothing = ScalarFolding([])
  private static let ofCase = ScalarFolding(.caseInsensitive)
  private static let ofMarks = ScalarFolding(.diacriticInsensitive)
  private static let ofBoth = ScalarFolding([.caseInsensitive, .diacriticInsensitive])

  /// The folded character; 0 if it is not simple.
  func callAsFunction(_ value: UInt32) -> UInt32 {
    switch value {
    case 0...0x6FF: UInt32(start[Int(value)])
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: value
    case 0x3041...0x30FE: UInt32(start[Int(Self.kanaOffset + value - 0x3041)])
    case 0xFF01...0xFF5E: UInt32(start[Int(Self.fullWidthOffset + value - 0xFF01)])
    // Punctuation, currencies, arrows, shapes, and pictures that stand alone.
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2190...0x2199, 0x2500...0x27BF,
      0x3001...0x3029, 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6D7,
      0x1F900...0x1F9FF:
      value
    default: 0
    }
  }

  private static let kanaOffset: UInt32 = 0x700
  private static let fullWidthOffset: UInt32 = 0x700 + 0xBE

  private static func folded(_ value: UInt32, _ options: String.CompareOptions) -> UInt16 {
    guard let scalar = Unicode.Scalar(value), isSimple(scalar) else { return 0 }
    let text = String(scalar)
    let folded = options.isEmpty ? text : text.folding(options: options, locale: nil)
    let scalars = folded.precomposedStringWithCanonicalMapping.unicodeScalars
    guard scalars.count == 1, let only = scalars.first else { return 0 }
    return UInt16(exactly: only.value) ?? 0
  }

  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .unassigned, .control: false
    default: true
    }
  }
}
