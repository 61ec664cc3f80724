internal import CBenchmarkSupport
internal import Foundation
internal import Query
internal import Reporting
internal import Springboard

/// Measures the simulated device.
struct DeviceMeasurement {
  private var opening = Expectation("opening a model of 100 screens", .atMost, 50, "ms")
  private var tap = Expectation("a tap on 1,000 elements", .atMost, 100, "µs")
  private var memory = Expectation("1,000 idle sessions", .atMost, 100, "MB")
  private var tests = Expectation("UI tests a second", .atLeast, 1_000, "")

  /// What is promised, and how it went.
  var expectations: [Expectation] { [opening, tap, memory, tests] }

  /// Measures everything, and prints it.
  mutating func run(in data: String, isQuick: Bool) throws {
    var table = Table("what", "median", "unit")
    let rounds = isQuick ? 3 : 9

    Output.progress("opening a model")
    let folder = try Self.folder(in: data)
    let milliseconds =
      try median(rounds) {
        _ = try AppModel.load(path: folder)
      } * 1e3
    opening.note(milliseconds, at: "100 × 300")
    table.append("opening a model of 100 screens of 300 elements", milliseconds.text(1), "ms")

    Output.progress("a tap")
    let app = try launched(DeviceApps.model(screenCount: 1, elementCount: 1_000))
    let count = 1_000
    let microseconds =
      median(rounds) {
        for _ in 0..<count { app.buttons["form.save"].tap() }
      } * 1e6 / Double(count)
    tap.note(microseconds, at: "1,000")
    table.append("a tap on a button of 1,000 elements, with its rule", microseconds.text(1), "µs")

    Output.progress("idle sessions")
    let model = try DeviceApps.model(screenCount: 10, elementCount: 300)
    let before = einstein_heap_in_use()
    let sessions = (0..<1_000).map { _ in launched(model) }
    let kept = Double(einstein_heap_in_use() - before) / 1e6
    withExtendedLifetime(sessions) {}
    memory.note(kept, at: "10 × 300")
    table.append("1,000 launched sessions with a model of 10 screens", kept.text(1), "MB")

    Output.progress("UI tests")
    let testCount = 200
    let testsASecond =
      try Double(testCount)
      / median(rounds) {
        for _ in 0..<testCount {
          guard DeviceApps.runTest(model) else { throw BenchmarkError("the UI test fails") }
        }
      }
    tests.note(testsASecond, at: "300")
    table.append("UI tests of ten actions on 300 elements", testsASecond.text(), "a second")

    Output.result("The simulated device (medians)")
    Output.result("\(table)\n")
  }

  private func launched(_ model: AppModel) -> DeviceApplication {
    let session = DeviceSession(SimulatedDevice([model]), failureSink: FailureList())
    let app = DeviceApplication(session: session)
    app.launch()
    return app
  }

  /// The seconds that something takes, after doing it once.
  private func median(_ rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    try work()
    let clock = ContinuousClock()
    var seconds: [Double] = []
    for _ in 0..<rounds { seconds.append(try clock.measure(work).seconds) }
    return seconds.sorted()[rounds / 2]
  }

  /// A folder with a model of 100 screens, which is made once.
  private static func folder(in data: String) throws -> String {
    let folder = "\(data)/app-100"
    guard !FileManager.default.fileExists(atPath: "\(folder)/app.json") else { return folder }
    let model = try DeviceApps.model(screenCount: 100, elementCount: 300)
    let files = try Self.files(of: model)
    for (path, bytes) in files.sorted(by: { $0.key > $1.key }) {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: url)
    }
    return folder
  }

  /// The files of a model, with screens in XML as recorders write them.
  private static func files(of model: AppModel) throws -> [String: [UInt8]] {
    var files = try model.files().filter { $0.key == "app.json" }
    for screen in model.screens {
      var bytes: [UInt8] = []
      try DumpFormat.xcuitestXML.write(screen.tree) { bytes.append(contentsOf: $0) }
      files["screens/\(screen.name).xml"] = bytes
    }
    return files
  }
}
