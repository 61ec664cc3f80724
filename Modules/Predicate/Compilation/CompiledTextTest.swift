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
  /// The number of the one text for which it holds, if that is known.
  let wanted: UInt32?
  /// Whether the comparison holds where there is no text.
  let holdsForNone: Bool
  let comparison: FormatPredicate.Comparison

  /// The text, if only texts of the same code units pass.
  var literalText: String? { tests?.count == 1 ? tests?.first?.literalText : nil }

  /// The texts, if only texts of the same code units as one of them pass.
  var literalTexts: [String]? { tests?.count == 1 ? tests?.first?.literalTexts : nil }

  var mayFail: Bool { comparison.operator == .matches || comparison.operator == .like }

  var cost: Int {
    if wanted != nil { return 1 }
    return switch comparison.operator {
    case .matches: 200
    case .equalTo, .notEqualTo, .beginsWith, .endsWith: tests == nil ? 1 : 5
    default: 20
    }
  }

  func holds(forRow row: Int) throws(PredicateEvaluationError) -> Bool {
    if let wanted { return numbers[row] == wanted }
    return numbers[row] == 0 ? holdsForNone : try holds(forText: numbers[row])
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
