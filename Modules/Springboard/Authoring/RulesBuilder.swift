/// Collects the rules that a closure lists, with `if`, `switch` and `for` among them.
@resultBuilder
public enum RulesBuilder {
  /// Takes one rule.
  public static func buildExpression(_ rule: On) -> [Rule] { [rule.rule] }

  /// Takes rules that were made elsewhere.
  public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }

  /// Joins the statements of a block.
  public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }

  /// Takes the rules of an `if` without `else`.
  public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }

  /// Takes the first branch of a choice.
  public static func buildEither(first rules: [Rule]) -> [Rule] { rules }

  /// Takes the second branch of a choice.
  public static func buildEither(second rules: [Rule]) -> [Rule] { rules }

  /// Joins the rounds of a loop.
  public static func buildArray(_ rules: [[Rule]]) -> [Rule] { rules.flatMap { $0 } }
}
