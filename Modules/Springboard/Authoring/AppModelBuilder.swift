/// Collects the screens and rules that a closure lists, with `if`, `switch` and `for` among them.
@resultBuilder
public enum AppModelBuilder {
  /// Takes one part.
  public static func buildExpression(_ part: some AppModelPart) -> [any AppModelPart] { [part] }

  /// Joins the statements of a block.
  public static func buildBlock(_ parts: [any AppModelPart]...) -> [any AppModelPart] {
    parts.flatMap { $0 }
  }

  /// Takes the parts of an `if` without `else`.
  public static func buildOptional(_ parts: [any AppModelPart]?) -> [any AppModelPart] {
    parts ?? []
  }

  /// Takes the first branch of a choice.
  public static func buildEither(first parts: [any AppModelPart]) -> [any AppModelPart] { parts }

  /// Takes the second branch of a choice.
  public static func buildEither(second parts: [any AppModelPart]) -> [any AppModelPart] { parts }

  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [[any AppModelPart]]) -> [any AppModelPart] {
    parts.flatMap { $0 }
  }
}
