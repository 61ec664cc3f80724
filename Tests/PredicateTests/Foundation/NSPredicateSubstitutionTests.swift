#if !canImport(ObjectiveC)
import Foundation
import Predicate
import Testing

/// `withSubstitutionVariables(_:)` and `evaluate(with:substitutionVariables:)`.
@Suite struct NSPredicateSubstitutionTests {
  /// The template of Apple's *Predicate Programming Guide*, “Creating Predicates”.
  @Test func `a template becomes a predicate`() {
    let template = NSPredicate(format: "lastName like[c] $LAST_NAME")
    let predicate = template.withSubstitutionVariables(["LAST_NAME": "Turner"])
    #expect(predicate.formatString == #"lastName LIKE[c] "Turner""#)
    #expect(predicate.evaluate(with: ["lastName": "TURNER"]))
    #expect(!predicate.evaluate(with: ["lastName": "Taylor"]))
    #expect(template.formatString == "lastName LIKE[c] $LAST_NAME")
    #expect(predicate == NSPredicate(format: "lastName LIKE[c] 'Turner'"))
  }

  static let values: [(any Sendable, String)] = [
    (1, "SELF == 1"), (true, "SELF == 1"), (NSNull(), "SELF == nil"), ("'", #"SELF == "'""#),
    ([1, 2], "SELF == {1, 2}"), (Set([2, 1]), "SELF == {1, 2}"),
    (Date(timeIntervalSinceReferenceDate: 1), #"SELF == CAST(1.0, "NSDate")"#),
  ]

  @Test(arguments: values)
  func `values of every kind are written down`(_ value: any Sendable, _ text: String) throws {
    let predicate = NSPredicate(format: "SELF == $x").withSubstitutionVariables(["x": value])
    #expect(predicate.formatString == text)
    #expect(predicate.evaluate(with: value))
    #expect(predicate.formatPredicate != nil)
  }

  @Test func `values that cannot be written down stay variables with a value`() {
    let id = UUID()
    let predicate = NSPredicate(format: "SELF == $id").withSubstitutionVariables(["id": id])
    #expect(predicate.formatString == "SELF == $id")
    #expect(predicate.evaluate(with: id))
    #expect(predicate.evaluate(with: id, substitutionVariables: ["id": UUID()]))
  }

  @Test func `the rest of the variables can get values later`() {
    let template = NSPredicate(format: "SELF BETWEEN {$low, $high}")
    let half = template.withSubstitutionVariables(["low": 1, "unknown": 2])
    #expect(half.formatString == "SELF BETWEEN {1, $high}")
    #expect(half.evaluate(with: 3, substitutionVariables: ["low": 9, "high": 4]))
    #expect(!half.evaluate(with: 3, substitutionVariables: ["high": 2]))
    let whole = half.withSubstitutionVariables(["low": 9, "high": 4])
    #expect(whole.formatString == "SELF BETWEEN {1, 4}")
    #expect(whole.evaluate(with: 3))
  }

  @Test func `a variable of a SUBQUERY is another one`() {
    let template = NSPredicate(format: "SUBQUERY(SELF, $x, $x > $y).@count == $x")
    let predicate = template.withSubstitutionVariables(["x": 2, "y": 5])
    #expect(predicate.formatString == "SUBQUERY(SELF, $x, $x > 5).@count == 2")
    #expect(predicate.evaluate(with: [4, 6, 7]))
    #expect(!predicate.evaluate(with: [4, 5, 7]))
  }

  @Test func `a variable that is set by the predicate itself keeps what it is set to`() {
    let template = NSPredicate(format: "$x == 1 AND ($x := 2) == 2 AND $x == SELF")
    let predicate = template.withSubstitutionVariables(["x": 1])
    #expect(predicate.formatString == "$x == 1 AND ($x := 2) == 2 AND $x == SELF")
    #expect(predicate.evaluate(with: 2))
    #expect(!predicate.evaluate(with: 1))
    #expect(predicate.formatPredicate == nil)
  }

  @Test func `compound predicates and blocks get the values as well`() {
    let block = NSPredicate { object, bindings in
      object as? Int == (bindings?["x"] as? Int).map { $0 + 1 }
    }
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF > $x"), block,
    ])
    let predicate: NSCompoundPredicate = compound.withSubstitutionVariables(["x": 4])
    #expect(predicate.formatString == "SELF > 4 AND BLOCKPREDICATE")
    #expect(predicate.evaluate(with: 5))
    #expect(!predicate.evaluate(with: 6))
    #expect(compound.evaluate(with: 7, substitutionVariables: ["x": 6]))
  }
}
#endif
