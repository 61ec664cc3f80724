internal import Query
public import Springboard

/// The simulated device of the test that runs, made anew for each test.
///
/// A test needs to do nothing for it: the first `XCUIApplication` that is used brings it about. The apps
/// on it are those of `apps`, or of the environment variable `EINSTEIN_APPS`, or of the folder `AppModels`
/// that is nearest above the file of the test.
public enum TestDevice {
  /// The apps that the devices of all tests have, the one under test first; nil to look for app models.
  ///
  /// What is set counts for devices that are made later.
  public static var apps: [AppModel]? {
    get { settings.apps }
    set { settings.apps = newValue }
  }

  /// Whether a test does nothing more on its device after its first failure there.
  ///
  /// That is what `continueAfterFailure = false` means on Apple's platforms; XCTest for Linux ignores
  /// that property. It is true unless it is set, and then counts for the present test and all later ones.
  public static var stopsAtFirstFailure: Bool {
    get { settings.stopsAtFirstFailure }
    set {
      settings.stopsAtFirstFailure = newValue
      TestRun.current.session.stopsAtFirstFailure = newValue
    }
  }

  /// The device of the test that runs, for what no test on a real device could do; nil where there are
  /// no apps to make one of.
  public static var current: SimulatedDevice? {
    switch DeviceSession.current.device {
    case let device as SimulatedDevice: device
    case let device as TestRunDevice: device.simulated
    default: nil
    }
  }

  /// Sees to it that there is a device for the tests of a file.
  ///
  /// Nothing happens where somebody has chosen a session.
  ///
  /// - Parameter file: A file of the tests; empty when it is not known.
  package static func prepare(for file: StaticString) {
    guard !DeviceSession.isChosen else { return }
    ProcessTestRun.shared.prepare(for: file)
  }

  static let settings = TestSettings()
}
