import Foundation
import XCUIAutomation

func use(_ app: XCUIApplication, _ url: URL) throws {
  let _: XCUIApplication = XCUIApplication()
  let _: XCUIApplication = XCUIApplication(bundleIdentifier: "example.notes")
  let _: () -> XCUIApplication = XCUIApplication.init
  let _: (String) -> XCUIApplication = XCUIApplication.init(bundleIdentifier:)
  app.launch()
  app.activate()
  app.terminate()
  app.open(url)
  app.launchArguments += ["-a"]
  app.launchEnvironment["a"] = "b"
  let _: [String] = app.launchArguments
  let _: [String: String] = app.launchEnvironment
  let _: XCUIApplication.State = app.state
  let _: Bool = app.wait(for: .runningForeground, timeout: 1)
  app.resetAuthorizationStatus(for: .camera)
  try app.performAccessibilityAudit()
  try app.performAccessibilityAudit(for: .all)
  try app.performAccessibilityAudit(for: [.contrast, .hitRegion]) { issue in
    let _: XCUIElement? = issue.element
    let _: String = issue.compactDescription
    let _: String = issue.detailedDescription
    let _: XCUIAccessibilityAuditType = issue.auditType
    return true
  }
  try app.performAccessibilityAudit { _ in true }
}

func use(_ device: XCUIDevice, _ url: URL) {
  let _: XCUIDevice = XCUIDevice.shared
  let _: Bool = device.supportsPointerInteraction
  device.press(.home)
  let _: Bool = device.hasHardwareButton(.action)
  let _: UIDeviceOrientation = device.orientation
  device.orientation = .landscapeLeft
  let _: XCUIDevice.Appearance = device.appearance
  device.appearance = .dark
  let system: XCUISystem = device.system
  system.open(url)
  let siri: XCUISiriService = device.siriService
  siri.activate(voiceRecognitionText: "")
  let _: XCUIElement = siri.firstMatch
  let _: XCUIElementQuery = siri.buttons
  device.location = XCUILocation(location: CLLocation(latitude: 1, longitude: 2))
  let _: CLLocation? = device.location?.location
}

func useScreens() {
  let main: XCUIScreen = XCUIScreen.main
  let _: [XCUIScreen] = XCUIScreen.screens
  let screenshot: XCUIScreenshot = main.screenshot()
  let _: Data = screenshot.pngRepresentation
  let _: UIImage = screenshot.image
}
