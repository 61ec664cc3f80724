internal import Foundation

extension PredicateRawValue {
  /// The predicate as a value of the format language.
  ///
  /// - Throws: What is wrong with a part that was given as text, or that there are no parts.
  public var formatPredicate: FormatPredicate {
    get throws(EasyPredicateError) {
      let predicate = try formatPredicate(depth: 1)
      // Each level takes at most two brackets or prefixes, so that only tall ones need the test.
      let limit = FormatParser.depthLimit
      if predicate.height > limit / 2, (try? Self.parse(predicate.description)) == nil {
        throw .tooDeep(limit: limit)
      }
      return predicate
    }
  }

  /// The predicate in the format language.
  ///
  /// It parses back to an equal ``formatPredicate``. Where there is none, it is the text with the
  /// mistake in it.
  public var regularString: String {
    (try? formatPredicate)?.description ?? faultyText(depth: 1)
  }

  private func formatPredicate(depth: Int) throws(EasyPredicateError) -> FormatPredicate {
    guard depth <= FormatParser.depthLimit else {
      throw .tooDeep(limit: FormatParser.depthLimit)
    }
    switch self {
    case .bool(let key, let comparison, let value):
      return try Self.compare(.key(key.rawValue), comparison, value.predicateArgument)
    case .string(let key, let comparison, let value):
      return try Self.compare(.key(key.rawValue), comparison, .string(value))
    case .number(let key, let comparison, let value):
      return try Self.compare(key.expression, comparison, .number(value))
    case .type(let value):
      let key = FormatExpression.key(PredicateKey.type.elementType.rawValue)
      return .comparison(.init(key, .equalTo, value.predicateArgument))
    case .custom(let format): return try Self.parse(format)
    case .strings(let key, let values):
      return .comparison(.init(.key(key.rawValue), .in, values.predicateArgument))
    case .numbers(let key, let values):
      return .comparison(.init(key.expression, .in, .aggregate(values.map { .number($0) })))
    case .range(let key, let bounds):
      let list = [FormatExpression.number(bounds.lowerBound), .number(bounds.upperBound)]
      return .comparison(.init(key.expression, .between, .aggregate(list)))
    case .all(let parts):
      guard !parts.isEmpty else { throw .emptySequence(.and) }
      let list = try Self.formatPredicates(parts, depth: depth + 1)
      return list.count == 1 ? list[0] : .and(list)
    case .any(let parts):
      guard !parts.isEmpty else { throw .emptySequence(.or) }
      let list = try Self.formatPredicates(parts, depth: depth + 1)
      return list.count == 1 ? list[0] : .or(list)
    case .not(let part): return .not(try part.formatPredicate(depth: depth + 1))
    }
  }

  private static func formatPredicates(
    _ parts: [PredicateRawValue],
    depth: Int
  ) throws(EasyPredicateError) -> [FormatPredicate] {
    try parts.map { (part) throws(EasyPredicateError) in try part.formatPredicate(depth: depth) }
  }

  private static func compare(
    _ left: FormatExpression,
    _ comparison: Comparison,
    _ right: FormatExpression
  ) throws(EasyPredicateError) -> FormatPredicate {
    if let (op, options) = comparison.parsed {
      return .comparison(.init(left, op, right, options: options))
    }
    // The parser knows best what is wrong, and where.
    let format = "\(left) \(comparison.rawValue) \(right)"
    _ = try parse(format)
    throw .notAnOperator(comparison.rawValue, in: format)
  }

  private static func parse(_ format: String) throws(EasyPredicateError) -> FormatPredicate {
    do throws(PredicateSyntaxError) {
      return try FormatPredicate.parse(format).predicate
    } catch {
      throw .syntax(error)
    }
  }

  /// A text for a predicate that has a mistake somewhere.
  private func faultyText(depth: Int) -> String {
    // Nobody reads that far, and recursion has to end.
    guard depth < 8 else { return "…" }
    switch self {
    case .all(let parts): return Self.faultyText(parts, "AND", depth)
    case .any(let parts): return Self.faultyText(parts, "OR", depth)
    case .not(let part): return "NOT (\(part.faultyText(depth: depth + 1)))"
    default: break
    }
    do throws(EasyPredicateError) {
      return try formatPredicate.description
    } catch {
      switch error {
      case .syntax(let error): return error.format
      case .notAnOperator(_, let format): return format
      default: return "\(error)"
      }
    }
  }

  private static func faultyText(
    _ parts: [PredicateRawValue],
    _ keyword: String,
    _ depth: Int
  ) -> String {
    if parts.isEmpty { return "(\(keyword) of nothing)" }
    return parts.map { "(\($0.faultyText(depth: depth + 1)))" }.joined(separator: " \(keyword) ")
  }
}

extension PredicateKey.number {
  /// The key as an expression.
  var expression: FormatExpression {
    .keyPath(rawValue.split(separator: ".").map { .key(String($0)) }, of: nil)
  }
}

extension FormatExpression {
  /// A number as it is best written: without a fraction where it has none.
  static func number(_ value: Double) -> FormatExpression {
    .constant(Int64(exactly: value).map { .integer($0) } ?? .real(value))
  }
}
