public import Foundation

extension EasyPredicate {
  /// The condition as Foundation's predicate.
  ///
  /// A condition with a mistake in it ends the program with the mistake as message, as
  /// `NSPredicate(format:)` does; ``validate()`` finds it before.
  public var toPredicate: NSPredicate {
    do throws(EasyPredicateError) {
      return NSPredicate.evaluating(try formatPredicate)
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

#if canImport(ObjectiveC)
extension NSPredicate {
  /// Returns Apple's own predicate, which other processes and queries accept as well.
  fileprivate static func evaluating(_ predicate: FormatPredicate) -> NSPredicate {
    // There are no arguments: a percent sign can only be inside a text, where it means nothing.
    NSPredicate(format: predicate.description, argumentArray: nil)
  }
}
#else
// Foundation has no formats here, so the predicate is a block around our own engine.
extension NSPredicate {
  fileprivate static func evaluating(_ predicate: FormatPredicate) -> NSPredicate {
    NSPredicate { object, variables in
      do {
        let values = try (variables ?? [:]).mapValues { try PredicateValue(foundation: $0) }
        return try predicate.evaluate(
          with: try PredicateValue(foundation: object),
          variables: values
        )
      } catch {
        // Apple's engine raises an exception here, which ends the program unless caught.
        fatalError("\(error)")
      }
    }
  }
}

/// A value that our engine knows no way to look into.
private struct UnreadableValue: Error, CustomStringConvertible {
  let description: String
}

extension PredicateValue {
  /// Takes a value as Foundation hands it to a predicate.
  fileprivate init(foundation object: Any?) throws {
    switch object {
    case nil, is NSNull: self = .null
    case let value as PredicateValue: self = value
    case let value as any PredicateSubject: self = .object(value)
    case let value as String: self = .string(value)
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger:
      self = Int64(exactly: value).map { .integer($0) } ?? .real(Double(value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as Date: self = .date(value)
    case let value as NSNumber: self = .real(value.doubleValue)
    case let values as [Any]: self = .array(try values.map { try PredicateValue(foundation: $0) })
    case let values as [String: Any]:
      self = .dictionary(try values.mapValues { try PredicateValue(foundation: $0) })
    case let value?:
      throw UnreadableValue(
        description: "a predicate cannot look into a value of the type \(type(of: value))"
      )
    }
  }
}
#endif
