/// How an expression was evaluated, and what it gave.
public struct XPathTrace: Sendable {
  /// What evaluated it.
  public let engine: XPathEngine

  /// Why that was not Einstein's own evaluation; nil when it was.
  public let reason: String?

  /// How many nodes were visited, counting each visit; nil for libxml2, which does not tell.
  public let visitCount: Int?

  /// What each step of the outermost path selected, as far as Einstein's own evaluation did them.
  public let steps: [Step]

  /// What it gave.
  public let result: XPathResult

  /// A step of a path.
  public struct Step: Hashable, Sendable {
    /// The step as it was written.
    public let text: String

    /// How many nodes it selected; nil when it was done together with the next one.
    public let matchCount: Int?
  }
}
