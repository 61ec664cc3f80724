internal import Foundation
internal import Hierarchy
internal import Query
internal import XCTest

/// Waits for expectations on the device's clock.
struct ExpectationWait {
  private let polls: [(expectation: XCTestExpectation, poll: PredicatePoll)]
  private let timeout: TimeInterval

  /// Creates a wait; nil for expectations that do not depend on the device alone.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: How long to wait, in seconds of the device.
  init?(_ expectations: [XCTestExpectation], timeout: TimeInterval) {
    var polls: [(XCTestExpectation, PredicatePoll)] = []
    for expectation in expectations {
      guard let poll = PredicatePoll.of(expectation) else { return nil }
      polls.append((expectation, poll))
    }
    guard !polls.isEmpty else { return nil }
    self.polls = polls
    self.timeout = timeout
  }

  /// Lets the device's time pass until all expectations are fulfilled, or none of it is left.
  ///
  /// - Returns: Those that are not fulfilled; nil where something does not depend on the device.
  func run() -> [XCTestExpectation]? {
    var pending = polls
    var isOfDevice = true
    let isDone = {
      var hasInvertedOne = false
      pending.removeAll { entry in
        let answer = entry.poll.ask()
        if !answer.isOfDevice { isOfDevice = false }
        guard isOfDevice, answer.isTrue else { return false }
        entry.expectation.fulfill()
        if entry.expectation.isInverted { hasInvertedOne = true }
        return true
      }
      return hasInvertedOne || !isOfDevice || pending.isEmpty
    }
    // What elements of another session are waited for passes that session's time.
    if let element = polls.lazy.compactMap({ $0.poll.element }).first {
      _ = element.wait(timeout: timeout, until: isDone)
    } else {
      _ = DeviceSession.current.wait(timeout: timeout, until: isDone)
    }
    guard isOfDevice else { return nil }
    for entry in polls { entry.poll.isOver = true }
    return pending.map(\.expectation)
  }

  /// Reports what has become of expectations, as XCTest words it.
  ///
  /// - Parameters:
  ///   - result: What has become of them.
  ///   - unfulfilled: Those that are not fulfilled.
  ///   - site: The place to report it for; where nil, that of the last expectation.
  func report(
    _ result: XCTWaiter.Result,
    unfulfilled: [XCTestExpectation],
    at site: SourceSite?
  ) {
    let text: String
    switch result {
    case .completed, .interrupted: return
    case .timedOut:
      let names = unfulfilled.filter { !$0.isInverted }.map { "\"\($0.expectationDescription)\"" }
      text =
        "Asynchronous wait failed: Exceeded timeout of \(timeout.brief) seconds, with unfulfilled "
        + "expectations: \(names.joined(separator: ", "))."
        + found(unfulfilled)
    case .invertedFulfillment:
      let fulfilled = polls.first { entry in
        entry.expectation.isInverted && !unfulfilled.contains(entry.expectation)
      }
      let name = fulfilled?.expectation.expectationDescription ?? ""
      text = "Asynchronous wait failed: Fulfilled inverted expectation \"\(name)\"."
    case .incorrectOrder:
      let names = polls.map { "\"\($0.expectation.expectationDescription)\"" }
      text =
        "Asynchronous wait failed: The expectations were not fulfilled in the order "
        + "\(names.joined(separator: ", "))."
    @unknown default: return
    }
    let site = SourceSite.current ?? site ?? polls.last?.poll.site
    if let site, let element = polls.lazy.compactMap({ $0.poll.element }).first {
      element.fail(text, at: site)
    } else {
      DeviceSession.current.fail(text, at: site)
    }
  }

  /// What there is in place of what was waited for.
  private func found(_ expectations: [XCTestExpectation]) -> String {
    expectations.compactMap { PredicatePoll.of($0)?.element }
      .map { element in
        guard element.exists else { return "\nfound: \(element) does not exist" }
        guard let node = (try? element.snapshot())?.node else {
          return "\nfound: several elements match \(element)"
        }
        return "\nfound: \(node.line)"
      }
      .joined()
  }
}

extension TimeInterval {
  /// The number without a fraction that is nothing.
  fileprivate var brief: String {
    rounded() == self && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
