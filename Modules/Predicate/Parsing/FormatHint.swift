internal import Diagnostics

/// What is said about mistakes that people are known to make.
enum FormatHint {
  /// How much of a format is shown in a hint, in UTF-8 bytes.
  static let quotedLimit = 64

  static let apostrophe =
    "a quote inside a text is written \\' or \\\"; or put the text into the other kind of quotes"
  static let doubledQuote = "a quote inside a text is written \\', not doubled"
  static let bitwise =
    "a single & or | calculates with numbers; comparisons are joined with && or ||"
  static let path = "this is XPath, not a predicate"
  static let classChain =
    "this is a class chain; the predicate is what stands between the backticks"

  /// Words for equality that are no operators.
  static let equality: Set<String> = ["IS", "EQUALS", "EQUAL", "EQ"]

  /// What other languages call the operators.
  static let synonyms = [
    "STARTSWITH": "BEGINSWITH", "STARTS": "BEGINSWITH", "START": "BEGINSWITH",
    "BEGINS": "BEGINSWITH", "BEGIN": "BEGINSWITH", "HASPREFIX": "BEGINSWITH",
    "ENDS": "ENDSWITH", "END": "ENDSWITH", "HASSUFFIX": "ENDSWITH",
    "HAS": "CONTAINS", "INCLUDES": "CONTAINS", "INCLUDE": "CONTAINS",
    "REGEX": "MATCHES", "REGEXP": "MATCHES", "RLIKE": "MATCHES", "ILIKE": "LIKE[c]",
    "ISEQUAL": "==", "ISEQUALTO": "==", "EQUALSIGNORECASE": "==[c]", "EQUALTO": "==",
    "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">=",
  ]

  /// What characters are told that belong nowhere.
  private static let characters: [String: String] = [
    "\u{A0}": "this is a space of another kind; use an ordinary one",
    "\u{3000}": "this is a space of another kind; use an ordinary one",
    "\u{200B}": "this is a space of another kind; use an ordinary one",
    "\u{FEFF}": "this is a space of another kind; use an ordinary one",
    "≠": "write !=", "≤": "write <=", "≥": "write >=",
    "?": "for a value that is filled in later use %@ with an argument, or $name",
    "%": "the remainder of a division is modulus:by:(a, b)",
    "$": "a variable is written $name",
    "@": "a collection operator is written @count",
    "#": "a key that is a word of the language is written #size",
    "~": "regular expressions are for MATCHES: label MATCHES 'a.*'",
    ";": "comparisons are joined with AND or OR",
    "`": classChain,
  ]

  /// What to say about a character that belongs nowhere.
  static func character(_ character: String) -> String? {
    if "“”„‘’‚«»".contains(character) { return "use straight quotes: ' or \"" }
    if let hint = characters[character] { return hint }
    return character.utf8.count > 1 ? "put a text in quotes; other keys need %K" : nil
  }

  /// What to say about an argument of the wrong kind.
  static func argument(_ kind: String) -> String {
    switch kind {
    case "a whole number": "%d takes whole numbers; %@ takes any value"
    case "a number with a fraction": "%f takes numbers with a fraction; %@ takes any value"
    default: "%@ takes any value"
    }
  }

  /// The operator that a word stands for, in this language or another.
  static func `operator`(_ word: String) -> String? {
    let word = word.uppercased()
    if equality.contains(word) { return "==" }
    return FormatPredicate.Operator(rawValue: word)?.rawValue ?? synonyms[word]
  }

  /// All operators that can be evaluated.
  static var operators: String {
    let unusable: Set<FormatPredicate.Operator> = [.tokenMatches, .conformsToUTI, .equalsUTI]
    let usable = FormatPredicate.Operator.allCases.filter { !unusable.contains($0) }
    return "the operators are \(list(usable.map(\.rawValue)))"
  }

  static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// The words that another was perhaps meant to be.
  static func nearest(_ word: String, among words: [String]) -> String? {
    let nearest = word.count > 64 ? [] : word.nearest(among: words)
    return nearest.isEmpty ? nil : "did you mean \(nearest.joined(separator: " or "))?"
  }
}
