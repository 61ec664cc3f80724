/// What became of a key that was pressed while a text was edited.
package enum TextInputOutcome: Hashable, Sendable {
  /// The text is as it was; the caret or the selection may have moved.
  case unchanged
  /// Something was inserted or deleted.
  case edited
  /// The return key of a field of one line.
  case submitted
  /// The tab key, which goes on to the next field.
  case movesToNextField
  /// The tab key with shift, which goes back to the previous field.
  case movesToPreviousField
}
