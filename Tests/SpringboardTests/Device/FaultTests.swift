import Hierarchy
import Query
import Springboard
import Testing

/// Faults that a device is told to have.
@Suite struct FaultTests {
  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func model() -> AppModel {
    var model = AppModel(
      screen: ElementTree {
        ElementRecord(.application, label: "Form", frame: screen) {
          ElementRecord(.window, frame: screen) {
            ElementRecord(
              .textField,
              identifier: "name",
              frame: Rect(x: 20, y: 60, width: 300, height: 44)
            )
            ElementRecord(
              .switch,
              identifier: "on",
              value: "0",
              frame: Rect(x: 20, y: 120, width: 50, height: 30)
            )
          }
        }
      },
      named: "form"
    )
    model.bundleIdentifier = "org.form"
    return model
  }

  private let device = SimulatedDevice([Self.model()])
  private let failures = FailureList()
  private let session: DeviceSession
  private let app: DeviceApplication

  init() {
    session = DeviceSession(device, failureSink: failures)
    app = DeviceApplication(session: session)
  }

  private var faults: [Fault] {
    device.log.compactMap { if case .fault(let fault) = $0.happening { fault } else { nil } }
  }

  @Test("There are none unless somebody asks for them")
  func none() {
    app.launch()
    for _ in 0..<20 { app.switches["on"].tap() }
    #expect(faults == [])
    #expect(failures.failures == [])
  }

  @Test("A planned kill comes after its event, and the next action fails for it")
  func kill() {
    device.faults = FaultPlan([2: [.kill]])
    app.launch()
    #expect(app.state == .runningForeground)
    app.switches["on"].tap()
    #expect(app.state == .notRunning)
    app.switches["on"].tap()
    #expect(
      failures.failures.first?.message.contains("Application org.form is not running") == true
    )
    app.launch()
  }

  @Test("An alert gets in the way of the next action only, and the answer to it is not kept")
  func alert() {
    device.faults = FaultPlan([1: [.systemAlert(.camera)]])
    app.launch()
    var count = 0
    session.addInterruptionMonitor("alerts") { alert in
      count += 1
      alert.buttons["Allow"].firstMatch.tap()
      return true
    }
    app.switches["on"].tap()
    #expect(count == 1)
    #expect(app.switches["on"].value as? String == "1")
    #expect(device.permissions.status(of: .camera, for: "org.form") == .notDetermined)
    #expect(failures.failures == [])
  }

  @Test("A delay lets time pass, and a turn turns the device")
  func latencyAndRotation() {
    device.faults = FaultPlan([1: [.latency(2.5), .rotation(.landscapeLeft)]])
    app.launch()
    #expect(device.time == 2.5)
    #expect(device.orientation == .landscapeLeft)
  }

  @Test("A keyboard stays up where return would take it away")
  func keyboard() {
    device.faults = FaultPlan([3: [.keyboardLeftUp]])
    app.launch()
    app.textFields["name"].tap()
    app.typeText("Ada\n")
    #expect(app.keyboards.count == 1)
    app.typeText("!\n")
    #expect(app.textFields["name"].value as? String == "Ada!")
    #expect(app.keyboards.count == 0)
    #expect(failures.failures == [])
  }

  @Test("The same seed gives the same faults, and one rate does not change the others")
  func seeds() {
    func run(_ seed: UInt64, _ rates: FaultPlan.Rates) -> [Fault] {
      let device = SimulatedDevice([Self.model()])
      device.faults = FaultPlan(seed: seed, rates: rates)
      for _ in 0..<200 { try? device.activate("org.form", arguments: [], environment: [:]) }
      return device.log.compactMap {
        if case .fault(let fault) = $0.happening { fault } else { nil }
      }
    }
    let rates = FaultPlan.Rates(systemAlert: 0.1, kill: 0.1, rotation: 0.1, latency: 0.1)
    let first = run(7, rates)
    #expect(first == run(7, rates))
    #expect(first != run(8, rates))
    #expect((40...120).contains(first.count))
    #expect(run(7, FaultPlan.Rates(kill: 0.1)) == first.filter { $0 == .kill })
    #expect(run(7, FaultPlan.Rates()) == [])
  }
}
