extension EasyPredicate {
  /// Creates the condition that a predicate of the format language is.
  ///
  /// What has a case of its own becomes that case; anything else becomes ``other(_:)``, with the
  /// predicate's description. Compound predicates are taken apart.
  public init(_ predicate: FormatPredicate) {
    switch predicate {
    case .comparison(let comparison):
      if let raw = PredicateRawValue(comparison) {
        self.init(raw)
      } else {
        self = .other(predicate.description)
      }
    case .not(let part): self = .negated(EasyPredicate(part))
    case .and(let parts) where parts.count > 1: self = .allOf(parts.map { EasyPredicate($0) })
    case .or(let parts) where parts.count > 1: self = .anyOf(parts.map { EasyPredicate($0) })
    case .and(let parts) where parts.count == 1, .or(let parts) where parts.count == 1:
      self.init(parts[0])
    case .constant, .and, .or: self = .other(predicate.description)
    }
  }

  /// Reads a predicate format, and reports a mistake in it at once.
  ///
  /// ```swift
  /// let isWide = try EasyPredicate.format("label CONTAINS[c] %@ AND rect.width > %d", "ok", 50)
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format, at most 1 MiB of UTF-8.
  ///   - arguments: A value for each `%@`, `%K`, `%d` and so on, in their order.
  /// - Returns: The condition, with cases for what has cases.
  /// - Throws: What is wrong, and where.
  public static func format(
    _ format: String,
    _ arguments: (any PredicateArgument)?...
  ) throws(PredicateSyntaxError) -> EasyPredicate {
    let list = arguments.map { $0?.predicateArgument ?? .null }
    return EasyPredicate(try FormatPredicate.parse(format, arguments: list).predicate)
  }

  /// The condition as a predicate of the format language.
  ///
  /// - Throws: What is wrong with a part that was given as text, with a caret below the place; or
  ///   that a list of conditions is empty.
  public var formatPredicate: FormatPredicate {
    get throws(EasyPredicateError) { try rawValue.formatPredicate }
  }

  /// The condition in the format language.
  ///
  /// It parses back to an equal ``formatPredicate``. Where there is none, it is the text with the
  /// mistake in it.
  public var regularString: String { rawValue.regularString }

  /// Fails if the condition cannot be used, and tells what is odd about it.
  ///
  /// Regular expressions are compiled to see if they can be.
  ///
  /// - Returns: What is allowed, but hardly meant, such as `LIKE ".*"`.
  /// - Throws: The mistake.
  @discardableResult
  public func validate() throws(EasyPredicateError) -> [PredicateWarning] {
    let format = try formatPredicate.description
    let warnings: [PredicateWarning]
    do throws(PredicateSyntaxError) {
      warnings = try FormatPredicate.parse(format, checksRegularExpressions: true).warnings
    } catch {
      throw .syntax(error)
    }
    if let fatal = warnings.first(where: \.isFatal) { throw .neverEvaluates(fatal) }
    return warnings
  }
}

extension EasyPredicate: CustomStringConvertible {
  /// The condition in the format language; the same as ``regularString``.
  public var description: String { regularString }
}

extension PredicateRawValue: CustomStringConvertible {
  /// The condition in the format language; the same as ``regularString``.
  public var description: String { regularString }
}
