extension FormatPredicate.Operator {
  /// The operator as a verb, before what it compares with.
  func words(_ right: String) -> String {
    switch self {
    case .lessThan: "is less than \(right)"
    case .lessThanOrEqualTo: "is at most \(right)"
    case .greaterThan: "is more than \(right)"
    case .greaterThanOrEqualTo: "is at least \(right)"
    case .equalTo: "is \(right)"
    case .notEqualTo: "is not \(right)"
    case .matches: "as a whole matches the regular expression \(right)"
    case .like: "fits the pattern \(right) (? is one character, * any number)"
    case .beginsWith: "begins with \(right)"
    case .endsWith: "ends with \(right)"
    case .in: "is in \(right)"
    case .contains: "contains \(right)"
    case .between: "is between the two bounds in \(right), both included"
    case .tokenMatches: "has the words of \(right)"
    case .conformsToUTI: "conforms to the uniform type identifier \(right)"
    case .equalsUTI: "is the same uniform type identifier as \(right)"
    }
  }

  /// The operator as a verb, before a text or a date.
  func words(inOrder right: String) -> String {
    switch self {
    case .lessThan: "comes before \(right)"
    case .lessThanOrEqualTo: "comes before \(right), or is the same"
    case .greaterThan: "comes after \(right)"
    case .greaterThanOrEqualTo: "comes after \(right), or is the same"
    default: words(right)
    }
  }
}

extension FormatPredicate.Options {
  /// What is overlooked, to follow a comparison.
  var words: String {
    var words = ""
    switch (contains(.caseInsensitive), contains(.diacriticInsensitive)) {
    case (true, true): words += ", ignoring case and diacritics"
    case (true, false): words += ", ignoring case"
    case (false, true): words += ", ignoring diacritics"
    case (false, false): break
    }
    if contains(.normalized) { words += ", code unit by code unit" }
    if contains(.localeSensitive) { words += ", by the rules of the locale" }
    if contains(.wordBased) { words += ", whole words only" }
    return words
  }
}
