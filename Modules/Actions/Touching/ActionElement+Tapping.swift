public import Foundation
internal import Predicate
internal import Query

// Row S4.5 of Einstein's features: taps.
extension ActionElement {
  /// Taps the element, or the middle of its frame where it cannot be reached.
  ///
  /// It is waited for until it is enabled; one that exists and stays disabled is tapped all the same. What
  /// is in front of the element gets the tap. That there is no such element, or that its middle is not on
  /// the screen, is a failure.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func forceTap(
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      guard !isInert else { return self }
      _ = wait(timeout: timeout) { satisfies(.isReady) }
      if isHittable {
        tap()
        return self
      }
      guard isOne(or: "cannot be tapped", at: site) else { return self }
      let frame = frame
      let screen = owningApplication.frame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      guard !frame.isEmpty, screen.isEmpty || screen.contains(middle) else {
        let place = frame.isEmpty ? "its frame is empty" : "its middle is not on the screen"
        fail("\(self) cannot be tapped: \(place)\n\(finding)", at: site)
        return self
      }
      coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
      return self
    }
  }

  /// Taps the element if it exists in time; that it does not is no failure.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func tapIfExists(
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { _ in
      if wait(timeout: timeout, until: { exists }) { tap() }
      return self
    }
  }

  /// Waits until the element can be touched, and taps it; a failure says why that is not possible.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - site: The place to report a failure for.
  func tapWhenPossible(timeout: TimeInterval, at site: SourceSite) {
    guard !isInert else { return }
    let isReachable = wait(timeout: timeout) {
      // What is scrolled away is scrolled to by the tap.
      exists && (isHittable || !isOnWindow)
    }
    guard isReachable || isOne(or: "cannot be tapped", after: timeout, at: site) else { return }
    tap()
  }

  /// Whether there is exactly one such element; otherwise that is a failure.
  ///
  /// - Parameters:
  ///   - consequence: What cannot be done.
  ///   - timeout: How long was waited, in seconds.
  ///   - site: The place to report a failure for.
  /// - Returns: Whether there is; false as well where nothing can be done any more.
  func isOne(
    or consequence: String,
    after timeout: TimeInterval? = nil,
    at site: SourceSite
  ) -> Bool {
    guard !isInert else { return false }
    if (try? snapshot()) != nil { return true }
    let time = timeout.map { " within \(seconds($0))" } ?? ""
    fail("\(self) \(consequence)\(time)\n\(finding)", at: site)
    return false
  }
}
