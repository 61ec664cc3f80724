import Actions
import Hierarchy
import Query
import Springboard

/// A simulated device with one app, which has been launched, and what has failed on it.
struct ActionScene: ActionHost {
  let device: SimulatedDevice
  let session: DeviceSession
  let app: DeviceApplication
  private let list = FailureList()

  init(_ model: AppModel, stopsAtFirstFailure: Bool = true) {
    device = SimulatedDevice([model])
    session = DeviceSession(
      device,
      failureSink: list,
      stopsAtFirstFailure: stopsAtFirstFailure
    )
    app = DeviceApplication(session: session)
    app.launch()
  }

  /// An app with one screen.
  init(
    stopsAtFirstFailure: Bool = true,
    @RulesBuilder rules: () -> [Rule] = { [] },
    @ElementRecordsBuilder elements: () -> [ElementRecord]
  ) {
    let tree = Self.tree(elements)
    self.init(
      AppModel("Shop", bundleIdentifier: "org.shop") { Screen("main", tree, rules: rules) },
      stopsAtFirstFailure: stopsAtFirstFailure
    )
  }

  static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  static func tree(@ElementRecordsBuilder _ elements: () -> [ElementRecord]) -> ElementTree {
    ElementTree {
      ElementRecord(.application, label: "Shop", frame: screen, isEnabled: true) {
        ElementRecord(.window, frame: screen, isEnabled: true, children: elements)
      }
    }
  }

  /// What was reported.
  var messages: [String] { list.failures.map(\.message) }

  /// The lines that failures were reported for.
  var lines: [UInt?] { list.failures.map { $0.site?.line } }

  /// The texts that have been typed, keys among them.
  var typed: [String] {
    events.compactMap { event in
      if case .typeText(let text) = event { text } else { nil }
    }
  }

  /// The events that have reached the device.
  var events: [DeviceEvent] {
    device.log.compactMap { entry in
      if case .event(let event) = entry.happening { event } else { nil }
    }
  }
}

extension ElementRecord {
  /// An element as wide as the screen, in a row of it.
  static func row(
    _ number: Int,
    _ type: ElementType,
    _ name: String,
    label: String? = nil,
    value: String? = nil,
    placeholder: String? = nil,
    isEnabled: Bool = true,
    height: Double = 44,
    attributes: [ElementAttribute] = [],
    @ElementRecordsBuilder children: () -> [ElementRecord] = { [] }
  ) -> ElementRecord {
    ElementRecord(
      type,
      identifier: name,
      label: label,
      value: value,
      placeholderValue: placeholder,
      frame: Rect(x: 20, y: 60 + 60 * Double(number), width: 350, height: height),
      isEnabled: isEnabled,
      attributes: attributes,
      children: children
    )
  }
}
