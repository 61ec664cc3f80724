/// What a format could not hold of a tree.
public struct DumpLosses: Hashable, Sendable {
  /// How many characters were left out because the format forbids them.
  public var forbiddenCharacterCount: Int

  /// Creates a count of losses.
  public init(forbiddenCharacterCount: Int = 0) {
    self.forbiddenCharacterCount = forbiddenCharacterCount
  }
}
