extension FormatPredicate {
  /// Which of several values on the left of a comparison have to fit.
  ///
  /// The names are those of `NSComparisonPredicate.Modifier`. `SOME` is another spelling of `ANY`;
  /// `NONE` is `NOT ANY`.
  public enum Modifier: String, Codable, Hashable, Sendable, CaseIterable {
    /// The left side is one value.
    case direct

    /// `ANY`: the left side is a collection, one of whose members has to fit.
    case any

    /// `ALL`: the left side is a collection, all of whose members have to fit.
    case all
  }
}
