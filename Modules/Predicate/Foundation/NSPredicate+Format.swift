#if !canImport(ObjectiveC)
public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format, as on Apple's platforms.
  ///
  /// ```swift
  /// let predicate = NSPredicate(format: "name BEGINSWITH[c] %@ AND age >= %d", "a", 18)
  /// print(predicate.evaluate(with: ["name": "Ada", "age": 36]))   // true
  /// ```
  ///
  /// Objects of any kind can stand for `%@`. A format that cannot be parsed stops the program with
  /// what is wrong and where; `FormatPredicate.init(format:_:)` throws that instead. So does an
  /// evaluation without an answer, where `FormatPredicate.evaluate(withObject:variables:)` throws.
  ///
  /// Such a predicate is equal to another with the same text and arguments, and is its own copy.
  /// An `NSCompoundPredicate` of Foundation for Linux equals every other one, however, and its copy
  /// is a predicate that is always false; pass on compound predicates themselves.
  ///
  /// - Parameters:
  ///   - format: The format, at most 1 MiB of UTF-8.
  ///   - arguments: A value for each `%@`, `%K`, `%d` and so on, in their order.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  public convenience init(
    format: String,
    _ arguments: Any?...,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(ParsedNSPredicate(format, arguments, file: file, line: line))
  }

  /// Creates a predicate from a format and a list of arguments, as on Apple's platforms.
  ///
  /// - Parameters:
  ///   - format: The format, at most 1 MiB of UTF-8.
  ///   - argumentArray: A value for each `%@`, `%K`, `%d` and so on, in their order.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  public convenience init(
    format: String,
    argumentArray: [Any]?,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(ParsedNSPredicate(format, argumentArray ?? [], file: file, line: line))
  }

  /// Creates a predicate from a value of ours.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  public convenience init(
    _ predicate: FormatPredicate,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(ParsedNSPredicate(BoundPredicate(predicate), file: file, line: line))
  }

  /// Becomes another predicate, or in a subclass passes questions on to it.
  private convenience init(_ predicate: ParsedNSPredicate) {
    if Self.self == NSPredicate.self, let replacement = predicate as? Self {
      self.init(replacement: replacement)
    } else {
      self.init { predicate.evaluate(with: $0, substitutionVariables: $1) }
    }
  }
}

/// Lets an initialiser give back an object that exists already, which only protocols can do.
protocol ReplaceableObject {}

extension ReplaceableObject {
  init(replacement: Self) { self = replacement }
}

extension NSPredicate: ReplaceableObject {}
#endif
