import Foundation
import Predicate
import Testing

/// Predicates over what Foundation reads from JSON.
@Suite struct FormatPredicateObjectsTests {
  @Test(arguments: try PredicateVector.all().filter { $0.parses && $0.outcome != nil })
  func `what is known of Apple's engine holds for Foundation's objects`(
    _ vector: PredicateVector
  ) throws {
    if VectorTests.disputed.contains(vector.id) { return }
    let predicate = try FormatPredicate.parse(vector.format, arguments: vector.arguments).predicate
    let outcome: PredicateVector.Outcome
    do throws(PredicateEvaluationError) {
      outcome = .value(
        try predicate.evaluate(
          withObject: vector.foundationObject,
          variables: vector.foundationVariables
        )
      )
    } catch {
      outcome = .failure
    }
    #expect(outcome == vector.outcome)
  }
}
