public import Foundation

// Waiting lets the device's time pass. Nothing is reported when it was in vain.
extension DeviceElement {
  /// Waits until the element exists.
  ///
  /// It is looked for at once; XCUITest looks for the first time after about a second.
  ///
  /// - Parameter timeout: How long to wait, in seconds of the device.
  /// - Returns: Whether it exists in time.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    session.wait(timeout: timeout) { exists }
  }

  /// Waits until the element does not exist.
  ///
  /// - Parameter timeout: How long to wait, in seconds of the device.
  /// - Returns: Whether it is gone in time.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    session.wait(timeout: timeout) { !exists }
  }

  /// Waits until the element does not exist, as the first release of Xcode 16 spelt it.
  @available(*, deprecated, renamed: "waitForNonExistence(timeout:)")
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    waitForNonExistence(timeout: timeout)
  }

  /// Waits until a property has a value.
  ///
  /// ```swift
  /// let isDone = app.buttons["pay"].wait(for: \.isEnabled, toEqual: true, timeout: 5)
  /// ```
  ///
  /// As long as the element is missing, its attributes have no value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - expectedValue: The value.
  ///   - timeout: How long to wait, in seconds of the device.
  /// - Returns: Whether it has the value in time.
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<DeviceElement, Value>,
    toEqual expectedValue: Value,
    timeout: TimeInterval
  ) -> Bool {
    session.wait(timeout: timeout) {
      session.tryingOnce { self[keyPath: keyPath] } == expectedValue
    }
  }
}
