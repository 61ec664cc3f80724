import Foundation
import Hierarchy
import Query
import Testing
import XCUIAutomation

/// Calls what `ElementSurface.swift` and `DeviceSurface.swift` spell out.
@Suite struct SurfaceTests {
  private let test = TestSession {
    ElementRecord(
      .button,
      identifier: "key",
      label: "Pay",
      frame: Rect(x: 0, y: 100, width: 90, height: 50)
    )
  }

  @Test func `questions are answered`() throws {
    try test.session.asCurrent {
      let element = XCUIApplication().buttons["key"]
      try useState(of: element)
      try useProtocols(of: element, XCUIApplication().buttons)
      use(XCUIApplication().buttons)
      useScreens()
    }
    // The picture is all that cannot be had.
    #expect(test.messages.count == 1)
    #expect(test.messages.first?.contains("has no pixels") == true)
  }

  @Test func `gestures fail on a recorded screen, the first of them only`() {
    test.session.asCurrent {
      let element = XCUIApplication().buttons["key"]
      useGestures(of: element, element)
      let coordinate = element.coordinate(withNormalizedOffset: .zero)
      use(coordinate, coordinate)
    }
    #expect(test.messages.count == 1)
  }

  @Test func `devices and apps fail on a recorded screen, the first of them only`() throws {
    let url = URL(filePath: "/")
    try test.session.asCurrent {
      use(XCUIDevice.shared, url)
      try use(XCUIApplication(), url)
    }
    #expect(test.messages.count == 1)
  }
}
