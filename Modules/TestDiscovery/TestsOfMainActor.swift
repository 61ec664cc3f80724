public import XCTest

// Swift's package manager lists the tests of a class in a file that it writes, and hands the list to
// `testCase`. XCTest for Linux has no such function for tests that belong to the main actor: with its own
// ones the list is cast to what it is not, and the whole run ends before the first test. That file sees
// what a test target re-exports, so it sees these functions, which fit and are preferred. XCTest runs
// synchronous tests on the main thread.

/// Lists the tests of a class that belong to the main actor and throw.
///
/// - Parameter allTests: The tests with their names.
/// - Returns: The tests, as XCTest has them.
public func testCase<Test: XCTestCase>(
  _ allTests: [(String, (Test) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  let tests: [(String, (Test) -> () throws -> Void)] = allTests.map { name, function in
    (name, { test in { try MainActor.assumeIsolated { try function(test)() } } })
  }
  return testCase(tests)
}

/// Lists the tests of a class that belong to the main actor and do not throw.
///
/// - Parameter allTests: The tests with their names.
/// - Returns: The tests, as XCTest has them.
public func testCase<Test: XCTestCase>(
  _ allTests: [(String, (Test) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  let tests: [(String, (Test) -> () throws -> Void)] = allTests.map { name, function in
    (name, { test in { MainActor.assumeIsolated { function(test)() } } })
  }
  return testCase(tests)
}
