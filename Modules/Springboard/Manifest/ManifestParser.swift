internal import JSON
internal import Query

/// Reads the parts of a manifest, and collects all that is wrong with them.
///
/// A part that is wrong is replaced by one that does nothing, so that the others keep their places.
struct ManifestParser {
  let source: ManifestSource
  let limits: AppModelLimits
  private(set) var problems: [AppModelProblem] = []
  private(set) var errorCount = 0

  var locators: [String: Locator] = [:]
  /// How many effects, conditions and elements are around.
  private var depth = 0

  init(_ source: ManifestSource, limits: AppModelLimits) {
    self.source = source
    self.limits = limits
  }

  /// Notes a problem at a place.
  mutating func report(
    _ kind: AppModelProblem.Kind,
    at range: Range<Int>,
    severity: AppModelProblem.Severity = .error
  ) {
    if severity == .error { errorCount += 1 }
    // What is told is limited, but the first error is always among it.
    let isFirstError = severity == .error && errorCount == 1
    guard problems.count < limits.problemCount || isFirstError else { return }
    var problem = AppModelProblem(kind, severity: severity)
    source.locate(&problem, at: range)
    problems.append(problem)
  }

  /// Reads a part that may be inside itself; nil where it is too deep.
  mutating func nested<Value>(
    _ node: JSONNode,
    _ body: (inout Self) -> Value?
  ) -> Value? {
    guard depth < limits.depth else {
      report(.tooDeep(limit: limits.depth), at: node.range)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
