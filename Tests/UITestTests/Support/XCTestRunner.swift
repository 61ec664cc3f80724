import Foundation
import Springboard
import UITest

/// What has become of a test of XCTest.
struct XCTestOutcome: Sendable {
  /// The messages of its failures, in order.
  var messages: [String] = []
  /// The lines that they were reported for.
  var lines: [Int] = []
  /// The files that they were reported for.
  var files: [String] = []
  /// How long it took, in seconds.
  var duration = 0.0
}

/// Runs tests of XCTest one after the other, and returns what has become of each.
///
/// They run outside the test of Swift Testing that asks for it, as tests of XCTest do.
///
/// - Parameters:
///   - setUp: What is done before them, as the set-up of their class.
///   - tests: The tests.
/// - Returns: What has become of each.
func runXCTests(
  setUp: @escaping @Sendable () -> Void = {},
  _ tests: (@Sendable (XCTestCase) throws -> Void)...
) async -> [XCTestOutcome] {
  await Task.detached { @MainActor in
    TestDevice.apps = [Bakery.model]
    defer { TestDevice.apps = nil }
    let suite = SuiteWithSetUp(name: "suite")
    suite.setUpOfClass = setUp
    for (number, body) in tests.enumerated() {
      suite.addTest(XCTestCase(name: "test\(number)") { try body($0) })
    }
    let observer = OutcomeObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    suite.run()
    XCTestObservationCenter.shared.removeTestObserver(observer)
    return observer.outcomes
  }.value
}

/// A suite that is set up as that of a class is.
private final class SuiteWithSetUp: XCTestSuite {
  var setUpOfClass: () -> Void = {}

  override func setUp() { setUpOfClass() }
}

/// Runs a test of XCTest, and returns what has become of it.
func runXCTest(_ body: @escaping @Sendable (XCTestCase) throws -> Void) async -> XCTestOutcome {
  await runXCTests(body).first ?? XCTestOutcome()
}

private final class OutcomeObserver: XCTestObservation {
  var outcomes: [XCTestOutcome] = []
  private var start = ContinuousClock.now
  private var present: XCTestCase?

  func testCaseWillStart(_ testCase: XCTestCase) { begin(testCase) }

  /// A test may fail before this observer hears that it starts: another one has it fail then.
  private func begin(_ testCase: XCTestCase) {
    guard present !== testCase else { return }
    present = testCase
    outcomes.append(XCTestOutcome())
    start = .now
  }

  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    begin(testCase)
    outcomes[outcomes.count - 1].messages.append(description)
    outcomes[outcomes.count - 1].lines.append(lineNumber)
    outcomes[outcomes.count - 1].files.append(filePath ?? "")
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    outcomes[outcomes.count - 1].duration = (ContinuousClock.now - start) / .seconds(1)
  }
}
