public import Predicate
public import Query

/// What has to be the case for a rule to be followed.
public indirect enum Condition: Hashable, Sendable {
  /// The locator finds something.
  case exists(Locator)
  /// The locator finds as many elements as a range says.
  case count(Locator, ClosedRange<Int>)
  /// The first element that the locator finds satisfies a predicate.
  case element(Locator, TreePredicate)
  /// Two texts are the same, character for character.
  case equal(TextTemplate, TextTemplate)
  /// A text satisfies a predicate, in which it is `SELF`.
  case text(TextTemplate, FormatPredicate)
  /// The app was launched with an argument, which the given text follows where it is not nil.
  case argument(String, followedBy: String?)
  /// The app was launched with a variable in its environment, which has the text where it is not nil.
  case environment(String, value: String?)
  /// A permission has a status.
  case permission(AppPermission, AppPermission.Status)
  /// All of these.
  case all([Condition])
  /// At least one of these.
  case any([Condition])
  /// Not this.
  case not(Condition)
}
