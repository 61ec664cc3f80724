#if !canImport(ObjectiveC)
public import class Foundation.NSPredicate

extension Array {
  /// Returns the members for which a predicate is true.
  ///
  /// Apple's platforms have this for `NSArray` only, as does Foundation for Linux; there one writes
  /// `(array as NSArray).filtered(using: predicate)`, and gets members of unknown type.
  ///
  /// - Parameter predicate: The predicate.
  /// - Returns: The members, in their order.
  ///
  /// - Complexity: O(n) evaluations.
  public func filtered(using predicate: NSPredicate) -> [Element] {
    filter { predicate.evaluate(with: $0) }
  }
}
#endif
