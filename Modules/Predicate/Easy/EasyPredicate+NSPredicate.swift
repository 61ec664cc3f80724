public import Foundation

extension EasyPredicate {
  /// The condition as Foundation's predicate.
  ///
  /// A condition with a mistake in it ends the program with the mistake as message, as
  /// `NSPredicate(format:)` does; ``validate()`` finds it before.
  public var toPredicate: NSPredicate {
    do throws(EasyPredicateError) {
      return try formatPredicate.nsPredicate
    } catch {
      fatalError("\(error)")
    }
  }
}

extension Sequence<EasyPredicate> {
  /// Returns Foundation's compound predicate made of all conditions.
  ///
  /// No conditions at all, or one with a mistake in it, end the program with a message;
  /// ``merged(withLogic:)`` and ``EasyPredicate/validate()`` find that before.
  ///
  /// - Parameter logic: How the conditions are joined; `.not` means that not all of them hold.
  /// - Returns: The predicate.
  public func toPredicate(_ logic: NSCompoundPredicate.LogicalType) -> NSCompoundPredicate {
    let conditions = Array(self)
    guard !conditions.isEmpty else { fatalError("\(EasyPredicateError.emptySequence(logic))") }
    let parts = conditions.map(\.toPredicate)
    guard logic == .not, parts.count > 1 else {
      return NSCompoundPredicate(type: logic, subpredicates: parts)
    }
    let all = NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    return NSCompoundPredicate(notPredicateWithSubpredicate: all)
  }
}
