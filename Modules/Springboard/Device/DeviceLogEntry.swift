public import Query

/// Something that happened on a simulated device.
public struct DeviceLogEntry: Hashable, Sendable {
  /// When it happened, in seconds since the device was started.
  public let time: Double

  /// What happened.
  public let happening: Happening

  /// What happens on a device.
  public enum Happening: Hashable, Sendable {
    /// An app was installed.
    case installed(String)
    /// An app was deleted.
    case deleted(String)
    /// An app was started.
    case launched(String)
    /// An app has come to the front.
    case activated(String)
    /// An app has gone to the background.
    case backgrounded(String)
    /// An app in the background gets no more time.
    case suspended(String)
    /// An app has ended.
    case ended(String, isCrash: Bool)
    /// The device was locked.
    case locked
    /// The device was unlocked.
    case unlocked
    /// An app shows a screen.
    case showed(screen: String, String)
    /// Somebody did something to the device.
    case event(DeviceEvent)
    /// Something got in the way, as the device's plan of faults says.
    case fault(Fault)
    /// What an event did on a screen.
    case reaction(ScreenReaction)
    /// What something did to the device, in words.
    case effect(String)
    /// What could not be done, and why.
    case problem(String)
    /// The system asked something for an app.
    case asked(SystemAlertKind, String)
    /// A button of a system alert was pressed.
    case answered(SystemAlertKind, String, button: String)
  }
}

extension DeviceLogEntry: CustomStringConvertible {
  /// The entry on one line: `2.5 s: shop shows 'basket'`.
  public var description: String {
    let text =
      switch happening {
      case .installed(let bundle): "\(bundle) is installed"
      case .deleted(let bundle): "\(bundle) is deleted"
      case .launched(let bundle): "\(bundle) is launched"
      case .activated(let bundle): "\(bundle) comes to the front"
      case .backgrounded(let bundle): "\(bundle) goes to the background"
      case .suspended(let bundle): "\(bundle) is suspended"
      case .ended(let bundle, let isCrash): "\(bundle) \(isCrash ? "crashes" : "ends")"
      case .locked: "the device is locked"
      case .unlocked: "the device is unlocked"
      case .showed(let screen, let bundle): "\(bundle) shows '\(screen)'"
      case .event(let event): "\(event)"
      case .fault(let fault): "fault: \(fault)"
      case .reaction(let reaction): "\(reaction)"
      case .effect(let text), .problem(let text): text
      case .asked(let kind, let bundle): "the system asks for \(bundle): \(kind)"
      case .answered(let kind, let bundle, let button):
        "'\(button)' is pressed for \(bundle): \(kind)"
      }
    return "\(time) s: \(text)"
  }
}
