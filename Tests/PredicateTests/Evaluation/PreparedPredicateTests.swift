import Foundation
import Predicate
import TestSupport
import Testing

@Suite struct PreparedPredicateTests {
  /// Values that are the same in more than one form, and some that are not.
  let values: [PredicateValue] = [
    .null, 0, 1, 1.0, -0.0, 2.5, .real(.nan), 9_007_199_254_740_993, 9_007_199_254_740_992.0, "a",
    "A", "é", "e\u{301}", "1", .date(Date(timeIntervalSinceReferenceDate: 5)), [1, "a"],
    [1.0, "a"],
    ["k": 1], ["k": 2], .set([1, 2]), .set([2, 1]),
  ]

  @Test func `what is looked up in a long list is what is compared with its members`() throws {
    let list = PredicateValue.array(values)
    for format in ["SELF IN $list", "$list CONTAINS SELF", "NOT (SELF IN $list AND TRUEPREDICATE)"]
    {
      let predicate = try FormatPredicate(format: format)
      for left in values {
        for skipped in values.indices {
          // Without one member, so that there is something that is not in the list.
          var members = values
          members.remove(at: skipped)
          let variables = ["list": PredicateValue.array(members)]
          let prepared = predicate.prepared(variables: variables)
          #expect(
            try prepared.evaluate(with: left)
              == predicate.evaluate(with: left, variables: variables)
          )
        }
        #expect(
          try predicate.prepared(variables: ["list": list]).evaluate(with: left)
            == predicate.evaluate(with: left, variables: ["list": list])
        )
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a prepared predicate answers as it did before`(_ seed: UInt64) throws {
    var random = RandomPredicate(seed: seed)
    for _ in 0..<50 {
      let predicate = random.predicate()
      let (subject, variables) = (random.value(), random.variables())
      guard !["now", "random"].contains(where: predicate.description.contains) else { continue }
      let prepared = predicate.prepared(variables: variables)
      func outcome(_ work: () throws -> Bool) -> String {
        do { return "\(try work())" } catch { return "\(error)" }
      }
      #expect(
        outcome { try prepared.evaluate(with: subject) }
          == outcome { try predicate.evaluate(with: subject, variables: variables) },
        "\(predicate)"
      )
    }
  }

  @Test func `an error names what was written, and not what a list became`() throws {
    let numbers = (0..<20).map { $0 }
    let prepared = try FormatPredicate(format: "SELF IN[w] %@ OR 'a' IN %@", numbers, 3).prepared()
    let error = #expect(throws: PredicateEvaluationError.self) { try prepared.evaluate(with: 1) }
    #expect(error?.problem == .unsupported("the option [w]"))
    let other = try FormatPredicate(format: "SELF IN %@ AND missing > 1", numbers).prepared()
    let fault = #expect(throws: PredicateEvaluationError.self) { try other.evaluate(with: 1) }
    #expect(fault?.expression == "missing")
  }

  @Test func `Foundation's predicates look values up as well`() {
    let names = (0..<100).map { "Name \($0)" }
    let people = [["name": "Name 7"], ["name": "Name 700"]]
    let isKnown = NSPredicate(format: "name IN %@", names)
    #expect(people.map { isKnown.evaluate(with: $0) } == [true, false])
    let isListed = NSPredicate(format: "name IN $list")
    let variables = ["list": Set(names)]
    #expect(
      people.map { isListed.evaluate(with: $0, substitutionVariables: variables) } == [true, false]
    )
  }
}
