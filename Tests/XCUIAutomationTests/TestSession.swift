import Foundation
import Hierarchy
import Query
import Springboard
import TestSupport

/// A session on a device of its own, and what it reports.
struct TestSession {
  let session: DeviceSession
  private let failures = FailureList()

  init(_ device: any Device) { session = DeviceSession(device, failureSink: failures) }

  /// A simulated device with the example app.
  static func notes() throws -> (test: TestSession, device: SimulatedDevice) {
    let folder = PackageFiles.root.appending(path: "Examples/Apps/notes").path
    let device = SimulatedDevice([try AppModel.load(path: folder)])
    return (TestSession(device), device)
  }

  /// A device that shows one screen of 390 by 844 points.
  init(@ElementRecordsBuilder _ records: @escaping () -> [ElementRecord]) {
    let tree = ElementTree {
      ElementRecord(.application, label: "App", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
        for record in records() { record }
      }
    }
    self.init(StaticDevice(tree, targetApplication: "example.app"))
  }

  /// What was reported, in its order.
  var failed: [DeviceFailure] { failures.failures }

  /// What was reported, without the places.
  var messages: [String] { failed.map(\.message) }
}
