internal import Foundation
internal import Query
internal import XCTest

/// Hears from XCTest when tests start, fail and end.
final class TestObserver: XCTestObservation {
  private unowned let tests: ProcessTestRun

  /// Whether a failure was heard of since somebody has last set it to false.
  nonisolated(unsafe) static var hasHeardFailure = false

  init(_ tests: ProcessTestRun) { self.tests = tests }

  func testSuiteWillStart(_ testSuite: XCTestSuite) { tests.suiteWillStart() }

  func testCaseWillStart(_ testCase: XCTestCase) { tests.testWillStart(testCase) }

  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    Self.hasHeardFailure = true
    let failure = TestFailure(
      message: description,
      file: filePath,
      line: lineNumber,
      time: TestRun.current.session.device.time
    )
    tests.testDidFail(testCase, failure)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { tests.testDidFinish(testCase) }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) { tests.suiteDidFinish() }
}
