public import Foundation
public import Query
public import XCTest

/// The registration of somebody who deals with what gets in the way of a test.
private final class MonitorToken: NSObject {
  let monitor: InterruptionMonitor

  init(_ monitor: InterruptionMonitor) { self.monitor = monitor }
}

extension XCTestCase {
  /// Has a closure deal with alerts that get in the way of the test, until the test ends.
  ///
  /// It is asked when an alert covers what an action is about to touch, the closure added last first, and
  /// never for a question. Where none deals with an alert, it is closed as XCUITest does.
  ///
  /// - Parameters:
  ///   - handlerDescription: What it is for.
  ///   - handler: Gets the alert, and returns whether it has dealt with it.
  /// - Returns: What to remove it with.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String,
    handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    TestDevice.prepare(for: "")
    let session = DeviceSession.current
    return MonitorToken(session.addInterruptionMonitor(handlerDescription, handler: handler))
  }

  /// Asks a closure no more.
  ///
  /// - Parameter monitor: What adding it has returned.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    guard let token = monitor as? MonitorToken else { return }
    DeviceSession.current.removeInterruptionMonitor(token.monitor)
  }
}
