extension FormatPredicate {
  /// What is overlooked when texts are compared: the letters in brackets after an operator.
  public struct Options: OptionSet, Hashable, Sendable, Codable {
    /// One bit for each letter.
    public let rawValue: UInt8

    /// Creates a set from its bits; those that stand for no letter are left out.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1_1111 }

    /// `[c]`: case, by Unicode's full case folding (`ß` is `ss`).
    public static let caseInsensitive = Options(rawValue: 1)

    /// `[d]`: combining marks (`é` is `e`; `ø` and `ł` have none).
    public static let diacriticInsensitive = Options(rawValue: 2)

    /// `[n]`: nothing; texts are taken to be normalised, and compared code unit by code unit.
    public static let normalized = Options(rawValue: 4)

    /// `[l]`: nothing more.
    ///
    /// Apple's engine follows the user's locale here; ours has none, so that the answer is the same
    /// everywhere.
    public static let localeSensitive = Options(rawValue: 8)

    /// `[w]`: only whole words, as Spotlight's queries have it; it cannot be evaluated here.
    public static let wordBased = Options(rawValue: 16)

    /// All options with their letters, in the order of `predicateFormat`.
    package static let letters: [(option: Options, letter: UInt8)] = [
      (.caseInsensitive, UInt8(ascii: "c")),
      (.diacriticInsensitive, UInt8(ascii: "d")),
      (.normalized, UInt8(ascii: "n")),
      (.localeSensitive, UInt8(ascii: "l")),
      (.wordBased, UInt8(ascii: "w")),
    ]
  }
}
