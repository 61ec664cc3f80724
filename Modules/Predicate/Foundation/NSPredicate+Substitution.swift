#if !canImport(ObjectiveC)
public import Foundation

extension NSPredicate {
  /// Returns the predicate with values in the place of variables, as on Apple's platforms.
  ///
  /// ```swift
  /// let template = NSPredicate(format: "age > $limit")
  /// print(template.withSubstitutionVariables(["limit": 18]).formatString)   // age > 18
  /// ```
  ///
  /// A variable without a value stays one and can get its value at evaluation.
  ///
  /// - Parameter variables: Values by the names of the variables, without `$`.
  /// - Returns: A predicate of the same kind.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    // A subclass that only somebody else knows cannot be made anew; it stays as it is.
    substituting(variables) as? Self ?? self
  }

  private func substituting(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let predicate as ParsedNSPredicate: return predicate.binding(variables)
    case let compound as NSCompoundPredicate:
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.substituting(variables) }
      )
    default:
      // A block gets the values in addition to those that it would get anyway.
      return NSPredicate { object, bindings in
        let all = variables.merging(bindings ?? [:]) { settled, _ in settled }
        return self.evaluate(with: object, substitutionVariables: all)
      }
    }
  }
}
#endif
