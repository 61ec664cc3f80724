/// What an app does when something happens.
///
/// An effect sees what those before it have done: after `show`, locators are looked for on the new
/// screen. What effects do is no gesture, so they set off no rules but those for a screen that appears.
public struct Rule: Hashable, Sendable {
  /// What has to happen.
  public var trigger: Trigger

  /// What has to be the case then, before any effect; nil for anything.
  public var condition: Condition?

  /// What is done, in this order.
  public var effects: [Effect]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - trigger: What has to happen.
  ///   - condition: What has to be the case then.
  ///   - effects: What is done, in this order.
  public init(_ trigger: Trigger, when condition: Condition? = nil, _ effects: [Effect]) {
    self.trigger = trigger
    self.condition = condition
    self.effects = effects
  }
}
