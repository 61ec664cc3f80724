package import Query

extension TextInput {
  /// Does what a keystroke does.
  ///
  /// With a hardware keyboard's modifiers: shift makes capitals and selects, option goes by words,
  /// command goes to the ends and is the shortcuts A, C, X and V. Other combinations do nothing.
  ///
  /// - Parameters:
  ///   - keystroke: A text or a key.
  ///   - modifiers: The keys that are held.
  ///   - pasteboard: What is copied and pasted.
  /// - Returns: What became of it.
  package mutating func press(
    _ keystroke: Keystroke,
    modifiers: KeyModifierFlags = [],
    pasteboard: inout Pasteboard
  ) -> TextInputOutcome {
    switch keystroke {
    case .text(let text) where modifiers.contains(.command):
      return shortcut(text.lowercased(), pasteboard: &pasteboard)
    case .text(let text):
      guard modifiers.isDisjoint(with: [.control, .option]) else { return .unchanged }
      let isCapital = !modifiers.isDisjoint(with: [.shift, .capsLock])
      insert(isCapital ? text.uppercased() : text)
      return .edited
    case .key(let key):
      return press(key, modifiers: modifiers)
    }
  }

  private mutating func shortcut(
    _ letter: String,
    pasteboard: inout Pasteboard
  ) -> TextInputOutcome {
    switch letter {
    case "a":
      selectAll()
    case "c", "x":
      // Nobody gets to read a secure text.
      guard !kind.isSecure, !selection.isEmpty else { break }
      pasteboard.text = selectedText
      if letter == "x" { return delete { $0.caret } ? .edited : .unchanged }
    case "v":
      guard let text = pasteboard.text, !text.isEmpty else { break }
      insert(text)
      return .edited
    default: break
    }
    return .unchanged
  }

  private mutating func press(
    _ key: KeyboardKey,
    modifiers: KeyModifierFlags
  ) -> TextInputOutcome {
    let isShifted = modifiers.contains(.shift)
    switch key {
    case .return:
      guard kind.isMultiline else { return .submitted }
      insert("\n")
      return .edited
    case .tab:
      if isShifted { return .movesToPreviousField }
      guard kind.isMultiline else { return .movesToNextField }
      insert("\t")
      return .edited
    case .delete, .forwardDelete:
      let movement = movement(key == .delete ? .leftArrow : .rightArrow, modifiers)
      guard let movement else { return .unchanged }
      return delete { $0.target(of: movement) } ? .edited : .unchanged
    default:
      guard let movement = movement(key, modifiers) else { return .unchanged }
      move(movement, isSelecting: isShifted)
      return .unchanged
    }
  }

  /// How a key moves the caret.
  private func movement(_ key: KeyboardKey, _ modifiers: KeyModifierFlags) -> Movement? {
    let (isByWord, isByLine) = (modifiers.contains(.option), modifiers.contains(.command))
    switch key {
    case .leftArrow: return isByLine ? .lineStart : isByWord ? .wordStart : .characterBefore
    case .rightArrow: return isByLine ? .lineEnd : isByWord ? .wordEnd : .characterAfter
    // In a field of one line the first line is the last one as well, so these go to its ends.
    case .upArrow: return isByLine || !kind.isMultiline ? .start : .lineAbove
    case .downArrow: return isByLine || !kind.isMultiline ? .end : .lineBelow
    case .home: return .lineStart
    case .end: return .lineEnd
    case .pageUp: return .start
    case .pageDown: return .end
    default: return nil
    }
  }
}
