/// How a text begins that may be a comparison: with a key, and an operator.
struct ComparisonShape {
  /// How the key is compared.
  enum Sign: Equatable {
    /// By `=`, `<`, `>` or `!`; the last three are in hardly any identifier.
    case symbol(isEquality: Bool)
    /// By a word such as `CONTAINS`, here in small letters.
    case word(String, isCapital: Bool)
    /// By a method of other languages, as in `label.contains('a')`.
    case method
  }

  /// The first part of the key.
  let key: String
  /// Whether the key has parts, as `rect.x`.
  let isPath: Bool
  let sign: Sign
  /// What follows the operator, without blanks before it.
  private let operand: Substring.UTF8View

  /// The operators that are words.
  private static let words: Set<String> = [
    "beginswith", "endswith", "contains", "like", "matches", "in", "between",
  ]

  /// Words for places and sizes, which no dialect has as keys of their own.
  private static let geometry: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "midX", "midY", "left", "top",
    "right", "bottom",
  ]

  /// Takes the beginning of a text apart; nil where it is no key and operator.
  init?(_ text: Substring.UTF8View) {
    var rest = text
    while true {
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "!") }
      let word = rest.prefix(while: \.isLetter)
      guard word.elementsEqual("NOT".utf8), word.endIndex < rest.endIndex,
        !rest[word.endIndex].isKeyPart
      else { break }
      rest = rest[word.endIndex...]
    }
    let path = rest.prefix { $0.isKeyPart }
    guard path.first?.isLetter == true else { return nil }
    let parts = path.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    rest = rest[path.endIndex...]
    key = parts.first ?? ""
    isPath = parts.count > 1 && parts.allSatisfy { $0.utf8.first?.isLetter == true }
    if rest.first == UInt8(ascii: "("), let method = parts.last, parts.count > 1 {
      guard Self.methods.contains(method.lowercased()) else { return nil }
      sign = .method
      operand = rest.dropFirst().drop(while: \.isBlank)
      return
    }
    rest = rest.drop(while: \.isBlank)
    if let symbol = rest.first, "=<>!".utf8.contains(symbol) {
      sign = .symbol(isEquality: symbol == UInt8(ascii: "="))
      operand = rest.drop { "=<>!".utf8.contains($0) || $0.isBlank }
      return
    }
    let word = rest.prefix(while: \.isLetter)
    let letters = String(Substring(word))
    guard Self.words.contains(letters.lowercased()) else { return nil }
    sign = .word(letters.lowercased(), isCapital: word.allSatisfy { !$0.isSmallLetter })
    operand = rest[word.endIndex...].drop(while: \.isBlank)
  }

  /// What other languages call the operators.
  private static let methods = words.union([
    "equals", "startswith", "hasprefix", "hassuffix", "isequal", "isequaltostring",
  ])

  private var isElementKey: Bool { PredicateDialect.any.key(named: key) != nil }

  private func operandBegins(with characters: String) -> Bool {
    operand.first.map { characters.utf8.contains($0) } ?? false
  }

  /// Whether only a predicate is written like that, so that a mistake in it is worth an error.
  ///
  /// Sentences have words such as `in` as well, so that in small letters they tell less.
  var isPlainlyPredicate: Bool {
    switch sign {
    case .symbol(isEquality: true): isElementKey
    case .symbol:
      isElementKey || (isPath || Self.geometry.contains(key)) && operandBegins(with: "-.0123456789")
    case .method: isElementKey && operandBegins(with: "'\"")
    case .word(_, isCapital: true): isElementKey || operandBegins(with: "['\"")
    case .word("in", _), .word("between", _): isElementKey && isListOfTexts
    case .word("beginswith", _), .word("endswith", _): isElementKey
    case .word:
      isElementKey && (operandBegins(with: "['\"") || !operand.contains(where: \.isBlank))
    }
  }

  /// Whether it may well be a predicate, although sentences are like that too.
  var isPerhapsPredicate: Bool {
    switch sign {
    case .symbol, .method: false
    case .word(_, isCapital: true): true
    case .word("in", _), .word("between", _): false
    case .word: isElementKey
    }
  }

  /// Whether the operand is a list in brackets of one kind or another, with quotes in it.
  private var isListOfTexts: Bool {
    guard operandBegins(with: "([{") else { return false }
    return operand.dropFirst().first { !$0.isBlank }.map { "'\"".utf8.contains($0) } ?? false
  }
}

extension UInt8 {
  fileprivate var isKeyPart: Bool {
    isLetter || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ".")
  }
}

extension String {
  /// Whether a part of the text is `AND` or `OR` and then a comparison of a key.
  var continuesAsPredicate: Bool {
    let bytes = Substring(self).utf8
    guard bytes.contains(where: { "=<>".utf8.contains($0) }) else { return false }
    for word in [" AND ", " OR ", " and ", " or ", " && ", " || "] {
      for start in bytes.indices where bytes[start...].starts(with: word.utf8) {
        let rest = bytes[start...].dropFirst(word.utf8.count)
        if let shape = ComparisonShape(rest), case .symbol = shape.sign, shape.isPlainlyPredicate {
          return true
        }
      }
    }
    return false
  }
}
