/// What stands in the brackets of `list[…]`.
public enum PredicateIndex: Hashable, Sendable {
  /// `[FIRST]`: the first member.
  case first

  /// `[LAST]`: the last member.
  case last

  /// `[SIZE]`: the number of members.
  case size

  /// A position from 0, or a key of a dictionary.
  case at(FormatExpression)
}
