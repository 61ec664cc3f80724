import Foundation
import Predicate
import TestSupport
import Testing

/// What is printed is read again as it was.
@Suite struct RoundTripTests {
  private func expectRoundTrip(_ predicate: FormatPredicate) throws {
    let format = predicate.description
    let again = try FormatPredicate.parse(format).predicate
    #expect(again == predicate, "\(format)")
    #expect(again.description == format)
    #expect(again.hashValue == predicate.hashValue)
  }

  @Test(arguments: UInt64(0)..<20)
  func `a printed predicate is read as the same one`(seed: UInt64) throws {
    var random = RandomPredicate(seed: seed)
    for _ in 0..<200 { try expectRoundTrip(random.predicate()) }
  }

  @Test(arguments: UInt64(0)..<10)
  func `a printed expression is read as the same one`(seed: UInt64) throws {
    var random = RandomPredicate(seed: 1_000 + seed)
    for _ in 0..<200 {
      let expression = random.expression(depth: 4)
      let again = try FormatExpression(format: expression.description)
      #expect(again == expression, "\(expression)")
      #expect(again.description == expression.description)
    }
  }

  @Test(arguments: UInt64(0)..<4)
  func `a predicate survives JSON`(seed: UInt64) throws {
    var random = RandomPredicate(seed: 2_000 + seed)
    for _ in 0..<50 {
      let predicate = random.predicate()
      let data = try JSONEncoder().encode([predicate])
      #expect(try JSONDecoder().decode([FormatPredicate].self, from: data) == [predicate])
    }
  }
}
