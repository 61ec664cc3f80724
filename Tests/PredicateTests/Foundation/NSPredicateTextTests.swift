#if !canImport(ObjectiveC)
import Foundation
import Predicate
import Testing

/// The texts of predicates that Foundation combines, which are those of Apple's `predicateFormat`.
@Suite struct NSPredicateTextTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> NSPredicate

    init(_ text: String, _ make: @escaping @Sendable () -> NSPredicate) {
      testDescription = text
      self.make = make
    }
  }

  private static func a() -> NSPredicate { NSPredicate(format: "a = 1") }
  private static func b() -> NSPredicate { NSPredicate(format: "b = 2 or c = 3") }
  private static func and(_ parts: NSPredicate...) -> NSPredicate {
    NSCompoundPredicate(andPredicateWithSubpredicates: parts)
  }
  private static func or(_ parts: NSPredicate...) -> NSPredicate {
    NSCompoundPredicate(orPredicateWithSubpredicates: parts)
  }
  private static func not(_ part: NSPredicate) -> NSPredicate {
    NSCompoundPredicate(notPredicateWithSubpredicate: part)
  }

  /// Compound parts stand in parentheses, comparisons after NOT do not: the public vectors of the group precedence.
  static let samples: [Sample] = [
    Sample("TRUEPREDICATE") { NSPredicate(value: true) },
    Sample("FALSEPREDICATE") { NSPredicate(value: false) },
    Sample("TRUEPREDICATE") { and() },
    Sample("FALSEPREDICATE") { or() },
    Sample("a == 1") { and(a()) },
    Sample("a == 1 AND (b == 2 OR c == 3)") { and(a(), b()) },
    Sample("a == 1 OR (b == 2 OR c == 3)") { or(a(), b()) },
    Sample("NOT a == 1") { not(a()) },
    Sample("NOT (b == 2 OR c == 3)") { not(b()) },
    Sample("NOT (NOT a == 1)") { not(not(a())) },
    Sample("(NOT a == 1) AND TRUEPREDICATE") { and(not(a()), NSPredicate(value: true)) },
    Sample("(a == 1 AND a == 1) OR a == 1") { or(and(a(), a()), and(a())) },
  ]

  @Test(arguments: samples)
  func `a predicate prints as on Apple's platforms`(_ sample: Sample) throws {
    let predicate = sample.make()
    #expect(predicate.formatString == sample.testDescription)
    let value = try #require(predicate.formatPredicate)
    #expect(value.description == sample.testDescription)
    let object = ["a": 1, "b": 0, "c": 3]
    #expect(try value.evaluate(withObject: object) == predicate.evaluate(with: object))
  }

  @Test func `a block is named, and never called for its name`() {
    let block = NSPredicate { _, _ in
      Issue.record("the block was called")
      return false
    }
    #expect(block.formatString == "BLOCKPREDICATE")
    #expect(block.formatPredicate == nil)
    let compound = Self.and(Self.not(block), Self.b())
    #expect(compound.formatString == "(NOT BLOCKPREDICATE) AND (b == 2 OR c == 3)")
    #expect(compound.formatPredicate == nil)
  }
}
#endif
