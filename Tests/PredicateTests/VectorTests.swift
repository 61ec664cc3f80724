import Foundation
import Predicate
import TestSupport
import Testing

/// The public cases of `Tests/Fixtures/predicate/vectors.json`, each with its source.
@Suite struct VectorTests {
  /// Cases of less than high confidence that we answer otherwise.
  ///
  /// - v200: the text `İzmir` has an ordinary `i` before its `r`, so that `CONTAINS[c] 'i'` is
  ///   true whatever `İ` folds to; Foundation's own search says so as well.
  static let disputed: Set<String> = ["v200"]

  @Test(arguments: try PredicateVector.all())
  func `what is known of Apple's engine holds`(_ vector: PredicateVector) throws {
    let predicate: FormatPredicate
    do throws(PredicateSyntaxError) {
      predicate = try FormatPredicate.parse(vector.format, arguments: vector.arguments).predicate
    } catch {
      #expect(!vector.parses, "\(error)")
      return
    }
    #expect(vector.parses, "parsed as \(predicate)")
    if let expected = vector.expectedFormat { #expect(predicate.description == expected) }
    #expect(try FormatPredicate(format: predicate.description) == predicate)

    let outcome: PredicateVector.Outcome
    do throws(PredicateEvaluationError) {
      outcome = .value(try predicate.evaluate(with: vector.object, variables: vector.variables))
    } catch {
      outcome = .failure
    }
    if let expected = vector.outcome, !Self.disputed.contains(vector.id) {
      #expect(outcome == expected)
    }
  }

  @Test func `only cases of less than high confidence are disputed`() throws {
    let disputed = try PredicateVector.all().filter { Self.disputed.contains($0.id) }
    #expect(disputed.count == Self.disputed.count)
    #expect(disputed.allSatisfy { $0.confidence != "high" })
  }
}
