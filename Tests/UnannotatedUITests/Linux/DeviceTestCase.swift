import Foundation
import Query
import Springboard
import XCTest

/// A test on a simulated device with the example app.
class DeviceTestCase: XCTestCase {
  override func invokeTest() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/Apps/notes").standardized.path
    do {
      let device = SimulatedDevice([try AppModel.load(path: folder)])
      DeviceSession.install(DeviceSession(device, failureSink: TestFailures(test: self)))
    } catch {
      recordFailure(withDescription: "\(error)", inFile: #filePath, atLine: #line, expected: false)
    }
    super.invokeTest()
    DeviceSession.install(nil)
  }
}

/// Reports the failures of a session as those of a test.
private final class TestFailures: FailureSink {
  private let test: XCTestCase

  init(test: XCTestCase) { self.test = test }

  func record(_ failure: DeviceFailure) {
    test.recordFailure(
      withDescription: failure.message,
      inFile: failure.site.map { "\($0.file)" } ?? #filePath,
      atLine: failure.site.map { Int($0.line) } ?? #line,
      expected: true
    )
  }
}
