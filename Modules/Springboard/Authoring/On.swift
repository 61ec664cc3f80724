/// A rule as authors write it.
///
/// ```swift
/// On(.tap("id=signIn"), when: .element("id=mail", satisfies: "value CONTAINS '@'")) {
///   Show("home")
/// }
/// ```
public struct On: AppModelPart {
  /// The rule.
  public let rule: Rule

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - trigger: What has to happen.
  ///   - condition: What has to be the case then.
  ///   - effects: What is done.
  public init(
    _ trigger: Trigger,
    when condition: Condition? = nil,
    @EffectsBuilder _ effects: () -> [Effect]
  ) {
    rule = Rule(trigger, when: condition, effects())
  }

  /// Adds the rule for every screen.
  public func add(to model: inout AppModel) { model.rules.append(rule) }
}
