/// Whether letters are capitals.
package enum ShiftState: Hashable, Sendable, CaseIterable {
  /// They are not.
  case off
  /// The next one is.
  case on
  /// All are, until shift is pressed again.
  case locked
}
