/// A predicate made ready to be evaluated with many subjects, one after the other.
///
/// Long lists after IN become tables in which values are looked up. Everything else is as in
/// `FormatPredicate.evaluate`, and so are the answers and the errors.
///
/// ```swift
/// let isKnown = try FormatPredicate(format: "name IN %@", names).prepared()
/// let known = try people.filter { try isKnown.evaluate(withObject: $0) }
/// ```
public struct PreparedPredicate: Sendable {
  /// The predicate as it was.
  public let predicate: FormatPredicate
  private let variables: [String: PredicateValue]

  /// The predicate with variables in place of long lists, and their values.
  private let quick: FormatPredicate
  private let quickVariables: [String: PredicateValue]

  init(_ predicate: FormatPredicate, variables: [String: PredicateValue]) {
    self.predicate = predicate
    self.variables = variables
    var preparation = Preparation(variables: variables)
    // A variable that the predicate itself sets has no fixed value.
    quick = predicate.hasAssignment ? predicate : preparation.prepare(predicate)
    quickVariables = preparation.variables
  }

  /// Returns whether the predicate is true for a value.
  ///
  /// - Throws: What `FormatPredicate.evaluate` throws.
  public func evaluate(with value: PredicateValue) throws(PredicateEvaluationError) -> Bool {
    do throws(PredicateEvaluationError) {
      return try quick.evaluate(with: value, variables: quickVariables)
    } catch {
      // The error shall name what was written.
      return try predicate.evaluate(with: value, variables: variables)
    }
  }

  /// Returns whether the predicate is true for a dictionary, a Foundation object, or any other value.
  ///
  /// - Throws: What `FormatPredicate.evaluate` throws.
  public func evaluate(withObject object: Any?) throws(PredicateEvaluationError) -> Bool {
    try evaluate(with: PredicateValue(object))
  }
}

extension FormatPredicate {
  /// Makes the predicate ready to be evaluated with many subjects.
  ///
  /// - Parameter variables: The values of the predicate's variables.
  /// - Returns: The predicate with its lists made quick.
  public func prepared(variables: [String: PredicateValue] = [:]) -> PreparedPredicate {
    PreparedPredicate(self, variables: variables)
  }
}

/// Takes long lists out of a predicate.
private struct Preparation {
  var variables: [String: PredicateValue]
  private var count = 0

  /// From how many members on a list is looked up.
  private static let limit = 8

  init(variables: [String: PredicateValue]) { self.variables = variables }

  mutating func prepare(_ predicate: FormatPredicate) -> FormatPredicate {
    switch predicate {
    case .constant: return predicate
    case .not(let part): return .not(prepare(part))
    case .and(let parts): return .and(prepare(parts))
    case .or(let parts): return .or(prepare(parts))
    case .comparison(var comparison):
      // Options may make values equal that are looked up in different places.
      guard comparison.options.isEmpty else { return predicate }
      switch comparison.operator {
      case .in: comparison.right = prepare(comparison.right)
      case .contains where comparison.modifier == .direct:
        comparison.left = prepare(comparison.left)
      default: break
      }
      return .comparison(comparison)
    }
  }

  private mutating func prepare(_ parts: [FormatPredicate]) -> [FormatPredicate] {
    parts.map { prepare($0) }
  }

  private mutating func prepare(_ list: FormatExpression) -> FormatExpression {
    guard list.isFixed, let value = try? list.value(with: .null, variables: variables) else {
      return list
    }
    switch value {
    case .array(let members) where members.count > Self.limit,
      .set(let members) where members.count > Self.limit:
      count += 1
      // No format has a variable of such a name.
      let name = "\u{0}\(count)"
      variables[name] = .object(MemberLookup(members))
      return .variable(name)
    default: return list
    }
  }
}
