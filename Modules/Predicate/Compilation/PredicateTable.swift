/// Many subjects of one kind that keep their values in columns, one row a subject.
///
/// A predicate that is compiled for a table looks its keys up once, not once for every subject.
public protocol PredicateTable: Sendable {
  /// How many subjects there are.
  var rowCount: Int { get }

  /// Returns the values of all subjects for a key path.
  ///
  /// - Returns: The column, with a value for each row; nil if there is none for the whole path. A
  ///   path of one key for which there is none is an unknown key.
  func column(forKeyPath keys: [String]) -> PredicateColumn?
}
