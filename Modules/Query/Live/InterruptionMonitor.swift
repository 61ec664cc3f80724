/// The registration of somebody who deals with what gets in the way of a test, such as an alert.
public final class InterruptionMonitor {
  /// What it is for, in the words of whoever registered it.
  public let name: String

  /// Deals with an alert, and returns whether it has.
  let handler: (DeviceElement) -> Bool

  init(name: String, handler: @escaping (DeviceElement) -> Bool) {
    self.name = name
    self.handler = handler
  }
}

extension DeviceSession {
  /// Has a closure deal with alerts that get in the way, as `addUIInterruptionMonitor` does.
  ///
  /// It is not called when an alert appears, but when one covers what an action is about to touch;
  /// never for a question such as `exists`. The monitor that was added last is asked first, until one
  /// returns true; the action then goes on.
  ///
  /// - Parameters:
  ///   - name: What it is for.
  ///   - handler: Gets the outermost element that is in the way, usually an alert, and returns whether
  ///     it has dealt with it.
  /// - Returns: The registration, for `removeInterruptionMonitor(_:)`.
  @discardableResult
  public func addInterruptionMonitor(
    _ name: String,
    handler: @escaping (DeviceElement) -> Bool
  ) -> InterruptionMonitor {
    let monitor = InterruptionMonitor(name: name, handler: handler)
    monitors.append(monitor)
    return monitor
  }

  /// Asks a monitor no more.
  public func removeInterruptionMonitor(_ monitor: InterruptionMonitor) {
    monitors.removeAll { $0 === monitor }
  }

  /// Has the monitors deal with what is in the way, the last one first.
  ///
  /// What monitors do themselves is not interrupted in turn.
  ///
  /// - Returns: Whether one has dealt with it.
  func deal(with interruption: DeviceElement) -> Bool {
    guard !isDealingWithInterruption, !isInert else { return false }
    isDealingWithInterruption = true
    defer { isDealingWithInterruption = false }
    return monitors.reversed().contains { $0.handler(interruption) }
      || defaultInterruptionHandler(interruption)
  }
}
