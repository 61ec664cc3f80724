import Foundation
import Hierarchy
import Query
import Springboard
import Testing

/// Deleting apps from the home screen: `xcuitest-behaviours.md`, section 11, and S5.1 and S5.4 of Einstein's
/// features.
@Suite struct DeletionTests {
  @Test(
    "11: the whole sequence deletes the app under test",
    arguments: ["14.0", "16.4", "18.0", "26.0"]
  )
  func sequence(version: String) throws {
    let sample = HomeSample(system: AppSystem(version: version))
    let springboard = sample.springboard
    sample.app.launch()
    sample.device.permissions.set(.authorized, of: .camera, for: "org.shop")
    springboard.activate()
    springboard.icons["Shop"].press(forDuration: 1.3)
    #expect(
      springboard.buttons["com.apple.springboardhome.application-shortcut-item.remove-app"].exists
    )
    springboard.buttons["Remove App"].tap()
    #expect(!springboard.buttons["Remove App"].exists)
    springboard.alerts.buttons["Delete App"].tap()
    springboard.alerts.buttons["Delete"].tap()
    try sample.pressHome()
    #expect(sample.messages == [])
    #expect(!springboard.icons["Shop"].exists)
    #expect(springboard.icons["Notes"].exists)
    #expect(sample.app.state == .unknown)
    #expect(sample.device.permissions.status(of: .camera, for: "org.shop") == .notDetermined)
    // It is ended before it goes.
    let ends = sample.happenings.filter {
      $0 == .ended("org.shop", isCrash: false) || $0 == .deleted("org.shop")
    }
    #expect(ends == [.ended("org.shop", isCrash: false), .deleted("org.shop")])
    sample.app.launch()
    #expect(
      sample.messages == ["Failed to launch org.shop: Application org.shop is not installed"]
    )
  }

  @Test("11: iOS 13 asks once", arguments: ["13.0", "13.7"])
  func oldSequence(version: String) throws {
    let sample = HomeSample(system: AppSystem(version: version))
    let springboard = sample.springboard
    springboard.activate()
    springboard.icons["Shop"].press(forDuration: 1.3)
    #expect(!springboard.buttons["Remove App"].exists)
    #expect(springboard.buttons["Rearrange Apps"].exists == (version == "13.0"))
    #expect(springboard.buttons["Edit Home Screen"].exists == (version != "13.0"))
    springboard.buttons["Delete App"].tap()
    springboard.alerts.buttons["Delete"].tap()
    try sample.pressHome()
    #expect(!springboard.icons["Shop"].exists)
    #expect(sample.app.state == .unknown)
    #expect(sample.messages == [])
  }

  @Test("11: the words are those of the language, as far as they are known")
  func german() throws {
    let sample = HomeSample(system: AppSystem(version: "17.0", language: "de", region: "DE"))
    let springboard = sample.springboard
    springboard.icons["Shop"].press(forDuration: 1.3)
    springboard.buttons["App entfernen"].tap()
    springboard.alerts.buttons["App löschen"].tap()
    springboard.alerts.buttons["Löschen"].tap()
    #expect(sample.app.state == .unknown)
    #expect(sample.messages == [])
  }

  @Test("A press of half a second opens the menu, a shorter one the app")
  func durations() throws {
    for (duration, opensMenu) in [(0.4, false), (0.5, true), (3, true)] {
      let sample = HomeSample()
      sample.springboard.icons["Shop"].press(forDuration: duration)
      #expect(sample.springboard.buttons["Remove App"].exists == opensMenu)
      #expect((sample.app.state == .runningForeground) == !opensMenu)
      #expect(sample.messages == [])
    }
  }

  @Test("Cancelling anywhere returns to the icons")
  func cancelling() throws {
    let sample = HomeSample()
    let springboard = sample.springboard
    let icon = springboard.icons["Shop"]
    icon.press(forDuration: 1.3)
    #expect(!icon.isHittable)
    try sample.device.perform(.tap(at: Point(x: 5, y: 800), count: 1, touches: 1))
    #expect(icon.isHittable)
    icon.press(forDuration: 1.3)
    try sample.pressHome()
    #expect(icon.isHittable)
    icon.press(forDuration: 1.3)
    springboard.buttons["Remove App"].tap()
    springboard.alerts.buttons["Cancel"].tap()
    #expect(icon.isHittable)
    icon.press(forDuration: 1.3)
    springboard.buttons["Remove App"].tap()
    springboard.alerts.buttons["Delete App"].tap()
    springboard.alerts.buttons["Cancel"].tap()
    #expect(icon.isHittable)
    icon.press(forDuration: 1.3)
    springboard.buttons["Remove App"].tap()
    try sample.pressHome()
    #expect(springboard.alerts.count == 0)
    #expect(icon.isHittable)
    #expect(sample.app.state == .notRunning)
    #expect(sample.messages == [])
  }

  @Test("An icon leaves the pages while the app stays, and comes back from App Library")
  func removingFromHomeScreen() throws {
    let sample = HomeSample()
    let springboard = sample.springboard
    springboard.icons["Shop"].press(forDuration: 1.3)
    springboard.buttons["Remove App"].tap()
    springboard.alerts.buttons["Remove from Home Screen"].tap()
    #expect(!springboard.icons["Shop"].exists)
    #expect(sample.app.state == .notRunning)
    springboard.swipeLeft()
    springboard.icons["Shop"].press(forDuration: 1)
    #expect(springboard.buttons["Delete App"].exists)
    springboard.buttons["Add to Home Screen"].tap()
    try sample.pressHome()
    springboard.icons["Shop"].tap()
    #expect(sample.app.state == .runningForeground)
    #expect(sample.messages == [])
  }

  @Test("What the home screen asks goes when an app comes to the front")
  func askingGoes() {
    let sample = HomeSample()
    sample.springboard.icons["Shop"].press(forDuration: 1.3)
    sample.springboard.buttons["Remove App"].tap()
    sample.application("org.notes").launch()
    #expect(sample.springboard.alerts.count == 0)
    #expect(sample.application("org.notes").buttons["go"].isHittable)
    #expect(sample.messages == [])
  }

  @Test("Apps of the system stay: their alert offers to remove the icon alone, and iOS 13 nothing")
  func systemApps() throws {
    let sample = HomeSample()
    sample.springboard.icons["Settings"].press(forDuration: 1)
    sample.springboard.buttons["Remove App"].tap()
    let labels = sample.springboard.alerts.buttons.allElementsBoundByIndex.map(\.label)
    #expect(labels == ["Remove from Home Screen", "Cancel"])
    let old = HomeSample(system: AppSystem(version: "13.0"))
    old.springboard.icons["Settings"].press(forDuration: 1)
    #expect(old.springboard.buttons["Rearrange Apps"].exists)
    #expect(!old.springboard.buttons["Delete App"].exists)
    #expect(
      throws: DeviceError.failed(
        "com.apple.Preferences belongs to the system and cannot be deleted"
      )
    ) {
      try sample.device.delete("com.apple.Preferences")
    }
    #expect(sample.messages + old.messages == [])
  }

  @Test("Icons can be removed while they are being edited, until home is pressed")
  func editing() throws {
    let sample = HomeSample()
    let springboard = sample.springboard
    springboard.icons["Shop"].press(forDuration: 1.3)
    springboard.buttons["Edit Home Screen"].tap()
    springboard.icons["Notes"].tap()
    #expect(sample.application("org.notes").state == .notRunning)
    springboard.icons["Shop"].buttons["DeleteButton"].tap()
    springboard.alerts.buttons["Delete App"].tap()
    springboard.alerts.buttons["Delete"].tap()
    #expect(!springboard.icons["Shop"].exists)
    #expect(springboard.icons["Notes"].buttons["DeleteButton"].exists)
    springboard.buttons["Done"].tap()
    #expect(!springboard.icons["Notes"].buttons["DeleteButton"].exists)
    springboard.icons["Notes"].press(forDuration: 1.3)
    springboard.buttons["Edit Home Screen"].tap()
    try sample.pressHome()
    #expect(!springboard.icons["Notes"].buttons["DeleteButton"].exists)
    springboard.icons["Notes"].tap()
    #expect(sample.application("org.notes").state == .runningForeground)
    #expect(sample.messages == [])
  }

  @Test("A deleted app that is installed again has its icon, and nothing of what it was")
  func again() throws {
    let sample = HomeSample()
    let springboard = sample.springboard
    springboard.icons["Shop"].press(forDuration: 1.3)
    springboard.buttons["Remove App"].tap()
    springboard.alerts.buttons["Remove from Home Screen"].tap()
    try sample.device.delete("org.shop")
    sample.device.install(HomeSample.model("Shop"))
    #expect(springboard.icons["Shop"].exists)
    #expect(sample.app.state == .notRunning)
    #expect(sample.messages == [])
  }
}
