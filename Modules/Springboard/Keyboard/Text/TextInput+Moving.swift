extension TextInput {
  /// A step or a leap of the caret.
  enum Movement {
    case characterBefore, characterAfter
    case wordStart, wordEnd
    case lineStart, lineEnd
    case lineAbove, lineBelow
    case start, end
  }

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: Where to.
  ///   - isSelecting: Whether what it passes gets selected, as with shift; otherwise nothing is selected
  ///     afterwards, and a step of one character goes to the edge of what was.
  mutating func move(_ movement: Movement, isSelecting: Bool) {
    let isCollapsing = !isSelecting && anchor != caret
    switch movement {
    case .characterBefore where isCollapsing: caret = selection.lowerBound
    case .characterAfter where isCollapsing: caret = selection.upperBound
    default: caret = target(of: movement)
    }
    if !isSelecting { anchor = caret }
  }

  /// Where a movement leads from the caret.
  func target(of movement: Movement) -> Int {
    let characters = Array(text)
    switch movement {
    case .characterBefore: return max(caret - 1, 0)
    case .characterAfter: return min(caret + 1, characters.count)
    case .start: return 0
    case .end: return characters.count
    case .wordStart:
      guard !kind.isSecure else { return 0 }
      var place = caret
      while place > 0, !characters[place - 1].isOfWord { place -= 1 }
      while place > 0, characters[place - 1].isOfWord { place -= 1 }
      return place
    case .wordEnd:
      guard !kind.isSecure else { return characters.count }
      var place = caret
      while place < characters.count, !characters[place].isOfWord { place += 1 }
      while place < characters.count, characters[place].isOfWord { place += 1 }
      return place
    case .lineStart: return lineStart(before: caret, in: characters)
    case .lineEnd: return lineEnd(after: caret, in: characters)
    case .lineAbove:
      let start = lineStart(before: caret, in: characters)
      guard start > 0 else { return 0 }
      let above = lineStart(before: start - 1, in: characters)
      return min(above + caret - start, start - 1)
    case .lineBelow:
      let end = lineEnd(after: caret, in: characters)
      guard end < characters.count else { return end }
      let column = caret - lineStart(before: caret, in: characters)
      return min(end + 1 + column, lineEnd(after: end + 1, in: characters))
    }
  }

  /// Selects the word at a place, as two taps do; the whole of a secure text, whose words are secret.
  ///
  /// A word is a run of letters, digits and underscores. Between words it is the one before; other
  /// characters are selected one at a time where there is no word to the left of them on the line.
  package mutating func selectWord(at place: Int) {
    guard !kind.isSecure else { return selectAll() }
    let characters = Array(text)
    guard !characters.isEmpty else { return select(0..<0) }
    var start = min(max(place, 0), characters.count - 1)
    if !characters[start].isOfWord {
      let lineStart = lineStart(before: start, in: characters)
      let last = characters[lineStart...start].lastIndex(where: \.isOfWord)
      guard let last else { return select(start..<start + 1) }
      start = last
    }
    var end = start
    while start > 0, characters[start - 1].isOfWord { start -= 1 }
    while end < characters.count, characters[end].isOfWord { end += 1 }
    select(start..<end)
  }

  private func lineStart(before place: Int, in characters: [Character]) -> Int {
    (characters[..<place].lastIndex(where: \.isNewline) ?? -1) + 1
  }

  private func lineEnd(after place: Int, in characters: [Character]) -> Int {
    characters[place...].firstIndex(where: \.isNewline) ?? characters.count
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
