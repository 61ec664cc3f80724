import Foundation
import Predicate
import TestSupport
import Testing

/// Laws that hold for all predicates and subjects.
@Suite struct EvaluationLawTests {
  /// What evaluation comes to; errors are a third truth value.
  private enum Outcome: Equatable {
    case value(Bool)
    case failure(PredicateEvaluationError.Problem)

    init(
      _ predicate: FormatPredicate,
      _ subject: PredicateValue,
      _ variables: [String: PredicateValue]
    ) {
      do throws(PredicateEvaluationError) {
        self = .value(try predicate.evaluate(with: subject, variables: variables))
      } catch {
        self = .failure(error.problem)
      }
    }
  }

  /// Whether evaluation gives another answer each time.
  private func isFickle(_ predicate: FormatPredicate) -> Bool {
    let format = predicate.description
    return format.contains("random") || format.contains("now()")
  }

  @Test(arguments: UInt64(0)..<20)
  func `negation is moved inwards, and two negations are none`(seed: UInt64) {
    var random = RandomPredicate(seed: 3_000 + seed)
    for _ in 0..<60 {
      let subject = random.value()
      let variables = random.variables()
      let (first, second) = (random.predicate(depth: 3), random.predicate(depth: 3))
      if isFickle(first) || isFickle(second) { continue }
      func outcome(_ predicate: FormatPredicate) -> Outcome {
        Outcome(predicate, subject, variables)
      }
      #expect(
        outcome(.not(.and([first, second]))) == outcome(.or([.not(first), .not(second)])),
        "\(first) | \(second)"
      )
      #expect(
        outcome(.not(.or([first, second]))) == outcome(.and([.not(first), .not(second)])),
        "\(first) | \(second)"
      )
      #expect(outcome(.not(.not(first))) == outcome(first))
      #expect(outcome(.and([.constant(true), first])) == outcome(first))
      #expect(outcome(.or([.constant(false), first])) == outcome(first))
      #expect(outcome(.and([.constant(false), first])) == .value(false))
      #expect(outcome(.or([.constant(true), first])) == .value(true))
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `operators are each other's opposites or mirrors`(seed: UInt64) {
    var random = RandomPredicate(seed: 4_000 + seed)
    for _ in 0..<150 {
      let (left, right) = (random.value(), random.value())
      func outcome(
        _ first: PredicateValue,
        _ op: FormatPredicate.Operator,
        _ second: PredicateValue,
        _ options: FormatPredicate.Options = []
      ) -> Bool? {
        let comparison = FormatPredicate.Comparison(
          .variable("a"),
          op,
          .variable("b"),
          options: options
        )
        return try? FormatPredicate.comparison(comparison).evaluate(
          with: .null,
          variables: ["a": first, "b": second]
        )
      }
      for options in [FormatPredicate.Options.caseInsensitive, [], .diacriticInsensitive] {
        let isEqual = outcome(left, .equalTo, right, options)
        // Equality is never an error, is its own mirror, and is the opposite of inequality.
        #expect(isEqual != nil)
        #expect(outcome(right, .equalTo, left, options) == isEqual)
        #expect(outcome(left, .notEqualTo, right, options) == isEqual.map { !$0 })
        #expect(outcome(left, .equalTo, left, options) == true, "\(left)")
        #expect(outcome(left, .in, right, options) == outcome(right, .contains, left, options))
        let isLess = outcome(left, .lessThan, right, options)
        #expect(outcome(right, .greaterThan, left, options) == isLess)
        #expect(
          outcome(left, .lessThanOrEqualTo, right, options)
            == outcome(right, .greaterThanOrEqualTo, left, options)
        )
        // Two values that can be ordered, and neither of which is nothing, are so in one way.
        if let isLess, case let isMore? = outcome(left, .greaterThan, right, options),
          outcome(left, .notEqualTo, .null) == true, outcome(right, .notEqualTo, .null) == true
        {
          #expect(!(isLess && isMore))
          #expect(outcome(left, .greaterThanOrEqualTo, right, options) == !isLess)
        }
      }
    }
  }

  /// A printed predicate not only equals the first one, but has the same answers.
  @Test(arguments: UInt64(0)..<10)
  func `any subject is answered or refused, and the answer is always the same`(seed: UInt64) throws
  {
    var random = RandomPredicate(seed: 5_000 + seed)
    var answerCount = 0
    for _ in 0..<150 {
      let predicate = random.predicate()
      if isFickle(predicate) { continue }
      let again = try FormatPredicate(format: predicate.description)
      for _ in 0..<3 {
        let (subject, variables) = (random.value(), random.variables())
        let outcome = Outcome(predicate, subject, variables)
        #expect(Outcome(again, subject, variables) == outcome)
        if case .value = outcome { answerCount += 1 }
      }
    }
    #expect(answerCount > 50)
  }
}
