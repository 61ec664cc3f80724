internal import Foundation
internal import Query
internal import Testing
internal import XCTest

/// Reports failures to the test of XCTest that runs.
///
/// XCTest says nothing of a failure while none runs. Then it goes to Swift Testing, if that has a test,
/// or else to standard error, and to the tests of the class that is being set up.
final class XCTestSink: FailureSink {
  func record(_ failure: DeviceFailure) {
    if Test.current != nil { return SwiftTestingSink().record(failure) }
    TestObserver.hasHeardFailure = false
    let site = failure.site
    XCTFail(failure.message, file: site?.file ?? "<unknown>", line: site?.line ?? 0)
    if !TestObserver.hasHeardFailure {
      ProcessTestRun.shared.didFailOutsideTests(failure)
      FileHandle.standardError.write(Data("\(failure)\n".utf8))
    }
  }
}
