internal import Diagnostics
internal import Hierarchy
internal import Predicate

/// Reads a class chain, from left to right and nothing twice.
///
/// The grammar is that of WebDriverAgent's `FBClassChainQueryParser.m`.
struct ClassChainParser {
  /// How long a chain may be, in UTF-8 bytes.
  static let lengthLimit = 1 << 20

  let chain: String
  let source: [UInt8]
  private let checksRegularExpressions: Bool
  private let vocabulary = PredicateDialect.webDriverAgent.vocabulary

  /// The byte that is read next.
  var position = 0
  /// What is allowed, but hardly meant.
  private(set) var warnings: [ClassChainWarning] = []

  init(_ chain: String, checksRegularExpressions: Bool) {
    self.chain = chain
    source = Array(chain.utf8)
    self.checksRegularExpressions = checksRegularExpressions
  }

  mutating func parse() throws(ClassChainSyntaxError) -> ClassChain {
    if source.isEmpty { throw failure(.empty, at: 0..<0) }
    guard source.count <= Self.lengthLimit else {
      throw failure(.tooLong(limit: Self.lengthLimit), at: Self.lengthLimit..<source.count)
    }
    var items: [ClassChain.Item] = []
    repeat {
      items.append(try parseItem(isFirst: items.isEmpty))
    } while skip("/")
    guard position == source.count else { throw unexpected(.continuation) }
    return ClassChain(items: items)
  }

  private mutating func parseItem(
    isFirst: Bool
  ) throws(ClassChainSyntaxError) -> ClassChain.Item {
    let isDescendant = try skipDescendantMarker()
    let start = position
    let (name, type) = try parseType(isDescendant ? .type : .item)
    if isFirst, !isDescendant, type == .application {
      warnings.append(
        ClassChainWarning(
          chain: chain,
          range: start..<position,
          kind: .applicationInsideApplication
        )
      )
    }
    var conditions: [ClassChain.Condition] = []
    var place: Int?
    while isAt("[") {
      let bracket = position
      position += 1
      switch byte {
      case "`", "$":
        guard place == nil else {
          throw failure(.predicateAfterPosition, at: bracket..<source.count)
        }
        conditions.append(try parseCondition(delimiter: source[position]))
      default:
        let value = try parsePosition()
        guard place == nil else { throw failure(.secondPosition, at: bracket..<position) }
        place = value
      }
      guard skip("]") else { throw unexpected(.closingBracket) }
    }
    return ClassChain.Item(
      typeName: name,
      type: type,
      isDescendant: isDescendant,
      conditions: conditions,
      position: place
    )
  }

  /// Passes over `**/`, and says whether it was there.
  private mutating func skipDescendantMarker() throws(ClassChainSyntaxError) -> Bool {
    guard source[position...].starts(with: "**".utf8) else { return false }
    position += 2
    guard skip("/") else { throw unexpected(.slashAfterStars) }
    if source[position...].starts(with: "**".utf8) {
      throw failure(.repeatedDescendantMarker, at: position..<position + 2)
    }
    return true
  }

  private mutating func parseType(
    _ expectation: ClassChainSyntaxError.Expectation
  ) throws(ClassChainSyntaxError) -> (name: String, type: ElementType) {
    if skip("*") { return ("*", .any) }
    let start = position
    while let scalar = scalar(at: position), scalar.isClassNameLetter {
      position += scalar.utf8.count
    }
    guard position > start else { throw unexpected(expectation) }
    let name = text(start..<position)
    if let type = ElementType(webDriverName: name) { return (name, type) }
    let prefix = ElementType.webDriverPrefix.utf8
    guard name.utf8.starts(with: prefix), name.utf8.count > prefix.count else {
      throw failure(.unknownType(name), at: start..<position)
    }
    warnings.append(
      ClassChainWarning(
        chain: chain,
        range: start..<position,
        kind: .unknownType(name, nearest: Self.typeNames(near: name))
      )
    )
    return (name, .other)
  }

  private mutating func parsePosition() throws(ClassChainSyntaxError) -> Int {
    let start = position
    while position < source.count, source[position].isPositionPart { position += 1 }
    guard position > start else { throw unexpected(.bracketContent) }
    let digits = text(start..<position)
    guard let value = Int(digits) else {
      throw failure(.malformedPosition(digits), at: start..<position)
    }
    guard value != 0 else { throw failure(.zeroPosition, at: start..<position) }
    return value
  }
}

// MARK: - Predicates

extension ClassChainParser {
  /// Reads a predicate with its delimiters, which are written twice inside it.
  private mutating func parseCondition(
    delimiter: UInt8
  ) throws(ClassChainSyntaxError) -> ClassChain.Condition {
    let open = position
    position += 1
    var format: [UInt8] = []
    // How many bytes of the format come before each delimiter that was written twice.
    var doubled: [Int] = []
    while position < source.count {
      let next = position + 1 < source.count ? source[position + 1] : nil
      if source[position] == delimiter {
        guard next == delimiter else { break }
        doubled.append(format.count)
        position += 1
      }
      format.append(source[position])
      position += 1
    }
    guard position < source.count else { throw unclosedPredicate(from: open) }
    position += 1
    if format.isEmpty { throw failure(.emptyPredicate, at: open..<position) }
    // A delimiter in the wrong place is told first; what it cuts off is seldom a predicate.
    guard isAt("]") else {
      if format.suffix(2).elementsEqual("][".utf8) { throw unclosedPredicate(from: open) }
      throw unexpected(.closingBracket)
    }

    /// The place in the chain of a place in the predicate.
    func inChain(_ range: Range<Int>) -> Range<Int> {
      func offset(_ place: Int) -> Int { open + 1 + place + doubled.count { $0 < place } }
      return offset(range.lowerBound)..<offset(range.upperBound)
    }
    do throws(PredicateSyntaxError) {
      let parsed = try FormatPredicate.parse(
        String(decoding: format, as: UTF8.self),
        vocabulary: vocabulary,
        checksRegularExpressions: checksRegularExpressions
      )
      for warning in parsed.warnings {
        warnings.append(
          ClassChainWarning(
            chain: chain,
            range: inChain(warning.range),
            kind: .predicate(warning)
          )
        )
      }
      return delimiter == UInt8(ascii: "`")
        ? .element(parsed.predicate) : .descendant(parsed.predicate)
    } catch {
      if error.problem == .empty { throw failure(.emptyPredicate, at: open..<position) }
      throw failure(.predicate(error), at: inChain(error.range))
    }
  }
}

extension ClassChainParser {
  private func unclosedPredicate(from open: Int) -> ClassChainSyntaxError {
    failure(.unclosedPredicate(text(open..<open + 1)), at: open..<open + 1)
  }
}

// MARK: - Characters

extension ClassChainParser {
  /// The character that is read next, if it is one of ASCII.
  private var byte: Character? {
    position < source.count && source[position] < 0x80
      ? Character(Unicode.Scalar(source[position])) : nil
  }

  private func isAt(_ character: Character) -> Bool { byte == character }

  /// Passes over a character, and says whether it was there.
  private mutating func skip(_ character: Character) -> Bool {
    guard isAt(character) else { return false }
    position += 1
    return true
  }

  /// The character at a place; nil at the end.
  func scalar(at place: Int) -> Unicode.Scalar? {
    guard place < source.count else { return nil }
    if source[place] < 0x80 { return Unicode.Scalar(source[place]) }
    var end = place + 1
    while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    return text(place..<end).unicodeScalars.first
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
}

extension UInt8 {
  fileprivate var isPositionPart: Bool {
    self == UInt8(ascii: "-") || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}

extension Unicode.Scalar {
  /// Whether names of classes may have the character, as WebDriverAgent sees it.
  ///
  /// Those are the letters and marks of any script, but WebDriverAgent looks at halves of
  /// characters beyond the first 65,536, which are no letters.
  var isClassNameLetter: Bool {
    guard value <= 0xFFFF else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return false
    }
  }
}
