public import Foundation

internal import Hierarchy
public import Predicate

extension DeviceElement: LiveElement {
  /// Reports a failure of the test.
  public func fail(_ message: String, at site: SourceSite) { session.fail(message, at: site) }

  /// Returns whether a predicate is true of the element as it is now, without waiting.
  ///
  /// Of several matches it is asked of the first. Of a missing element only what says that it is
  /// missing is true. A predicate without an answer is a failure.
  public func satisfies(_ predicate: NSPredicate) -> Bool {
    guard !session.isInert else { return false }
    let found = present()
    guard let format = predicate.formatPredicate else {
      // A block gets a snapshot; there is none of a missing element.
      return found.map { predicate.evaluate(with: DeviceElementSnapshot($0.node)) } ?? false
    }
    do throws(PredicateEvaluationError) {
      guard let (screen, node) = found else { return try format.evaluate(with: MissingSubject()) }
      return try format.evaluate(with: LiveSubject(screen: screen, index: node.index))
    } catch {
      session.fail("\(error)", at: place(nil))
      return false
    }
  }

  /// Waits until a condition is true, while time passes on the device.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds of the device.
  ///   - condition: The condition, asked at once and whenever something may have changed.
  /// - Returns: Whether it is true in time.
  public func wait(timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    session.wait(timeout: timeout, until: condition)
  }
}

extension DeviceElementQuery: LiveQuery {
  /// Reports a failure of the test.
  public func fail(_ message: String, at site: SourceSite) { session.fail(message, at: site) }
}

extension DeviceElement: PredicateSubjectConvertible {
  /// The element as it is now, for `NSPredicate.evaluate(with:)` and expectations.
  public var predicateSubject: any PredicateSubject {
    guard let (screen, node) = present() else { return MissingSubject() }
    return LiveSubject(screen: screen, index: node.index)
  }
}

extension DeviceElementQuery: PredicateSubjectConvertible {
  /// The query as it is now: it has a count.
  public var predicateSubject: any PredicateSubject {
    PredicateDictionary(["count": .integer(Int64(count))])
  }
}
