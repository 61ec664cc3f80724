/// What two collections are combined to; the raw value is the keyword.
public enum PredicateSetOperation: String, Codable, Hashable, Sendable, CaseIterable {
  /// What is in either.
  case union = "UNION"

  /// What is in both.
  case intersect = "INTERSECT"

  /// What is in the left but not in the right one.
  case minus = "MINUS"
}
