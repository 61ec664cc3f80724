/// Names for Swift code, made of texts that may be anything.
enum SwiftName {
  private static let lengthLimit = 60

  /// Returns a name that begins with a small letter, such as `signIn` for "Sign in".
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fallback: The name for a text in which nothing can stand in a name.
  /// - Returns: The name, without backticks where it is a keyword.
  static func lowerCamelCase(_ text: String, otherwise fallback: String) -> String {
    // In capitals alone, as in SIGN_IN, only the underscores tell words.
    let words = words(of: text.contains { $0.isLowercase } ? text : text.lowercased())
    guard let first = words.first else { return fallback }
    let name = lowercasedBeginning(first) + words.dropFirst().map(capitalized).joined()
    return beginningProperly(String(name.prefix(lengthLimit)))
  }

  /// Returns a name that begins with a large letter, such as `SignIn` for "sign-in".
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fallback: The name for a text in which nothing can stand in a name.
  /// - Returns: The name.
  static func upperCamelCase(_ text: String, otherwise fallback: String) -> String {
    let name = words(of: text).map(capitalized).joined()
    return name.isEmpty ? fallback : beginningProperly(String(name.prefix(lengthLimit)))
  }

  /// Returns a name as it is written where it is declared: keywords in backticks.
  static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The parts of a text that can stand in names.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if canStand(scalar, first: word.isEmpty) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static func canStand(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    let properties = scalar.properties
    guard properties.isXIDContinue, !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    // A mark needs a letter that it belongs to.
    case .nonspacingMark, .spacingMark, .enclosingMark: return !first
    case .connectorPunctuation, .otherPunctuation: return false
    default: return true
    }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A word with small letters at its beginning: `mail`, `url`, `urlField` for "URLField".
  private static func lowercasedBeginning(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    // The last of several capitals begins a word of its own.
    guard capitals.count > 1, let next = rest.first, next.isLowercase else {
      return capitals.lowercased() + rest
    }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  private static func beginningProperly(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart else {
      return "_" + name
    }
    // These mean something else behind a point, even in backticks.
    return name == "init" || name == "self" ? name + "_" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
    "nil", "open", "operator", "package", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
