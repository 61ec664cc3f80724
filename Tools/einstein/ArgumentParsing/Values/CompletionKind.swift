/// What a shell should offer where a value is expected.
enum CompletionKind: Hashable, Sendable {
  /// Nothing; the value is free text.
  case none
  /// Files and folders.
  case path
  /// A fixed set of names.
  case choices([ChoiceLabel])
}
