internal import Hierarchy

/// What a rule is followed for, which `${this}` stands for in its texts.
enum RuleSubject {
  /// The element that the trigger's locator has found, which the gesture was made on.
  case element(ElementNode)
  /// What an address has in place of the first `*` of the trigger, or the address.
  case text(String)
}
