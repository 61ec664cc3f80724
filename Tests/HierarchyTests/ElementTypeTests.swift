import Hierarchy
import Testing

@Suite struct ElementTypeTests {
  @Test func `there are 83 kinds with Apple's raw values 0 to 82`() {
    #expect(ElementType.allCases.map(\.rawValue) == Array(0...82))
    #expect(ElementType.knownCount == ElementType.allCases.count)
  }

  /// Raw values and names as WebDriverAgent's `FBElementTypeTransformer.m` and Apple's header
  /// `XCUIElementTypes.h` have them; `outline` is the one that a known wrong list leaves out.
  @Test(arguments: [
    (ElementType.any, UInt(0), "Any"), (.other, 1, "Other"), (.application, 2, "Application"),
    (.window, 4, "Window"), (.button, 9, "Button"), (.key, 20, "Key"), (.outline, 29, "Outline"),
    (.outlineRow, 30, "OutlineRow"), (.switch, 40, "Switch"), (.toggle, 41, "Toggle"),
    (.staticText, 48, "StaticText"), (.secureTextField, 50, "SecureTextField"),
    (.cell, 75, "Cell"), (.stepper, 79, "Stepper"), (.statusItem, 82, "StatusItem"),
  ])
  func `a kind has Apple's number and name`(type: ElementType, rawValue: UInt, name: String) {
    #expect(type.rawValue == rawValue)
    #expect(type.name == name)
    #expect(type.webDriverName == "XCUIElementType\(name)")
  }

  @Test(arguments: ElementType.allCases)
  func `every name leads back to its kind`(type: ElementType) {
    #expect(ElementType(name: type.name) == type)
    #expect(ElementType(name: type.webDriverName) == type)
    #expect(
      ElementType(name: "\(type.name.prefix(1).lowercased())\(type.name.dropFirst())") == type
    )
  }

  @Test(arguments: ["", "Buton", "BUTTON", "XCUIElementType", "UIAButton", "Button ", "ß"])
  func `other names lead to no kind`(name: String) {
    #expect(ElementType(name: name) == nil)
  }
}
