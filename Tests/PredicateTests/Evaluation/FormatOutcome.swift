import Predicate

/// What becomes of a format: the value of an expression or predicate, or the error's summary.
enum FormatOutcome {
  /// The value of an expression, printed.
  static func ofExpression(
    _ format: String,
    _ subject: PredicateValue = .null,
    _ variables: [String: PredicateValue] = [:]
  ) -> String {
    of { "\(try FormatExpression(format: format).value(with: subject, variables: variables))" }
  }

  /// `true`, `false`, or the error.
  static func ofPredicate(
    _ format: String,
    _ subject: PredicateValue = .null,
    _ variables: [String: PredicateValue] = [:]
  ) -> String {
    of { "\(try FormatPredicate(format: format).evaluate(with: subject, variables: variables))" }
  }

  private static func of(_ work: () throws -> String) -> String {
    do {
      return try work()
    } catch let error as PredicateSyntaxError {
      return "syntax: \(error.summary)"
    } catch let error as PredicateEvaluationError {
      return "error: \(error.summary)"
    } catch {
      return "\(error)"
    }
  }
}
