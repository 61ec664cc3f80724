/// How much work the evaluation of an XPath expression may be.
public struct XPathLimits: Hashable, Sendable {
  /// How many nodes may be visited, counting each visit.
  public var visitCount: Int

  /// How long it may take.
  ///
  /// libxml2, which evaluates a few rare expressions, may take somewhat longer, since it ends only
  /// at its next step.
  public var seconds: Double

  /// Creates limits.
  public init(visitCount: Int = 50_000_000, seconds: Double = 10) {
    self.visitCount = visitCount
    self.seconds = seconds
  }

  /// 50 million visits, and ten seconds.
  public static let `default` = XPathLimits()
}
