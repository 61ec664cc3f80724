#if canImport(ObjectiveC)
public import Foundation

extension NSPredicate {
  /// Creates a predicate of Foundation's from a value of ours.
  public convenience init(_ predicate: FormatPredicate) {
    self.init(format: predicate.description, argumentArray: nil)
  }

  /// The predicate in the format language.
  public var formatString: String { predicateFormat }

  /// The predicate as a value; nil if the format language cannot spell it.
  public var formatPredicate: FormatPredicate? { try? FormatPredicate(format: predicateFormat) }
}
#endif
