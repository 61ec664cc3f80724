internal import Hierarchy
internal import Predicate
internal import Query
internal import Reporting

// Verbs with more than one thing behind them.
extension ScriptParser {
  /// Takes a place that goes to the end of the line.
  mutating func place(_ verb: ScriptVerb) throws(ScriptSyntaxError) -> ScriptPlace {
    guard !scanner.isAtEnd else { throw scanner.failure(.missing(verb), scanner.end) }
    return try place(scanner.remainder())
  }

  private mutating func place(
    _ piece: ScriptScanner.Piece
  ) throws(ScriptSyntaxError) -> ScriptPlace {
    if !piece.isQuoted, let point = Point(scriptText: piece.text) { return .point(point) }
    return .element(try parse(piece))
  }

  /// Takes a place, and a number of seconds where there is one.
  ///
  /// After a place in quotes, and a point, the number stands alone. After other locators it has the unit,
  /// since a label may well end in a number.
  mutating func timedPlace(
    _ verb: ScriptVerb
  ) throws(ScriptSyntaxError) -> (ScriptPlace, seconds: Double?) {
    guard !scanner.isAtEnd else { throw scanner.failure(.missing(verb), scanner.end) }
    if let quoted = try scanner.quoted() {
      let place = try place(quoted)
      return (place, try scanner.word().map { word throws(ScriptSyntaxError) in try seconds(word) })
    }
    let rest = scanner.rest
    let words = Self.lastWord(of: rest, in: scanner)
    scanner.skip(to: rest.range.upperBound)
    guard let (before, last) = words else { return (try place(rest), nil) }
    let number = Self.seconds(last.text)
    if let number, last.text.hasSuffix("s") || Point(scriptText: before.text) != nil {
      return (try place(before), number)
    }
    let place = try place(rest)
    if number != nil, case .element(.accessibilityID) = place {
      throw scanner.failure(
        .perhapsSeconds(locator: before.text, seconds: last.text),
        last.range
      )
    }
    return (place, nil)
  }

  /// Splits a part of the line before its last word; nil where it has one word.
  private static func lastWord(
    of piece: ScriptScanner.Piece,
    in scanner: ScriptScanner
  ) -> (before: ScriptScanner.Piece, last: ScriptScanner.Piece)? {
    let bytes = Array(piece.text.utf8)
    guard let blank = bytes.lastIndex(where: \.isScriptBlank) else { return nil }
    let end = bytes[..<blank].lastIndex { !$0.isScriptBlank }.map { $0 + 1 } ?? blank
    let start = piece.range.lowerBound
    return (
      scanner.piece(start..<start + end),
      scanner.piece(start + blank + 1..<piece.range.upperBound)
    )
  }

  /// Reads `drag PLACE to PLACE`.
  mutating func drag() throws(ScriptSyntaxError) -> ScriptEvent {
    guard !scanner.isAtEnd else { throw scanner.failure(.missing(.drag), scanner.end) }
    if let quoted = try scanner.quoted() {
      let start = try place(quoted)
      guard let word = scanner.word(), word.text == "to", !scanner.isAtEnd else {
        throw scanner.failure(.noDestination, scanner.end)
      }
      return .drag(start, to: try place(scanner.remainder()))
    }
    let rest = scanner.rest
    guard let to = Self.word("to", in: rest, after: rest.range.lowerBound) else {
      throw scanner.failure(.noDestination, scanner.end)
    }
    let start = try place(scanner.piece(rest.range.lowerBound..<to.lowerBound).trimmed(in: scanner))
    scanner.skip(to: to.upperBound)
    let end = try scanner.remainder()
    if !end.isQuoted, let second = Self.word("to", in: rest, after: to.upperBound) {
      throw scanner.failure(.severalDestinations, second)
    }
    return .drag(start, to: try place(end))
  }

  /// Finds a word between others.
  private static func word(
    _ word: String,
    in piece: ScriptScanner.Piece,
    after start: Int
  ) -> Range<Int>? {
    let bytes = Array(piece.text.utf8)
    let word = Array(word.utf8)
    var index = max(start - piece.range.lowerBound, 1)
    while index + word.count < bytes.count {
      let isWord = bytes[index...].starts(with: word) && bytes[index - 1].isScriptBlank
      if isWord, bytes[index + word.count].isScriptBlank {
        let place = piece.range.lowerBound + index
        return place..<place + word.count
      }
      index += 1
    }
    return nil
  }

  /// Reads `launch [BUNDLE] [ARGUMENT…]`; a word with a dash before it is an argument.
  mutating func launch() throws(ScriptSyntaxError) -> ScriptEvent {
    var words: [String] = []
    while let word = try scanner.argument() { words.append(word.text) }
    let hasBundle = words.first.map { !$0.hasPrefix("-") } ?? false
    return .launch(
      hasBundle ? words.first : nil,
      arguments: Array(hasBundle ? words.dropFirst() : words[...])
    )
  }

  /// Reads `alert`, `alert accept`, `alert dismiss` or `alert LABEL`.
  mutating func alert() throws(ScriptSyntaxError) -> ScriptEvent {
    guard !scanner.isAtEnd else { return .alert }
    let piece = try scanner.remainder()
    switch piece.text {
    case "accept" where !piece.isQuoted: return .answer(.accept)
    case "dismiss" where !piece.isQuoted: return .answer(.dismiss)
    default: return .answer(.button(piece.text))
    }
  }

  /// Reads `expect [not] LOCATOR [PREDICATE]`.
  ///
  /// What follows a locator of one word is a predicate if it can be read as one, and all of the line is
  /// none.
  mutating func expectation() throws(ScriptSyntaxError) -> ScriptEvent {
    let isWanted = !takesNot()
    guard !scanner.isAtEnd else { throw scanner.failure(.missing(.expect), scanner.end) }
    if let quoted = try scanner.quoted() {
      let locator = try parse(quoted)
      guard !scanner.isAtEnd else { return .expect(locator, exists: isWanted) }
      let rest = scanner.rest
      guard isWanted else { throw scanner.failure(.predicateAfterNot, rest.range) }
      scanner.skip(to: rest.range.upperBound)
      do throws(PredicateSyntaxError) {
        return .expectation(locator, try TreePredicate(format: rest.text))
      } catch {
        throw scanner.failure(.predicate(error), rest.range)
      }
    }
    var ahead = self
    if let (locator, predicate) = ahead.locatorAndPredicate() {
      guard isWanted else { throw scanner.failure(.predicateAfterNot, ahead.scanner.rest.range) }
      self = ahead
      scanner.skip(to: scanner.rest.range.upperBound)
      return .expectation(locator, predicate)
    }
    return .expect(try locator(.expect), exists: isWanted)
  }

  /// A locator of one word and a predicate, if that is what is left.
  private mutating func locatorAndPredicate() -> (Locator, TreePredicate)? {
    switch try? Locator(scanner.rest.text) {
    case .predicate, .xpath, .classChain, .css: return nil
    case .accessibilityID, .className, .linkText, nil: break
    }
    guard let word = scanner.word(), !scanner.isAtEnd,
      let predicate = try? TreePredicate(format: scanner.rest.text),
      !predicate.predicate.subjectKeys.isEmpty,
      let locator = try? parse(word)
    else { return nil }
    return (locator, predicate)
  }

  /// Reads `save FILE`.
  mutating func save() throws(ScriptSyntaxError) -> ScriptEvent {
    guard !scanner.isAtEnd else { throw scanner.failure(.missing(.save), scanner.end) }
    let piece = try scanner.remainder()
    guard DumpFormat(fileName: piece.text) != nil else {
      let known = DumpFormat.all.flatMap(\.fileExtensions).map { ".\($0)" }
      throw scanner.failure(.unknownFormat(piece.text, known: known), piece.range)
    }
    return .save(path: piece.text)
  }
}

extension ScriptScanner.Piece {
  /// The part without blanks at its end.
  fileprivate func trimmed(in scanner: ScriptScanner) -> ScriptScanner.Piece {
    let bytes = Array(text.utf8)
    let end = bytes.lastIndex { !$0.isScriptBlank }.map { $0 + 1 } ?? 0
    return scanner.piece(range.lowerBound..<range.lowerBound + end)
  }
}

extension Point {
  /// Reads two numbers with a comma between them.
  init?(scriptText text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.drop { $0 == " " })
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
    else { return nil }
    self.init(x: x, y: y)
  }
}

extension DumpFormat {
  /// Finds the format that files with an ending have.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    guard let format = DumpFormat.all.first(where: { $0.fileExtensions.contains(ending) }) else {
      return nil
    }
    self = format
  }
}
