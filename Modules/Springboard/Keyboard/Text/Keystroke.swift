package import Query

/// A part of what `typeText` is given: text as it is, or a key that does something.
package enum Keystroke: Hashable, Sendable {
  /// Text to insert as a whole, so that what belongs together stays together.
  case text(String)
  /// A key that edits, moves the caret, or submits.
  case key(KeyboardKey)

  /// Returns the keystrokes that type a text.
  ///
  /// Line breaks are the return key, and the characters that stand for keys (`KeyboardKey`) are those
  /// keys. Other control characters are no keys of any keyboard, and nothing is typed for them.
  ///
  /// - Complexity: O(n).
  package static func typing(_ text: String) -> [Keystroke] {
    var keystrokes: [Keystroke] = []
    var plain = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      guard isKey(scalar) else {
        plain.append(scalar)
        continue
      }
      if !plain.isEmpty {
        keystrokes.append(.text(String(plain)))
        plain = String.UnicodeScalarView()
      }
      // A line break of Windows is one line break.
      if scalar == "\n", previous == "\r" { continue }
      let key = KeyboardKey(String(scalar))
      keystrokes.append(.key(synonyms[key] ?? key))
    }
    if !plain.isEmpty { keystrokes.append(.text(String(plain))) }
    return keystrokes
  }

  /// Whether a character stands for a key; the last of AppKit's function keys are `KeyboardKey`'s own.
  private static func isKey(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F, 0xF700...0xF8A9: true
    default: false
    }
  }

  /// Characters that stand for a key besides the one that `KeyboardKey` has.
  private static let synonyms: [KeyboardKey: KeyboardKey] = [
    KeyboardKey("\n"): .return, .enter: .return, KeyboardKey("\u{7F}"): .delete,
  ]
}
