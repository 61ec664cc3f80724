/// How much room there is in a direction, with the raw values of `XCUIElement.SizeClass`.
public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nobody says.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Enough.
  case regular = 2
}
