/// A predicate of Apple's predicate format language, as a value.
///
/// ```swift
/// let predicate = try FormatPredicate(format: "label BEGINSWITH[c] 'sign' AND enabled == 1")
/// print(predicate)   // label BEGINSWITH[c] "sign" AND enabled == 1
/// ```
///
/// The language is that of `NSPredicate(format:)`; the description is what Apple calls
/// `predicateFormat`. What was parsed, or is put together in the way in which the parser does it,
/// parses back to an equal value from it. Texts are equal here when they have the
/// same characters in the same encoding, as for the language's own `==`, not when they merely look
/// the same.
public indirect enum FormatPredicate: Sendable {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool)

  /// Two expressions and an operator.
  case comparison(Comparison)

  /// `NOT`: true when the predicate is not.
  case not(FormatPredicate)

  /// `AND`: true when all are, and so when there are none.
  case and([FormatPredicate])

  /// `OR`: true when any is, and so not when there are none.
  case or([FormatPredicate])
}

extension FormatPredicate: Hashable {}
