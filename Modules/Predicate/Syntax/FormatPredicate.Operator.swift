extension FormatPredicate {
  /// How the sides of a comparison are compared.
  ///
  /// The names are those of `NSComparisonPredicate.Operator`; the raw value is the spelling in
  /// `predicateFormat`.
  public enum Operator: String, Codable, Hashable, Sendable, CaseIterable {
    /// Comes before.
    case lessThan = "<"
    /// Comes before, or at the same place.
    case lessThanOrEqualTo = "<="
    /// Comes after.
    case greaterThan = ">"
    /// Comes after, or at the same place.
    case greaterThanOrEqualTo = ">="
    /// Is the same.
    case equalTo = "=="
    /// Is not the same.
    case notEqualTo = "!="
    /// The left text as a whole fits the regular expression on the right, in ICU's syntax.
    case matches = "MATCHES"
    /// The left text as a whole fits the pattern on the right, with `?` for one and `*` for any
    /// number of characters.
    case like = "LIKE"
    /// The left text begins with the right one.
    case beginsWith = "BEGINSWITH"
    /// The left text ends with the right one.
    case endsWith = "ENDSWITH"
    /// The left value is a member, or a part, of the right one.
    case `in` = "IN"
    /// The right value is a member, or a part, of the left one.
    case contains = "CONTAINS"
    /// The left value lies between the two on the right, or is one of them.
    case between = "BETWEEN"
    /// Apple's undocumented search for words; it cannot be evaluated here.
    case tokenMatches = "TOKENMATCHES"
    /// A uniform type identifier conforms to another; it cannot be evaluated here.
    case conformsToUTI = "UTI-CONFORMS-TO"
    /// A uniform type identifier is the same as another; it cannot be evaluated here.
    case equalsUTI = "UTI-EQUALS"
  }
}
