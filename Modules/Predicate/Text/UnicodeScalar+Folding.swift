extension Unicode.Scalar {
  /// Calls a closure with each of the scalars that this one is when case is ignored, by Unicode's
  /// full case folding.
  func forEachFolded(_ body: (UInt32) -> Void) {
    if value < 0x80 {
      body(UInt32(UInt8(truncatingIfNeeded: value).asciiLowercased))
    } else if !properties.changesWhenCaseMapped || self == "ı" || 0x13A0...0x13F5 ~= value {
      // The ı of Turkish has the capital I, but is no i; for Cherokee see below.
      body(value)
    } else if 0x13F8...0x13FD ~= value || 0xAB70...0xABBF ~= value {
      // Cherokee alone folds to its capitals, which are older.
      for scalar in properties.uppercaseMapping.unicodeScalars { body(scalar.value) }
    } else {
      // A capital such as ẞ has to become small before its small letter can become SS.
      for lower in properties.lowercaseMapping.unicodeScalars {
        for upper in lower.properties.uppercaseMapping.unicodeScalars {
          for scalar in upper.properties.lowercaseMapping.unicodeScalars { body(scalar.value) }
        }
      }
    }
  }
}
