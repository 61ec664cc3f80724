/// Collects the elements that a closure lists, with `if`, `switch` and `for` among them.
@resultBuilder
public enum ElementRecordsBuilder {
  /// Takes one element.
  public static func buildExpression(_ record: ElementRecord) -> [ElementRecord] { [record] }

  /// Takes elements that were made elsewhere.
  public static func buildExpression(_ records: [ElementRecord]) -> [ElementRecord] { records }

  /// Joins the statements of a block.
  public static func buildBlock(_ records: [ElementRecord]...) -> [ElementRecord] {
    records.flatMap { $0 }
  }

  /// Takes the elements of an `if` without `else`.
  public static func buildOptional(_ records: [ElementRecord]?) -> [ElementRecord] {
    records ?? []
  }

  /// Takes the first branch of a choice.
  public static func buildEither(first records: [ElementRecord]) -> [ElementRecord] { records }

  /// Takes the second branch of a choice.
  public static func buildEither(second records: [ElementRecord]) -> [ElementRecord] { records }

  /// Joins the rounds of a loop.
  public static func buildArray(_ records: [[ElementRecord]]) -> [ElementRecord] {
    records.flatMap { $0 }
  }
}
