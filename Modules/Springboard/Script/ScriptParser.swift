internal import Diagnostics
package import Query

/// Reads lines of scripts.
///
/// ```swift
/// let event = try ScriptParser.parse("long-press \"id=row 2\" 1.5").event
/// ```
///
/// A line is a verb and what follows it. A locator goes to the end of the line and is taken as it stands;
/// where something may follow it, it is one word or stands in quotes. Texts in quotes have the escapes
/// `\n`, `\t`, `\r`, `\"`, `\'`, `\\` and `\u{…}`, and so do texts to type. Lines that are empty or begin with
/// `#` mean nothing.
package struct ScriptParser {
  var scanner: ScriptScanner
  /// What is odd about the locators of the line.
  private(set) var warnings: [LocatorWarning] = []

  private init(_ line: String) { scanner = ScriptScanner(line) }

  /// Reads a line.
  ///
  /// - Parameter line: The line, without its end.
  /// - Returns: The event, nil for a line that means nothing; and what is odd about its locators.
  /// - Throws: What is wrong, and where.
  package static func parse(
    _ line: String
  ) throws(ScriptSyntaxError) -> (event: ScriptEvent?, warnings: [LocatorWarning]) {
    var parser = ScriptParser(line)
    guard let word = parser.scanner.word(), !word.text.hasPrefix("#") else { return (nil, []) }
    guard let verb = ScriptVerb(rawValue: word.text) else {
      let nearest = word.text.nearest(among: ScriptVerb.allCases.map(\.rawValue))
      throw parser.scanner.failure(.unknownVerb(word.text, nearest: nearest), word.range)
    }
    let event = try parser.event(verb)
    if !parser.scanner.isAtEnd {
      throw parser.scanner.failure(.unexpected(verb), parser.scanner.rest.range)
    }
    return (event, parser.warnings)
  }

  /// Splits a text into words; texts in quotes are one.
  ///
  /// - Parameter text: The text.
  /// - Returns: The words; nil where a quote has no other, or an escape stands for no character.
  package static func words(_ text: String) -> [String]? {
    var scanner = ScriptScanner(text)
    var words: [String] = []
    do throws(ScriptSyntaxError) {
      while let word = try scanner.argument() { words.append(word.text) }
      return words
    } catch {
      return nil
    }
  }

  private mutating func event(_ verb: ScriptVerb) throws(ScriptSyntaxError) -> ScriptEvent {
    switch verb {
    case .tap: return .tap(try place(verb))
    case .doubleTap: return .doubleTap(try place(verb))
    case .longPress:
      let (place, seconds) = try timedPlace(verb)
      return .longPress(place, seconds: seconds ?? 1)
    case .swipe:
      let direction = try choice(verb, SwipeDirection.allCases.map { ($0.rawValue, $0) })
      return .swipe(direction, scanner.isAtEnd ? nil : try locator(verb))
    case .drag: return try drag()
    case .type: return .type(try text(verb))
    case .clear: return .clear(try locator(verb))
    case .set:
      let target = try shortLocator(verb)
      return .set(target, try text(verb))
    case .scrollTo: return .scrollTo(try locator(verb))
    case .press: return .press(try choice(verb, DeviceButton.scriptNames))
    case .rotate: return .rotate(try choice(verb, DeviceOrientation.scriptNames))
    case .wait:
      guard let word = scanner.word() else { throw scanner.failure(.missing(verb), scanner.end) }
      return .wait(seconds: try seconds(word))
    case .waitFor:
      let isWanted = !takesNot()
      let (place, seconds) = try timedPlace(verb)
      guard case .element(let locator) = place else {
        throw scanner.failure(.unexpected(verb), scanner.end)
      }
      return .waitFor(locator, exists: isWanted, seconds: seconds ?? 10)
    case .launch: return try launch()
    case .activate: return .activate(scanner.word()?.text)
    case .terminate: return .terminate(scanner.word()?.text)
    case .tree: return .tree(scanner.word()?.text)
    case .open:
      guard !scanner.isAtEnd else { throw scanner.failure(.missing(verb), scanner.end) }
      return .open(try scanner.remainder().text)
    case .alert: return try alert()
    case .reset: return .reset(try choice(verb, AppPermission.all.map { ($0.scriptName, $0) }))
    case .find: return .find(try locator(verb))
    case .expect: return try expectation()
    case .screen: return .screen
    case .apps: return .apps
    case .log: return .log
    case .save: return try save()
    case .help:
      guard !scanner.isAtEnd else { return .help(nil) }
      return .help(try choice(verb, ScriptVerb.allCases.map { ($0.rawValue, $0) }))
    case .quit: return .quit
    }
  }
}

// MARK: - Parts of a line

extension ScriptParser {
  /// Reads a locator.
  ///
  /// - Throws: That it is none, with its place in the line.
  mutating func parse(_ piece: ScriptScanner.Piece) throws(ScriptSyntaxError) -> Locator {
    do throws(LocatorSyntaxError) {
      let (locator, warnings) = try Locator.parse(piece.text)
      self.warnings += warnings
      return locator
    } catch {
      throw scanner.failure(.locator(error), piece.range)
    }
  }

  /// Takes a locator that goes to the end of the line.
  mutating func locator(_ verb: ScriptVerb) throws(ScriptSyntaxError) -> Locator {
    guard !scanner.isAtEnd else { throw scanner.failure(.missing(verb), scanner.end) }
    return try parse(scanner.remainder())
  }

  /// Takes a locator that something follows: in quotes, or one word.
  private mutating func shortLocator(_ verb: ScriptVerb) throws(ScriptSyntaxError) -> Locator {
    guard let piece = try scanner.quoted() ?? scanner.word() else {
      throw scanner.failure(.missing(verb), scanner.end)
    }
    return try parse(piece)
  }

  /// Takes a text that goes to the end of the line, with escapes.
  private mutating func text(_ verb: ScriptVerb) throws(ScriptSyntaxError) -> String {
    guard !scanner.isAtEnd else { throw scanner.failure(.missing(verb), scanner.end) }
    let piece = try scanner.remainder()
    return piece.isQuoted ? piece.text : try scanner.unescaped(piece.range)
  }

  /// Takes a word that is one of several; capitals and dashes do not matter.
  private mutating func choice<Value>(
    _ verb: ScriptVerb,
    _ choices: [(name: String, value: Value)]
  ) throws(ScriptSyntaxError) -> Value {
    guard let word = scanner.word() else { throw scanner.failure(.missing(verb), scanner.end) }
    func folded(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != "_" } }
    let wanted = folded(word.text)
    if let found = choices.first(where: { folded($0.name) == wanted }) { return found.value }
    let names = choices.map(\.name)
    throw scanner.failure(
      .unknownChoice(word.text, of: names, nearest: word.text.nearest(among: names)),
      word.range
    )
  }

  /// Reads a number of seconds, with or without a unit.
  func seconds(_ word: ScriptScanner.Piece) throws(ScriptSyntaxError) -> Double {
    guard let number = Self.seconds(word.text) else {
      throw scanner.failure(.notSeconds(word.text), word.range)
    }
    return number
  }

  static func seconds(_ text: String) -> Double? {
    let digits = text.hasSuffix("s") ? text.dropLast() : Substring(text)
    guard digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Takes the word "not", if something follows it.
  mutating func takesNot() -> Bool {
    var ahead = scanner
    guard ahead.word()?.text == "not", !ahead.isAtEnd else { return false }
    scanner = ahead
    return true
  }
}

// MARK: - Names

extension DeviceButton {
  fileprivate static let scriptNames: [(String, DeviceButton)] = allCases.map {
    ($0.scriptName, $0)
  }

  /// The name in scripts.
  var scriptName: String { "\(self)".inKebabCase }
}

extension DeviceOrientation {
  fileprivate static let scriptNames: [(String, DeviceOrientation)] =
    allCases.filter { $0 != .unknown }.map { ($0.scriptName, $0) }

  /// The name in scripts.
  var scriptName: String { "\(self)".inKebabCase }
}

extension AppPermission {
  /// The name in scripts.
  var scriptName: String { name.inKebabCase }
}

extension String {
  /// Words with dashes between them instead of capitals.
  fileprivate var inKebabCase: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }
}
