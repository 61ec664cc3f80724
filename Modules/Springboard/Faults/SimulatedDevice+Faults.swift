internal import Query

extension SimulatedDevice {
  /// Counts an event, does it, and has the faults happen that follow it.
  ///
  /// - Parameter body: Does the event; it is told whether the keyboard stays up.
  /// - Throws: What the body throws.
  func withFaults(
    _ body: (_ keepsKeyboard: Bool) throws(DeviceError) -> Void
  ) throws(DeviceError) {
    stepCount = 0
    guard let faults else { return try body(false) }
    eventCount += 1
    let drawn = faults.faults(after: eventCount, isLandscape: orientation.isLandscape)
    try body(drawn.contains(.keyboardLeftUp))
    for fault in drawn { inject(fault) }
  }

  private func inject(_ fault: Fault) {
    note(.fault(fault))
    switch fault {
    case .latency(let seconds): pass(seconds)
    case .rotation(let orientation): turn(to: orientation)
    case .kill:
      if let foreground { end(foreground, isCrash: true) }
    case .systemAlert(let kind):
      let bundle = foreground ?? targetApplication
      guard let alert = systemAlert(kind, for: bundle) else { return }
      alerts.append(PendingAlert(alert: alert, application: bundle, isKept: false))
      systemTree = nil
    case .keyboardLeftUp: break
    }
  }
}
