/// A comparison of a column of texts with a fixed one, or with several.
struct CompiledTextTest: @unchecked Sendable {
  // Sendable is unchecked because of the pointer, which the column's owner keeps valid.
  let column: PredicateColumn
  let numbers: UnsafePointer<UInt32>
  let store: any PredicateTextStore
  /// Which memory of results it has.
  let index: Int
  /// What the text is compared with, one of which has to hold; nil when only its presence matters.
  let tests: [TextTest]?
  /// Whether the comparison holds where there is no text.
  let holdsForNone: Bool
  let comparison: FormatPredicate.Comparison

  /// The text, if only texts of the same code units pass.
  var literalText: String? { tests?.count == 1 ? tests?.first?.literalText : nil }

  var mayFail: Bool { comparison.operator == .matches || comparison.operator == .like }

  var cost: Int {
    switch comparison.operator {
    case .matches: 200
    case .equalTo, .notEqualTo, .beginsWith, .endsWith: tests == nil ? 1 : 5
    default: 20
    }
  }

  func holds(forRow row: Int) throws(PredicateEvaluationError) -> Bool {
    numbers[row] == 0 ? holdsForNone : try holds(forText: numbers[row])
  }

  func holds(forText number: UInt32) throws(PredicateEvaluationError) -> Bool {
    guard let tests else { return !holdsForNone }
    do throws(RegularExpressionFault) {
      let text = store.bytes(ofText: number)
      for test in tests where try test.holds(for: text) { return true }
      return false
    } catch {
      throw PredicateEvaluationError(
        expression: "\(comparison)",
        problem: PredicateEvaluationError.Problem(error)
      )
    }
  }
}
