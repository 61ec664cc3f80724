internal import Foundation
internal import Query

/// A text to type, taken apart into what should then be in the field, and what is keys.
struct TypedText {
  /// What goes into the field.
  let content: String

  /// What follows from the first key on that is not a text for this field.
  let keys: String

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMultiline: Whether the return and tab keys type something.
  init(_ text: String, isMultiline: Bool) {
    let end = text.firstIndex { character in
      let isBreak = character.isNewline || character == "\t"
      return isBreak && !isMultiline || character.isFunctionKey
    }
    content = String(text[..<(end ?? text.endIndex)])
    keys = String(text[(end ?? text.endIndex)...])
  }
}

extension Character {
  /// Whether it stands for a key that types nothing, as those of `KeyboardKey` do.
  fileprivate var isFunctionKey: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x3, 0x8, 0x1B, 0x7F, 0xF700...0xF8FE: true
      default: false
      }
    }
  }
}
