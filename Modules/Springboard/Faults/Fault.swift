public import Query

/// Something that gets in a test's way, as it happens on devices now and then.
public enum Fault: Hashable, Sendable {
  /// The system asks something that the app has not asked for; the answer is not kept.
  case systemAlert(SystemAlertKind)
  /// The app in front ends as by a crash.
  case kill
  /// Somebody turns the device.
  case rotation(DeviceOrientation)
  /// Everything takes some seconds longer.
  case latency(Double)
  /// The keyboard stays up where the event takes it away.
  case keyboardLeftUp
}

extension Fault: CustomStringConvertible {
  /// The fault in a few words.
  public var description: String {
    switch self {
    case .systemAlert(let kind): "system alert \(kind)"
    case .kill: "kill"
    case .rotation(let orientation): "rotation to \(orientation)"
    case .latency(let seconds): "latency of \(seconds) s"
    case .keyboardLeftUp: "keyboard left up"
    }
  }
}
