internal import Foundation
internal import Query
internal import Testing
internal import XCTest

/// The run of the test of XCTest that runs in this process.
///
/// XCTest runs one test after the other, and makes all test cases before that. What happens while no
/// test runs, as in the set-up of a class, is that class's: its tests go on with the same device.
final class ProcessTestRun: @unchecked Sendable {
  // Sendable is unchecked because XCTest's tests are one after the other.

  static let shared = ProcessTestRun()

  private var run: TestRun?

  /// The device that the set-up of the present class has used, for its tests to go on with.
  private var deviceOfClass: TestRunDevice?

  /// What has failed while no test was running, as in the set-up of the present class; its tests fail.
  private var failuresOfClass: [DeviceFailure] = []

  /// The files for which apps were made, the last one last.
  private var files: [String] = []

  /// The module of the test that runs; nil where that is not known.
  private var module: String?

  private init() {
    XCTestObservationCenter.shared.addTestObserver(TestObserver(self))
    DeviceSession.provide { [unowned self] in current.session }
  }

  /// The run of the present test.
  var current: TestRun {
    if Test.current != nil { return Self.withoutDevice }
    if let run { return run }
    let device = deviceOfClass ?? TestRunDevice { [unowned self] in apps }
    let run = TestRun(name: "", device: device, sink: XCTestSink())
    self.run = run
    return run
  }

  /// A run in which everything fails, since tests of Swift Testing run at the same time and must not
  /// share what is the process's.
  private static var withoutDevice: TestRun {
    TestRun(
      name: "",
      device: TestRunDevice { .none },
      sink: SwiftTestingSink()
    )
  }

  /// Takes note of a file of the tests.
  func prepare(for file: StaticString) {
    let file = "\(file)"
    guard !file.isEmpty else { return }
    files.removeAll { $0 == file }
    files.append(file)
  }

  /// The apps of the present test: those of the file that the test has last done something from, else of
  /// one in the module of the test, else of the last one that is known, else of the module's folder where
  /// the package manager expects it.
  private var apps: TestApps {
    let site = (SourceSite.current ?? run?.session.lastSite).map { "\($0.file)" }
    let ofModule = module.flatMap { module in
      files.last { $0.split(separator: "/").contains(Substring(module)) }
    }
    let inFolder = module.map {
      "\(FileManager.default.currentDirectoryPath)/Tests/\($0)/\($0).swift"
    }
    return .found(for: site ?? ofModule ?? files.last ?? inFolder)
  }

  // MARK: - What XCTest tells

  func suiteWillStart() { forget() }

  func suiteDidFinish() { forget() }

  func testWillStart(_ test: XCTestCase) {
    if let run, run.device.isUsed { deviceOfClass = run.device }
    run = nil
    module = String(reflecting: type(of: test)).split(separator: ".").first.map(String.init)
    current.recorder.name = test.name
    for failure in failuresOfClass { current.session.fail(failure.message, at: failure.site) }
  }

  /// Takes note of a failure that XCTest has no test for.
  func didFailOutsideTests(_ failure: DeviceFailure) { failuresOfClass.append(failure) }

  func testDidFail(_ test: XCTestCase, _ message: String, _ file: String?, _ line: Int) {
    let recorder = current.recorder
    recorder.name = test.name
    recorder.add(message, file, line)
  }

  func testDidFinish(_ test: XCTestCase) {
    guard let run else { return }
    run.recorder.name = test.name
    TestDevice.settings.recordingHandler?(run.recorder.finish())
    self.run = nil
    module = nil
  }

  private func forget() {
    run = nil
    deviceOfClass = nil
    failuresOfClass = []
  }
}
