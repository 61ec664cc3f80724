internal import Foundation
internal import Predicate
internal import Query

extension ActionElement {
  /// Waits until the element exists, or until it does not.
  ///
  /// - Parameters:
  ///   - exists: What to wait for.
  ///   - isForced: Whether waiting in vain is a failure.
  ///   - message: What the failure says first.
  ///   - timeout: How long to wait, in seconds.
  ///   - site: The place to report a failure for.
  /// - Returns: Whether it came in time.
  func waitForExistence(
    _ exists: Bool,
    isForced: Bool,
    message: String?,
    timeout: TimeInterval,
    at site: SourceSite
  ) -> Bool {
    guard !isInert, let condition = condition([.exists(exists)], .and, at: site) else {
      return false
    }
    if waitUntil(condition, timeout: timeout) == .completed { return true }
    guard isForced else { return false }
    let verb = exists ? "appear" : "disappear"
    let text = "\(self) did not \(verb) within \(seconds(timeout))\n\(finding)"
    fail([message, text].compactMap(\.self).joined(separator: "\n"), at: site)
    return false
  }
}
