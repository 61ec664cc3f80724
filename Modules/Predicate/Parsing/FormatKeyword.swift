/// A word that cannot be a key, unless `#` stands before it.
///
/// The list is that of Apple's *Predicate Format String Syntax*, and of the words that
/// `predicateFormat` is known to escape beyond it. Case does not matter.
enum FormatKeyword: String, CaseIterable {
  case all, any, some, none
  case and, or, not
  case anykey, fetch, apply
  case between, contains, `in`, like, matches, beginswith, endswith, tokenmatches
  case utiConformsTo = "uti-conforms-to"
  case utiEquals = "uti-equals"
  case caseinsensitive, ci
  case cast, function, subquery
  case first, last, size
  case `false`, no, `true`, yes
  case falsepredicate, truepredicate
  case intersect, intersection, minus, union
  case `nil`, null
  case `self`

  /// The keyword that some letters spell, in any case.
  init?(_ letters: ArraySlice<UInt8>) {
    guard let candidates = Self.byLength[letters.count],
      let match = candidates.first(where: { keyword in
        zip(keyword.letters, letters).allSatisfy { $0 == $1.asciiLowercased }
      })
    else { return nil }
    self = match.keyword
  }

  /// Keywords by the number of their letters, for look-up without making strings.
  private static let byLength = Dictionary(
    grouping: allCases.map { (keyword: $0, letters: Array($0.rawValue.utf8)) },
    by: \.letters.count
  )

  /// What a keyword means that is an operator.
  var kind: FormatToken.Kind {
    switch self {
    case .and: .and
    case .or: .or
    case .not: .not
    case .between: .comparison(.between)
    case .contains: .comparison(.contains)
    case .in: .comparison(.in)
    case .like: .comparison(.like)
    case .matches: .comparison(.matches)
    case .beginswith: .comparison(.beginsWith)
    case .endswith: .comparison(.endsWith)
    case .tokenmatches: .comparison(.tokenMatches)
    case .utiConformsTo: .comparison(.conformsToUTI)
    case .utiEquals: .comparison(.equalsUTI)
    default: .keyword(self)
    }
  }

  /// Whether a key has to be written with `#`.
  static func isReserved(_ key: String) -> Bool { FormatKeyword(Array(key.utf8)[...]) != nil }
}
