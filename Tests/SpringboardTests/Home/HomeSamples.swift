import Hierarchy
import Query
import Springboard

/// A device with apps of one screen each, and live queries to them.
struct HomeSample {
  let device: SimulatedDevice
  let failures = FailureList()
  let session: DeviceSession
  let app: DeviceApplication
  let springboard: DeviceApplication

  static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  /// Installs apps; the bundle identifier of `Shop` is `org.shop`.
  init(_ names: [String] = ["Shop", "Notes"], system: AppSystem = AppSystem()) {
    device = SimulatedDevice(names.map { Self.model($0, system) })
    session = DeviceSession(device, failureSink: failures)
    app = DeviceApplication(session: session)
    springboard = DeviceApplication(bundleIdentifier: "com.apple.springboard", session: session)
  }

  static func model(_ name: String, _ system: AppSystem = AppSystem()) -> AppModel {
    let tree = ElementTree {
      ElementRecord(.application, label: name, frame: screen, isEnabled: true) {
        ElementRecord(.window, frame: screen, isEnabled: true) {
          ElementRecord(
            .button,
            identifier: "go",
            label: "Go",
            frame: Rect(x: 20, y: 400, width: 350, height: 44),
            isEnabled: true
          )
          ElementRecord(
            .textField,
            identifier: "name",
            frame: Rect(x: 20, y: 300, width: 350, height: 44),
            isEnabled: true
          )
        }
      }
    }
    return AppModel(
      name: name,
      bundleIdentifier: "org.\(name.lowercased())",
      system: system,
      screens: [AppScreen(name: "one", tree: tree)]
    )
  }

  /// Another app of the device.
  func application(_ bundleIdentifier: String) -> DeviceApplication {
    DeviceApplication(bundleIdentifier: bundleIdentifier, session: session)
  }

  var messages: [String] { failures.failures.map(\.message) }

  func pressHome() throws { try device.perform(.pressButton(.home)) }

  /// Pulls Control Centre down, as public tests do from anywhere.
  func openControlCentre() throws {
    try device.perform(
      .drag(
        from: Point(x: 382, y: 8),
        to: Point(x: 382, y: 464),
        pressDuration: 0.1,
        velocity: .default,
        holdDuration: 0
      )
    )
  }

  /// What has happened, without the events themselves.
  var happenings: [DeviceLogEntry.Happening] { device.log.map(\.happening) }
}
