internal import Foundation
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
    tests.testDidFail(testCase, description, filePath, lineNumber)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { tests.testDidFinish(testCase) }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) { tests.suiteDidFinish() }
}
