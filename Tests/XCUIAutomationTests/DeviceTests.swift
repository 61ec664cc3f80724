import Foundation
import Query
import Springboard
import Testing
import XCUIAutomation

@Suite struct DeviceTests {
  @Test func `the device is that of the session, at each use`() throws {
    let device = XCUIDevice.shared
    let (first, simulated) = try TestSession.notes()
    let (second, _) = try TestSession.notes()
    first.session.asCurrent { device.orientation = .landscapeRight }
    #expect(simulated.orientation == .landscapeRight)
    second.session.asCurrent { #expect(device.orientation == .portrait) }
    #expect(first.messages == [] && second.messages == [])
  }

  @Test func `the home button shows the home screen`() throws {
    let (test, _) = try TestSession.notes()
    test.session.asCurrent {
      let app = XCUIApplication()
      app.launch()
      XCUIDevice.shared.press(.home)
      #expect(app.state == .runningBackground)
      #expect(XCUIDevice.shared.hasHardwareButton(.home))
      #expect(!XCUIDevice.shared.hasHardwareButton(.camera))
    }
    #expect(test.messages == [])
  }

  @Test func `an address opens in the app that has its scheme`() throws {
    let (test, _) = try TestSession.notes()
    test.session.asCurrent {
      XCUIDevice.shared.system.open(URL(filePath: "/").appending(path: "nothing"))
    }
    #expect(test.messages.count == 1)
    #expect(test.messages.first?.hasPrefix("Failed to open file:///nothing: No app") == true)
    let (other, _) = try TestSession.notes()
    try other.session.asCurrent {
      XCUIDevice.shared.system.open(try #require(URL(string: "notes://new")))
      #expect(XCUIApplication().textFields["title"].exists)
    }
  }

  @Test(
    "What cannot be simulated fails, and says why",
    arguments: [
      ("Failed to show dark screens: screens are shown as they were recorded", 0),
      ("Failed to move the device: a simulated device is nowhere", 1),
      ("Failed to say 'Hello': Siri cannot be simulated", 2),
      ("Failed to look at Siri: Siri cannot be simulated", 3),
    ]
  )
  func unsupported(message: String, number: Int) throws {
    let (test, _) = try TestSession.notes()
    let device = XCUIDevice.shared
    test.session.asCurrent {
      #expect(device.appearance == .unspecified)
      #expect(device.location == nil)
      device.appearance = .unspecified
      device.location = nil
      #expect(test.messages == [])
      switch number {
      case 0: device.appearance = .dark
      case 1: device.location = XCUILocation(location: CLLocation(latitude: 48, longitude: 11))
      case 2: device.siriService.activate(voiceRecognitionText: "Hello")
      default: _ = device.siriService.buttons["Hello"].exists
      }
    }
    #expect(test.messages == [message])
  }

  @Test func `orientations are upright, on a side, or flat`() {
    let all = (0...6).compactMap { UIDeviceOrientation(rawValue: $0) }
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(all.filter(\.isValidInterfaceOrientation).count == 4)
  }
}
