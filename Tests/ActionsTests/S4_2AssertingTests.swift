import Actions
import Foundation
import Hierarchy
import Predicate
import Query
import Springboard
import Testing

@Suite("S4.2 Assertions name each rule that is not met, and what was found")
struct S4_2AssertingTests {
  private let scene = ActionScene {
    On(.tap("id=unlock")) { After(seconds: 2) { Change("id=pay", .enabled(true)) } }
  } elements: {
    ElementRecord.row(0, .button, "unlock")
    ElementRecord.row(1, .button, "pay", label: "Pay now", isEnabled: false)
    ElementRecord.row(2, .textField, "amount", value: "12", placeholder: "Amount")
    ElementRecord.row(3, .button, "twin")
    ElementRecord.row(4, .button, "twin")
  }

  private var pay: DeviceElement { scene.app.buttons["pay"] }

  @Test func returnsTheElementWhereAllRulesAreMet() {
    let element = pay
    #expect(element.assertBreak(predicate: .exists(true)) === element)
    #expect(pay.assertBreak(predicates: [.isEnabled(false), .label(.beginsWith, "Pay")]) != nil)
    #expect(pay.assertBreak(predicates: [.isEnabled(true), .exists(true)], logic: .or) != nil)
    #expect(pay.assertBreak(predicates: [.isEnabled(true), .exists(true)], logic: .not) != nil)
    pay.assert(predicate: .isEnabled(false)).assert(predicate: .type(.button))
    #expect(scene.messages == [])
  }

  struct Failed: CustomTestStringConvertible {
    let rules: [EasyPredicate]
    var logic = NSCompoundPredicate.LogicalType.and
    let message: String
    var testDescription: String { "\(rules)" }
  }

  private static let found =
    "Found: Button, {{20.0, 120.0}, {350.0, 44.0}}, identifier: \"pay\", label: \"Pay now\", Disabled"

  static let failed = [
    Failed(
      rules: [.isEnabled(true)],
      message: """
        "pay" Button does not meet a rule:
          isEnabled == 1, but isEnabled is false
        """
    ),
    Failed(
      rules: [.exists(true), .isEnabled(true), .label(.equals, "Buy"), .isHittable(true)],
      message: """
        "pay" Button does not meet 2 of 4 rules:
          isEnabled == 1, but isEnabled is false
          label == "Buy", but label is "Pay now"
        """
    ),
    Failed(
      rules: [.exists(true) && (.isEnabled(true) && .isSelected(true))],
      message: """
        "pay" Button does not meet 2 of 3 rules:
          isEnabled == 1, but isEnabled is false
          isSelected == 1, but isSelected is false
        """
    ),
    Failed(
      rules: [.type(.cell), .value(.equals, "1")],
      message: """
        "pay" Button does not meet 2 of 2 rules:
          elementType == 75, but elementType is 9, Button
          value == "1", but value is not there
        """
    ),
    Failed(
      rules: [.isSelected(true), .exists(false)],
      logic: .or,
      message: """
        "pay" Button meets none of 2 rules:
          isSelected == 1, but isSelected is false
          exists == 0, but it exists
        """
    ),
    Failed(
      rules: [.exists(true), .isEnabled(false)],
      logic: .not,
      message: """
        "pay" Button meets all of 2 rules, and should not:
          exists == 1
          isEnabled == 0
        """
    ),
    Failed(
      rules: [.other("label CONTAINS 'x' OR label CONTAINS 'z'")],
      message: """
        "pay" Button does not meet a rule:
          label CONTAINS "x" OR label CONTAINS "z"
        """
    ),
  ]

  @Test(arguments: failed)
  func saysWhichRulesAreNotMet(failed: Failed) {
    let line: UInt = #line + 1
    let result = pay.assertBreak(predicates: failed.rules, logic: failed.logic)
    #expect(result == nil)
    #expect(scene.messages == [failed.message + "\n" + Self.found])
    #expect(scene.lines == [line])
  }

  @Test("Of a missing element the failure says what there is instead")
  func saysThatItIsMissing() {
    let buy = scene.app.buttons["buy"]
    #expect(buy.assertBreak(predicates: [.isEnabled(true), .exists(true)]) == nil)
    let message = scene.messages.first ?? ""
    #expect(
      message.hasPrefix(
        """
        "buy" Button does not meet 2 of 2 rules:
          isEnabled == 1
          exists == 1, but it does not exist
        Failed to get matching snapshot: No matches found for
        """
      )
    )
    #expect(message.contains("Button, {{20.0, 120.0}, {350.0, 44.0}}, identifier: 'pay'"))
  }

  @Test("Of an ambiguous element the failure lists the candidates")
  func listsCandidates() {
    scene.app.buttons["twin"].assert(predicate: .isEnabled(false))
    #expect(scene.messages.count == 1)
    #expect(scene.messages.first?.contains("2 elements match: {(") == true)
  }

  @Test func waitsForWhatItAsserts() {
    scene.app.buttons["unlock"].tap()
    pay.assert(predicate: .isEnabled(true), timeout: 10)
    #expect(scene.device.time == 2)
    #expect(scene.messages == [])
    pay.assert(predicate: .isSelected(true), timeout: 3); let line: UInt = #line
    #expect(scene.device.time == 5)
    #expect(scene.lines == [line])
    #expect(
      scene.messages.first?.hasPrefix(
        "\"pay\" Button does not meet a rule within 3 s:\n  isSelected == 1, but isSelected is false\n"
      ) == true
    )
  }

  @Test("After a failure nothing more is asked or said")
  func isInertAfterwards() {
    let chain = pay.assertBreak(predicate: .isEnabled(true))?.assertBreak(predicate: .exists(false))
    #expect(chain == nil)
    #expect(pay.assertBreak(predicate: .exists(true)) == nil)
    #expect(scene.messages.count == 1)
  }
}
