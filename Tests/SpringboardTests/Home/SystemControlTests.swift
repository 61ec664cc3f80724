import Foundation
import Hierarchy
import Query
import Springboard
import Testing

/// Settings, Control Centre and the lock: `xcuitest-behaviours.md`, section 11, and S5.4 of Einstein's
/// features.
@Suite struct SystemControlTests {
  private static func settings(_ sample: HomeSample) -> DeviceApplication {
    sample.application("com.apple.Preferences")
  }

  @Test("11: Settings turns airplane mode on and off", arguments: ["13.0", "17.4", "26.0"])
  func airplaneModeInSettings(version: String) throws {
    let sample = HomeSample(system: AppSystem(version: version))
    let settings = Self.settings(sample)
    #expect(settings.state == .notRunning)
    settings.launch()
    #expect(settings.cells["Airplane Mode"].exists)
    let control = settings.tables.cells["Airplane Mode"].switches["Airplane Mode"]
    #expect(control.value as? String == "0")
    settings.cells["Airplane Mode"].tap()
    #expect(!sample.device.isAirplaneModeOn)
    control.tap()
    #expect(sample.device.isAirplaneModeOn)
    #expect(settings.switches["Airplane Mode"].value as? String == "1")
    sample.device.isAirplaneModeOn = false
    #expect(settings.switches["Airplane Mode"].value as? String == "0")
    settings.cells["Airplane Mode"].switches.firstMatch.tap()
    #expect(sample.device.isAirplaneModeOn)
    #expect(sample.messages == [])
  }

  @Test("11: Control Centre comes down over any app, and home closes it")
  func controlCentre() throws {
    let sample = HomeSample()
    let control = sample.springboard.switches["Airplane Mode"]
    sample.app.launch()
    #expect(!control.exists)
    try sample.openControlCentre()
    #expect(sample.springboard.switches["airplane-mode-button"].exists)
    #expect(!sample.app.buttons["go"].isHittable)
    control.tap()
    #expect(sample.device.isAirplaneModeOn)
    #expect(control.value as? String == "1")
    #expect(sample.springboard.switches["wifi-button"].value as? String == "0")
    control.tap()
    #expect(!sample.device.isAirplaneModeOn)
    #expect(sample.springboard.switches["wifi-button"].value as? String == "1")
    try sample.pressHome()
    #expect(!control.exists)
    #expect(sample.app.state == .runningForeground)
    #expect(sample.app.buttons["go"].isHittable)
    #expect(sample.messages == [])
  }

  @Test("Control Centre goes by a swipe up, a touch beside it, or an app that comes to the front")
  func closing() throws {
    let sample = HomeSample()
    let control = sample.springboard.switches["Airplane Mode"]
    let closings: [() throws -> Void] = [
      { sample.springboard.swipeUp() },
      { try sample.device.perform(.tap(at: Point(x: 20, y: 800), count: 1, touches: 1)) },
      { sample.app.activate() },
      { sample.springboard.activate() },
    ]
    for close in closings {
      try sample.openControlCentre()
      #expect(control.exists)
      try close()
      #expect(!control.exists)
    }
    #expect(sample.messages == [])
  }

  @Test("Airplane mode has no cellular data, whatever is switched")
  func cellularData() throws {
    let sample = HomeSample()
    let control = sample.springboard.switches["cellular-data-button"]
    try sample.openControlCentre()
    #expect(control.value as? String == "1")
    sample.springboard.switches["airplane-mode-button"].tap()
    #expect(control.value as? String == "0")
    control.tap()
    #expect(control.value as? String == "0")
    sample.springboard.switches["airplane-mode-button"].tap()
    #expect(control.value as? String == "1")
    #expect(sample.messages == [])
  }

  @Test("The status bar tells airplane mode")
  func statusBar() {
    let sample = HomeSample()
    let bar = sample.springboard.statusBars.firstMatch
    sample.device.isAirplaneModeOn = true
    #expect(bar.otherElements["Airplane Mode"].exists)
    #expect(!bar.otherElements["Cellular"].exists)
    #expect(sample.happenings.contains(.effect("Airplane Mode is on")))
    sample.device.isAirplaneModeOn = false
    #expect(!bar.otherElements["Airplane Mode"].exists)
  }

  @Test("Settings shows what an app was asked for, and changes it")
  func permissions() throws {
    let sample = HomeSample()
    let settings = Self.settings(sample)
    sample.device.permissions.set(.authorized, of: .notifications, for: "org.shop")
    sample.device.permissions.set(.denied, of: .camera, for: "org.shop")
    sample.device.permissions.set(.whenInUse, of: .location, for: "org.shop")
    sample.app.launch()
    settings.launch()
    settings.cells["Shop"].tap()
    #expect(settings.navigationBars["Shop"].exists)
    #expect(
      settings.cells.allElementsBoundByIndex.map(\.label) == [
        "Notifications", "Location", "Camera",
      ]
    )
    settings.switches["Notifications"].tap()
    #expect(sample.device.permissions.status(of: .notifications, for: "org.shop") == .denied)
    #expect(sample.app.state == .runningBackground)
    #expect(settings.cells["Location"].staticTexts["While Using the App"].exists)
    settings.cells["Location"].tap()
    #expect(settings.cells["While Using the App"].isSelected)
    settings.cells["Always"].tap()
    #expect(sample.device.permissions.status(of: .location, for: "org.shop") == .always)
    #expect(settings.cells["Always"].isSelected)
    #expect(!settings.cells["While Using the App"].isSelected)
    settings.switches["Precise Location"].tap()
    #expect(!sample.device.permissions.hasPreciseLocation("org.shop"))
    settings.buttons["BackButton"].tap()
    #expect(settings.cells["Location"].staticTexts["Always"].exists)
    settings.switches["Camera"].tap()
    #expect(sample.device.permissions.status(of: .camera, for: "org.shop") == .authorized)
    #expect(sample.app.state == .notRunning)
    settings.navigationBars.buttons["Settings"].tap()
    #expect(settings.switches["Airplane Mode"].exists)
    #expect(sample.messages == [])
  }

  @Test("Settings shows what is the case now, however often it is launched")
  func launchingAgain() throws {
    let sample = HomeSample()
    let settings = Self.settings(sample)
    settings.launch()
    #expect(settings.cells["Shop"].exists)
    settings.launch()
    #expect(settings.cells["Shop"].exists)
    try sample.pressHome()
    try sample.openControlCentre()
    sample.springboard.switches["Wi-Fi"].tap()
    settings.activate()
    #expect(settings.cells["Wi-Fi"].staticTexts["Off"].exists)
    settings.cells["Wi-Fi"].tap()
    settings.switches["Wi-Fi"].tap()
    try sample.openControlCentre()
    #expect(sample.springboard.switches["Wi-Fi"].value as? String == "1")
    #expect(sample.messages == [])
  }

  @Test("The address of its settings takes an app to its own page there")
  func settingsAddress() throws {
    let sample = HomeSample()
    sample.device.permissions.set(.denied, of: .microphone, for: "org.shop")
    sample.app.launch()
    try sample.device.perform(.openURL("app-settings:", bundleIdentifier: nil))
    let settings = Self.settings(sample)
    #expect(settings.state == .runningForeground)
    settings.switches["Microphone"].tap()
    #expect(sample.device.permissions.status(of: .microphone, for: "org.shop") == .authorized)
    settings.buttons["BackButton"].tap()
    #expect(settings.cells["Notes"].exists)
    #expect(sample.messages == [])
  }

  @Test("The page of an app that is deleted goes with it")
  func deletedPage() throws {
    let sample = HomeSample()
    let settings = Self.settings(sample)
    settings.launch()
    settings.cells["Notes"].tap()
    #expect(settings.navigationBars["Notes"].exists)
    try sample.device.delete("org.notes")
    #expect(settings.navigationBars["Settings"].exists)
    #expect(!settings.cells["Notes"].exists)
    #expect(sample.messages == [])
  }

  @Test("A model of Settings takes the place of the built-in one")
  func ownSettings() throws {
    let sample = HomeSample()
    var own = HomeSample.model("Own")
    own.bundleIdentifier = "com.apple.Preferences"
    sample.device.install(own)
    let settings = Self.settings(sample)
    settings.launch()
    #expect(settings.buttons["go"].exists)
    #expect(!sample.springboard.icons["Settings"].exists)
    try sample.device.delete("com.apple.Preferences")
    settings.launch()
    #expect(settings.switches["Airplane Mode"].exists)
    #expect(sample.messages == [])
  }

  @Test("Locking sends the app away, unlocking brings it back")
  func lock() throws {
    let sample = HomeSample()
    sample.app.launch()
    sample.device.lock()
    sample.device.lock()
    #expect(sample.device.isLocked)
    #expect(sample.app.state == .runningBackground)
    #expect(sample.springboard.otherElements["lockscreen-date-view"].staticTexts["9:41 AM"].exists)
    #expect(!sample.springboard.icons.firstMatch.exists)
    #expect(!sample.app.buttons["go"].isHittable)
    try sample.device.perform(.tap(at: Point(x: 100, y: 420), count: 1, touches: 1))
    try sample.device.perform(.typeText("a"))
    #expect(sample.device.isLocked)
    sample.device.unlock()
    #expect(!sample.device.isLocked)
    #expect(sample.app.state == .runningForeground)
    #expect(sample.app.buttons["go"].isHittable)
    #expect(sample.happenings.filter { $0 == .locked }.count == 1)
    #expect(sample.happenings.filter { $0 == .unlocked }.count == 1)
    #expect(sample.messages == [])
  }

  @Test("Home, a swipe from the lower edge, and whatever comes to the front unlock")
  func unlocking() throws {
    let sample = HomeSample()
    let ways: [() throws -> Void] = [
      { try sample.pressHome() },
      {
        try sample.device.perform(
          .swipe(from: Point(x: 195, y: 840), to: Point(x: 195, y: 300), velocity: .default)
        )
      },
      { sample.app.launch() },
      { sample.springboard.activate() },
    ]
    for unlock in ways {
      sample.device.lock()
      try unlock()
      #expect(!sample.device.isLocked)
    }
    sample.device.lock()
    sample.session.pass(10)
    sample.device.unlock()
    // It was not in front when the device was locked.
    #expect(sample.app.state == .runningBackgroundSuspended)
    #expect(sample.messages == [])
  }

  @Test("An alert waits behind the lock, and is there afterwards")
  func alertBehindLock() throws {
    var model = HomeSample.model("Ask")
    model.rules = [
      Rule(
        .tap(.accessibilityID("go")),
        [.ask(.resource(.camera), granted: [], denied: [])]
      )
    ]
    let device = SimulatedDevice([model])
    let failures = FailureList()
    let session = DeviceSession(device, failureSink: failures)
    let app = DeviceApplication(session: session)
    let springboard = DeviceApplication(bundleIdentifier: "com.apple.springboard", session: session)
    app.launch()
    app.buttons["go"].tap()
    #expect(springboard.alerts.count == 1)
    // The icons are still there behind it, and the status bar.
    #expect(springboard.icons["Ask"].exists)
    #expect(springboard.statusBars.count == 1)
    device.lock()
    #expect(springboard.alerts.count == 0)
    device.unlock()
    springboard.alerts.buttons["Allow"].tap()
    #expect(device.permissions.status(of: .camera, for: "org.ask") == .authorized)
    #expect(failures.failures.isEmpty)
  }

  @Test("The same events give the same trees and the same log")
  func determinism() throws {
    func play() throws -> ([ElementTree], [DeviceLogEntry]) {
      let sample = HomeSample()
      var trees: [ElementTree] = []
      func keep() throws { trees.append(try sample.device.tree(of: "com.apple.springboard")) }
      sample.springboard.swipeLeft()
      try keep()
      try sample.pressHome()
      sample.springboard.icons["Shop"].press(forDuration: 1)
      try keep()
      sample.springboard.buttons["Remove App"].tap()
      try keep()
      sample.springboard.alerts.buttons["Delete App"].tap()
      sample.springboard.alerts.buttons["Delete"].tap()
      try sample.openControlCentre()
      try keep()
      sample.device.lock()
      try keep()
      return (trees, sample.device.log)
    }
    let (first, second) = (try play(), try play())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }
}
