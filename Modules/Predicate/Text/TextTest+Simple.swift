internal import Foundation

/// Comparison of texts of simple characters, for which Foundation need not be asked.
extension TextTest {
  /// Where a text has to be found in another.
  enum Place {
    case anywhere, start, end, whole
  }

  /// The folded characters of a text to find; nil if one of them is not simple.
  static func simpleScalars(
    of text: String,
    folding: ScalarFolding,
    options: FormatPredicate.Options
  ) -> SearchPattern<UInt32>? {
    // Code units are compared then, and not characters.
    if options.contains(.normalized) { return nil }
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard let folded = Unicode.Scalar(folding(scalar.value)), folded != "\0" else { return nil }
      scalars.append(folded.value)
      if folded.isASCII { continue }
      // Foundation takes a character that is left with a mark for others now and then: it finds
      // `ϋ` in `υϏ`. Only it can tell where.
      let parts = String(folded).decomposedStringWithCanonicalMapping.unicodeScalars
      guard parts.count == 1, parts.first == folded else { return nil }
    }
    return scalars.isEmpty ? nil : SearchPattern(scalars)
  }

  /// Returns whether the text is found in another; nil if a character of either is not simple.
  ///
  /// - Complexity: O(n).
  func simplyFinds(in text: UnsafeBufferPointer<UInt8>, _ place: Place) -> Bool? {
    guard let needle = simpleScalars else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: text.count) { scalars in
      var count = 0
      var index = 0
      while index < text.count {
        let (value, length) = text.scalar(at: index)
        let folded = folding(value)
        if folded == 0 { return nil }
        scalars.initializeElement(at: count, to: folded)
        count += 1
        index += length
      }
      return Self.finds(needle, in: UnsafeBufferPointer(rebasing: scalars[..<count]), place)
    }
  }

  /// Returns whether another text begins with the text; nil if a character that matters is not simple.
  func isSimplePrefix(of text: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard let needle = simpleScalars?.view else { return nil }
    var index = 0
    for scalar in needle {
      if index == text.count { return false }
      let (value, length) = text.scalar(at: index)
      let folded = folding(value)
      if folded == 0 { return nil }
      if folded != scalar { return false }
      index += length
    }
    // What follows may be a mark that belongs to the last character.
    return index == text.count || folding(text.scalar(at: index).value) != 0 ? true : nil
  }

  private static func finds(
    _ pattern: SearchPattern<UInt32>,
    in text: UnsafeBufferPointer<UInt32>,
    _ place: Place
  ) -> Bool {
    let needle = pattern.view
    guard needle.count <= text.count else { return false }
    let last = text.count - needle.count
    switch place {
    case .whole: return last == 0 && stands(needle, at: 0, in: text)
    case .start: return stands(needle, at: 0, in: text)
    case .end: return stands(needle, at: last, in: text)
    case .anywhere:
      return pattern.occurs(in: text)
    }
  }

  private static func stands(
    _ needle: UnsafeBufferPointer<UInt32>,
    at offset: Int,
    in text: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    var index = 0
    while index < needle.count {
      if text[offset + index] != needle[index] { return false }
      index += 1
    }
    return true
  }
}
