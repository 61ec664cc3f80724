/// Collects the effects that a closure lists, with `if`, `switch` and `for` among them.
@resultBuilder
public enum EffectsBuilder {
  /// Takes one effect.
  public static func buildExpression(_ statement: some EffectStatement) -> [Effect] {
    [statement.effect]
  }

  /// Takes effects that were made elsewhere.
  public static func buildExpression(_ effects: [Effect]) -> [Effect] { effects }

  /// Joins the statements of a block.
  public static func buildBlock(_ effects: [Effect]...) -> [Effect] { effects.flatMap { $0 } }

  /// Takes the effects of an `if` without `else`.
  public static func buildOptional(_ effects: [Effect]?) -> [Effect] { effects ?? [] }

  /// Takes the first branch of a choice.
  public static func buildEither(first effects: [Effect]) -> [Effect] { effects }

  /// Takes the second branch of a choice.
  public static func buildEither(second effects: [Effect]) -> [Effect] { effects }

  /// Joins the rounds of a loop.
  public static func buildArray(_ effects: [[Effect]]) -> [Effect] { effects.flatMap { $0 } }
}
