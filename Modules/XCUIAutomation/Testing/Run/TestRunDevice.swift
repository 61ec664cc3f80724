internal import Hierarchy
internal import Query
internal import Springboard

/// The device of one test: a simulated one that is made when the test first does something with it.
///
/// By then the file of the test is known. Where there are no apps to make it of, whatever the test does
/// fails and says so.
final class TestRunDevice: Device {
  private let apps: () -> TestApps

  init(apps: @escaping () -> TestApps) { self.apps = apps }

  private lazy var outcome: Result<SimulatedDevice, DeviceError> = apps().result
    .map { SimulatedDevice($0) }
    .mapError { .failed("\($0)") }

  /// Whether anything was done with it yet.
  var isUsed: Bool { questionCount > 0 }

  /// How often anything was asked of it, or done with it.
  private(set) var questionCount = 0

  /// The device itself; nil where there are no apps.
  var simulated: SimulatedDevice? { try? device().get() }

  /// The clock of the device, which may be looked at without doing anything with it.
  private var clock: SimulatedDevice? { isUsed ? try? outcome.get() : nil }

  private func device() -> Result<SimulatedDevice, DeviceError> {
    questionCount += 1
    return outcome
  }

  /// The time where there is no device.
  private var emptyTime = 0.0

  var targetApplication: String { simulated?.targetApplication ?? "the app under test" }

  var time: Double { clock?.time ?? emptyTime }

  var orientation: DeviceOrientation { simulated?.orientation ?? .unknown }

  func waitForChange(until deadline: Double) {
    if let simulated {
      simulated.waitForChange(until: deadline)
    } else {
      emptyTime = max(emptyTime, deadline)
    }
  }

  func state(of bundleIdentifier: String) -> ApplicationState {
    simulated?.state(of: bundleIdentifier) ?? .unknown
  }

  func launch(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    try device().get().launch(bundleIdentifier, arguments: arguments, environment: environment)
  }

  func activate(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    try device().get().activate(bundleIdentifier, arguments: arguments, environment: environment)
  }

  func terminate(_ bundleIdentifier: String) throws(DeviceError) {
    try device().get().terminate(bundleIdentifier)
  }

  func tree(of bundleIdentifier: String) throws(DeviceError) -> ElementTree {
    try device().get().tree(of: bundleIdentifier)
  }

  func keyboardFocus(in bundleIdentifier: String) -> Int? {
    simulated?.keyboardFocus(in: bundleIdentifier)
  }

  func obstruction(of bundleIdentifier: String, at point: Point) -> DeviceObstruction? {
    simulated?.obstruction(of: bundleIdentifier, at: point)
  }

  func scrollToVisible(
    _ element: ElementNode,
    in bundleIdentifier: String
  ) throws(DeviceError) {
    try device().get().scrollToVisible(element, in: bundleIdentifier)
  }

  func perform(_ event: DeviceEvent) throws(DeviceError) {
    try device().get().perform(event)
  }

  func resetAuthorization(
    for resource: ProtectedResource,
    of bundleIdentifier: String
  ) throws(DeviceError) {
    try device().get().resetAuthorization(for: resource, of: bundleIdentifier)
  }
}
