internal import Foundation
internal import Query
internal import XCTest
#if os(Linux) && !EINSTEIN_CHECK_APPLE
internal import XCUIAutomation
#endif

/// What is different on a simulated device and on Apple's.
#if !os(Linux) || EINSTEIN_CHECK_APPLE
@MainActor
enum TestPlatform {
  /// Whether the tests run on no real device.
  static var isSimulator: Bool {
    #if targetEnvironment(simulator)
    true
    #else
    false
    #endif
  }

  /// Lets time pass.
  static func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Reports a failure.
  static func fail(_ message: String, at site: SourceSite) {
    XCTFail(message, file: site.file, line: site.line)
  }

  /// Does something for a place in somebody's source; Apple's failures know theirs.
  static func at<Value>(_ file: StaticString, _ line: UInt, _ body: () -> Value) -> Value { body() }
}
#else
enum TestPlatform {
  /// Whether the tests run on no real device.
  static var isSimulator: Bool { true }

  /// Lets time pass on the device.
  static func pause(_ seconds: Double) { DeviceSession.current.pass(seconds) }

  /// Reports a failure.
  static func fail(_ message: String, at site: SourceSite) {
    DeviceSession.current.fail(message, at: site)
  }

  /// Does something for a place in somebody's source, which failures are reported for.
  static func at<Value>(_ file: StaticString, _ line: UInt, _ body: () -> Value) -> Value {
    let site = SourceSite.current ?? SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(site, operation: body)
  }
}
#endif
