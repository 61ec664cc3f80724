public import Hierarchy
internal import Predicate

/// Why a locator finds no element, or several: what is near, which part failed, what would do.
///
/// ```swift
/// let locator = try Locator("label == 'sign in' AND enabled == 1")
/// if let diagnosis = try locator.diagnosis(in: tree) { print(diagnosis) }
/// // no element matches predicate=label == "sign in" AND enabled == 1
/// //   label differs by case: 'Sign in', which 1 element has
/// ```
///
/// The same tree gives the same diagnosis. Each locator that it suggests has been tried, and gives
/// exactly the element.
public struct LocatorDiagnosis: Hashable, Sendable {
  /// The locator.
  public let locator: Locator

  /// How many elements match: never one.
  public let matchCount: Int

  /// What was found out, the most telling first.
  public let findings: [Finding]

  /// The nearest elements where none matches, else the first that do; at most five.
  public let candidates: [Candidate]

  /// An element that was perhaps meant.
  public struct Candidate: Hashable, Sendable {
    /// The element.
    public let element: ElementNode

    /// The conditions that it does not satisfy; none where several elements match.
    public internal(set) var failures: [Failure]

    /// A locator that finds this element and no other.
    public internal(set) var suggestion: Suggestion?
  }

  /// A condition that an element does not satisfy.
  public struct Failure: Hashable, Sendable, Codable {
    /// The condition, in its language.
    public let condition: String

    /// What the element has instead, such as `label is 'Sign in'`; nil where that is not one value.
    public let found: String?

    /// Creates a failure.
    public init(condition: String, found: String?) {
      self.condition = condition
      self.found = found
    }
  }

  /// A locator for one element.
  public struct Suggestion: Hashable, Sendable, Codable {
    /// The locator.
    public let locator: Locator

    /// Whether it counts elements, so that another one before it would change what it finds.
    public let dependsOnOrder: Bool
  }

  /// How many candidates there are at most.
  static let candidateLimit = 5

  /// Finds out why a locator does not find exactly one element; nil if it does.
  ///
  /// - Parameters:
  ///   - locator: The locator.
  ///   - tree: The tree.
  /// - Throws: What has no answer, such as the order of a number and a text.
  ///
  /// - Complexity: O(n) for each part of the locator, and each suggestion.
  public init?(of locator: Locator, in tree: ElementTree) throws(LocatorEvaluationError) {
    let matches = try locator.nodes(in: tree)
    try self.init(of: locator, matches, DiagnosisReport(tree: tree, scope: nil))
  }

  /// Finds out why a locator does not find exactly one element inside another; nil if it does.
  ///
  /// - Parameters:
  ///   - locator: The locator.
  ///   - element: The element in which to look.
  /// - Throws: What has no answer, such as the order of a number and a text.
  ///
  /// - Complexity: O(n) for each part of the locator, and each suggestion.
  public init?(of locator: Locator, inside element: ElementNode) throws(LocatorEvaluationError) {
    let matches = try locator.nodes(inside: element)
    try self.init(of: locator, matches, DiagnosisReport(tree: element.tree, scope: element))
  }

  private init?(
    of locator: Locator,
    _ matches: [ElementNode],
    _ report: DiagnosisReport
  ) throws(LocatorEvaluationError) {
    if matches.count == 1 { return nil }
    var report = report
    if matches.isEmpty {
      try report.explainMiss(of: locator)
    } else {
      report.tellApart(matches, of: locator)
    }
    self.locator = locator
    matchCount = matches.count
    findings = report.findings
    candidates = report.candidates
  }
}

extension Locator {
  /// Returns why the locator does not find exactly one element of a tree; nil if it does.
  ///
  /// - Throws: What has no answer, such as the order of a number and a text.
  public func diagnosis(
    in tree: ElementTree
  ) throws(LocatorEvaluationError) -> LocatorDiagnosis? {
    try LocatorDiagnosis(of: self, in: tree)
  }

  /// Returns why the locator does not find exactly one element inside another; nil if it does.
  ///
  /// - Throws: What has no answer, such as the order of a number and a text.
  public func diagnosis(
    inside element: ElementNode
  ) throws(LocatorEvaluationError) -> LocatorDiagnosis? {
    try LocatorDiagnosis(of: self, inside: element)
  }
}
