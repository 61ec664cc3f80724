import Hierarchy
import Predicate
import Query
import Testing

@Suite struct EasyPredicateElementTypeTests {
  @Test(arguments: ElementType.allCases)
  func `S2.1: a kind of element is a condition on its number`(_ type: ElementType) throws {
    let condition = EasyPredicate.type(type)
    #expect(condition.description == "elementType == \(type.rawValue)")
    guard case .type(type.rawValue) = condition else {
      Issue.record("\(condition) is another case")
      return
    }
    #expect(EasyPredicate(try condition.formatPredicate) == .type(type))
    #expect(PredicateRawValue.type(value: type) == condition.rawValue)
  }

  @Test func `S2.1: kinds read as they did in the prior art`() {
    let rules: [EasyPredicate] = [.type(.button), .label(.contains, "Pay"), .exists(true)]
    #expect(
      rules.merged().description == #"elementType == 9 AND label CONTAINS "Pay" AND exists == 1"#
    )
    let isNoCell = EasyPredicate.type(.button) && !.type(.cell)
    #expect(isNoCell.description == "elementType == 9 AND (NOT elementType == 75)")
    #expect(EasyPredicate.type(in: [.button, .cell]).description == "elementType IN {9, 75}")
  }
}
