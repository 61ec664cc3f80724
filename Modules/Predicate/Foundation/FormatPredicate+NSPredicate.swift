public import class Foundation.NSPredicate

extension FormatPredicate {
  /// The predicate as an object of Foundation's.
  public var nsPredicate: NSPredicate { NSPredicate(self) }
}
