internal import Foundation
internal import Hierarchy
internal import Predicate
internal import Query
internal import XCTest

/// What one of XCTest's expectations waits for.
///
/// XCTest asks a predicate every hundredth of a second of real time. What waits for the device alone is not
/// left to it (`ExpectationWait`). Where it has to be, since other things are waited for as well, the
/// device's clock keeps step with the real time.
final class PredicatePoll {
  /// The predicate as the test has written it.
  private let predicate: NSPredicate
  private let object: Any?

  /// The expectation, which owns the poll.
  private weak var expectation: XCTNSPredicateExpectation?

  /// Where the expectation was made; nil if that is not known.
  let site: SourceSite?

  /// Whether XCTest gets no more answers.
  var isOver = false

  /// When XCTest has asked for the first time: the real time, and that of the device.
  private var start: (real: ContinuousClock.Instant, device: Double)?

  init(_ predicate: NSPredicate, _ object: Any?, at site: SourceSite?) {
    self.predicate = predicate
    self.object = object
    self.site = site
  }

  /// The predicate that XCTest is to ask.
  var predicateForXCTest: NSPredicate {
    NSPredicate { [self] _, _ in !isOver && isTrueInRealTime() }
  }

  /// What the expectation is called in failures.
  var description: String {
    let object = object.map { " for object \($0)" } ?? ""
    return "Expect predicate `\(predicate.formatString)`\(object)"
  }

  /// The element that is waited for, if it is one.
  var element: DeviceElement? { object as? DeviceElement }

  // MARK: - Which poll an expectation has

  /// Makes this the poll of an expectation.
  func belong(to expectation: XCTNSPredicateExpectation) {
    self.expectation = expectation
    expectation.expectationDescription = description
    TestRun.current.polls[ObjectIdentifier(expectation)] = self
  }

  /// Returns the poll of an expectation; nil if it has none.
  static func of(_ expectation: XCTestExpectation) -> PredicatePoll? {
    let poll = TestRun.current.polls[ObjectIdentifier(expectation)]
    // Another expectation may have been at the same address before.
    return poll?.expectation === expectation ? poll : nil
  }

  // MARK: - Asking

  /// Whether the predicate is true now, and the handler of the expectation agrees.
  func isTrue() -> Bool {
    let isTrue =
      if let element, predicate.formatPredicate != nil {
        element.satisfies(predicate)
      } else {
        predicate.evaluate(with: object)
      }
    return isTrue && expectation?.handler?() ?? true
  }

  /// Whether what the predicate says depends on the device, with the answer that it has now.
  func ask() -> (isTrue: Bool, isOfDevice: Bool) {
    let device = TestRun.current.device
    let before = device.questionCount
    let answer = isTrue()
    let isOfDevice =
      object is DeviceElement || object is DeviceElementQuery || device.questionCount > before
    return (answer, isOfDevice)
  }

  /// Whether the predicate is true after the device's clock has caught up with the real time.
  private func isTrueInRealTime() -> Bool {
    let session = DeviceSession.current
    let now = ContinuousClock.now
    if let start {
      session.pass(start.device + (now - start.real).seconds - session.device.time)
    } else {
      start = (now, session.device.time)
    }
    return isTrue()
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double { self / .seconds(1) }
}

extension PredicatePoll {
  /// A line of the file in which the last of some expectations was made; nil where that is not known.
  ///
  /// XCTest's functions leave no room for a file: the compiler would not prefer ours.
  static func site(of expectations: [XCTestExpectation], line: UInt) -> SourceSite? {
    let made = expectations.lazy.compactMap { of($0)?.site }.last
    let file = made?.file ?? DeviceSession.current.lastSite?.file
    return file.map { SourceSite(file: $0, line: line) }
  }

  /// The expectations of the test that nobody has waited for yet.
  static var expectationsToWaitFor: [XCTestExpectation] {
    TestRun.current.polls.values.filter { !$0.isOver }.compactMap(\.expectation)
  }
}
