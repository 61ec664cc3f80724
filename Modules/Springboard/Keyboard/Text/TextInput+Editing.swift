extension TextInput {
  /// Types a text at the caret, in place of what is selected.
  ///
  /// Fields of one line get a space for each line break, which can only come from pasting.
  package mutating func insert(_ inserted: String) {
    let isOneLine = !kind.isMultiline
    let line = isOneLine ? String(inserted.map { $0.isNewline ? " " : $0 }) : inserted
    emptyIfStale()
    replaceSelection(with: line)
  }

  /// Deletes what is selected, or else the character before the caret.
  ///
  /// - Returns: Whether there was anything to delete.
  package mutating func deleteBackward() -> Bool { delete { $0.caret - 1 } }

  /// Deletes what is selected, or else the character after the caret.
  ///
  /// - Returns: Whether there was anything to delete.
  package mutating func deleteForward() -> Bool { delete { $0.caret + 1 } }

  /// Deletes the whole text, as the button "Clear text" does.
  ///
  /// - Returns: Whether there was anything to delete.
  package mutating func clear() -> Bool {
    selectAll()
    return delete { $0.caret }
  }

  /// Selects the whole text.
  package mutating func selectAll() { select(0..<text.count) }

  /// Selects some characters, as far as there are that many; the caret is at the end.
  package mutating func select(_ characters: Range<Int>) {
    let count = text.count
    anchor = min(max(characters.lowerBound, 0), count)
    caret = min(max(characters.upperBound, 0), count)
  }

  /// Deletes what is selected, or else what is between the caret and another place.
  mutating func delete(to other: (TextInput) -> Int) -> Bool {
    if isStale {
      emptyIfStale()
      return true
    }
    if anchor == caret { anchor = min(max(other(self), 0), text.count) }
    guard anchor != caret else { return false }
    replaceSelection(with: "")
    return true
  }

  private mutating func emptyIfStale() {
    guard isStale else { return }
    isStale = false
    (text, caret, anchor) = ("", 0, 0)
  }

  private mutating func replaceSelection(with inserted: String) {
    let replaced = indices(of: selection)
    let end = text[..<replaced.lowerBound].utf8.count + inserted.utf8.count
    text.replaceSubrange(replaced, with: inserted)
    // What was inserted may be one character with what comes after it; the caret goes behind that.
    (caret, anchor) = (0, 0)
    var offset = 0
    for character in text where offset < end {
      offset += character.utf8.count
      caret += 1
    }
    anchor = caret
  }
}
