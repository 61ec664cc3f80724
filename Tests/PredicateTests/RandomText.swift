import TestSupport

extension String {
  /// Pieces of texts that are hard to compare, each a character or a part of one.
  private static let pieces: [String] = [
    "a", "A", "b", "e", "E", "i", "I", "k", "K", "o", "s", "S", "ss", "SS", "st", "f", "fi", "t",
    "z", "1", "0", " ", "-", "_", ";", "`", "*", "?", "\\", "(", ".",
    // Control characters, line breaks.
    "\0", "\u{1}", "\u{7F}", "\t", "\n", "\r", "\r\n", "\u{85}", "\u{A0}", "\u{2028}",
    // Latin-1 and beyond.
    "é", "É", "ä", "Å", "å", "ñ", "ø", "Ø", "æ", "Æ", "ł", "Ł", "ß", "ẞ", "ı", "İ", "ſ", "µ", "ÿ",
    "ŉ", "ǆ", "ǅ", "Ǆ", "ﬁ", "ﬀ", "ﬆ", "ﬅ",
    // Combining marks, alone and after letters.
    "\u{301}", "\u{300}", "\u{308}", "\u{307}", "\u{323}", "\u{30A}", "\u{345}", "\u{338}",
    "e\u{301}", "a\u{30A}", "i\u{307}", "s\u{323}\u{307}", "s\u{307}\u{323}",
    // Canonical singletons.
    "\u{212A}", "\u{212B}", "\u{2126}", "\u{37E}", "\u{387}", "\u{1FEF}", "\u{2000}", "\u{340}",
    "\u{341}", "\u{2329}", "\u{F900}", "豈",
    // Greek with its sigmas, Cyrillic, Georgian, Cherokee.
    "σ", "ς", "Σ", "ω", "Ω", "ά", "ΐ", "ᾳ", "ᾼ", "и", "й", "Й", "П", "п", "ა", "Ა", "Ꭰ", "ꭰ",
    // Full-width, Hangul, kana with marks, Hebrew points, Arabic, Thai, Devanagari.
    "Ａ", "ａ", "１", "가", "\u{1100}\u{1161}", "각", "\u{1100}", "\u{1161}", "\u{11A8}", "が",
    "か\u{3099}", "ｶﾞ", "שׁ", "ש\u{5C1}", "ב", "ع", "ع\u{64E}", "ก", "กี", "क", "क्ष", "\u{94D}",
    // Emoji with joiners, skin tones, flags, variation selectors.
    "😀", "👍", "👍🏽", "🏽", "👩‍👩‍👧", "👩", "\u{200D}", "🇩🇪", "🇩", "☀️", "☀", "\u{FE0F}", "1️⃣",
    // Beyond the basic plane, with case and with marks.
    "𐐀", "𐐨", "𝔸", "𝅗𝅥", "\u{200B}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\u{AD}", "\u{34F}",
  ]

  /// A text of up to some pieces; one in four is of ASCII alone.
  static func random(
    upTo count: Int,
    using generator: inout SeededGenerator
  ) -> String {
    let isASCII = Int.random(in: 0..<4, using: &generator) == 0
    let pieces = isASCII ? pieces.filter { $0.utf8.allSatisfy { $0 < 0x80 } } : pieces
    // Half of the texts are mostly letters of ASCII, as labels are.
    let isPlain = Bool.random(using: &generator)
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &generator) {
      let isLetter = isPlain && Int.random(in: 0..<3, using: &generator) > 0
      if !isASCII, Int.random(in: 0..<12, using: &generator) == 0 {
        let value = UInt32.random(in: 0...0x2_FFFF, using: &generator)
        // Libraries may be of different age, and know the newest characters or not.
        if let scalar = Unicode.Scalar(value), (scalar.properties.age?.major ?? 0) <= 14 {
          text.unicodeScalars.append(scalar)
        }
        continue
      }
      let index = Int.random(in: 0..<(isLetter ? 20 : pieces.count), using: &generator)
      text.unicodeScalars.append(contentsOf: pieces[index].unicodeScalars)
    }
    return text
  }

  /// Some scalars of the text that stand next to each other.
  func randomPart(using generator: inout SeededGenerator) -> String {
    let scalars = Array(unicodeScalars)
    if scalars.isEmpty { return "" }
    let start = Int.random(in: 0..<scalars.count, using: &generator)
    let end = Int.random(in: start...min(scalars.count, start + 4), using: &generator)
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<end])
    return text
  }

  /// The text with its scalars written out, since many of them cannot be seen.
  var scalarDescription: String {
    "\"\(unicodeScalars.map { $0.escaped(asASCII: true) }.joined())\""
  }
}
