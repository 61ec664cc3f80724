import XCTest

extension XCUIElement {
  /// Taps in the middle, whatever is there.
  func forceTap() {
    if self.isHittable {
      self.tap()
    } else {
      let coordinate: XCUICoordinate = self.coordinate(
        withNormalizedOffset: CGVector(dx: 0.0, dy: 0.0)
      )
      coordinate.tap()
    }
  }

  func tapIfExists(timeout: TimeInterval = 2) {
    guard waitForExistence(timeout: timeout) else { return }
    tap()
  }

  /// Removes any current text in the field before typing in the new value.
  func clearAndEnterText(text: String) {
    guard let stringValue = self.value as? String else {
      XCTFail("Tried to clear and enter text into a non string value")
      return
    }
    self.tap()
    let deleteString = String(repeating: XCUIKeyboardKey.delete.rawValue, count: stringValue.count)
    self.typeText(deleteString)
    self.typeText(text)
  }

  /// As it was written before Xcode 16 had it.
  @discardableResult
  func waitForNonExistence(timeout: TimeInterval) -> Bool {
    let predicate = NSPredicate(format: "exists == false")
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: self)
    return XCTWaiter().wait(for: [expectation], timeout: timeout) == .completed
  }

  func scrollToElement(element: XCUIElement, swipes: Int = 5) {
    var count = 0
    while !element.visible(), count < swipes {
      swipeUp()
      count += 1
    }
  }

  func visible() -> Bool {
    guard self.exists && !self.frame.isEmpty else { return false }
    return XCUIApplication().windows.element(boundBy: 0).frame.contains(self.frame)
  }

  var hasKeyboardFocus: Bool {
    value(forKey: "hasKeyboardFocus") as? Bool ?? false
  }

  var text: String? { value as? String }

  static func == (left: XCUIElement, right: String) -> Bool { left.label == right }
}

extension XCUIElementQuery {
  var last: XCUIElement { element(boundBy: count - 1) }

  var countForHittables: UInt {
    UInt(allElementsBoundByIndex.filter { $0.isHittable }.count)
  }

  func softMatching(substring: String) -> [XCUIElement] {
    let predicate = NSPredicate(format: "label CONTAINS[cd] %@", substring)
    return self.matching(predicate).allElementsBoundByIndex
  }
}

extension XCUIElementTypeQueryProvider {
  func button(_ name: String) -> XCUIElement { buttons[name] }
}

extension XCUIApplication {
  static let notes = XCUIApplication(bundleIdentifier: "example.notes")

  func launch(arguments: [String], environment: [String: String] = [:]) {
    launchArguments += arguments
    launchEnvironment.merge(environment) { $1 }
    launch()
  }

  var isKeyboardShown: Bool { keyboards.count > 0 }

  func dismissKeyboard() {
    if keyboards.element(boundBy: 0).exists {
      toolbars.buttons["Done"].exists ? toolbars.buttons["Done"].tap() : typeText("\n")
    }
  }
}
