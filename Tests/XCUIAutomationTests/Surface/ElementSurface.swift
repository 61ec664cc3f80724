import Foundation
import XCUIAutomation

// Every member of Apple's classes, called as Apple spells it, with the types that it has there. That this
// compiles is the test; `SurfaceTests` calls some of it.

func useAttributes(of element: some XCUIElementAttributes) {
  let _: String = element.identifier
  let _: CGRect = element.frame
  let _: Any? = element.value
  let _: String = element.title
  let _: String = element.label
  let _: XCUIElement.ElementType = element.elementType
  let _: Bool = element.isEnabled
  let _: XCUIElement.SizeClass = element.horizontalSizeClass
  let _: XCUIElement.SizeClass = element.verticalSizeClass
  let _: String? = element.placeholderValue
  let _: Bool = element.isSelected
  let _: Bool = element.hasFocus
}

func useProtocols(of element: XCUIElement, _ query: XCUIElementQuery) throws {
  useAttributes(of: element)
  let providers: [any XCUIElementTypeQueryProvider] = [element, query, XCUIApplication()]
  for provider in providers { let _: XCUIElement = provider.firstMatch }
  let screenshots: [any XCUIScreenshotProviding] = [element, XCUIScreen.main]
  for provider in screenshots { let _: XCUIScreenshot = provider.screenshot() }
  let provider: any XCUIElementSnapshotProviding = element
  let snapshot: any XCUIElementSnapshot = try provider.snapshot()
  useAttributes(of: snapshot)
  let _: [any XCUIElementSnapshot] = snapshot.children
  let _: [XCUIElement.AttributeName: Any] = snapshot.dictionaryRepresentation
  let objects: [NSObject] = [element, query, XCUIDevice.shared, XCUIScreen.main]
  _ = objects
}

func useState(of element: XCUIElement) throws {
  let _: Bool = element.exists
  let _: Bool = element.isHittable
  let _: Bool = element.waitForExistence(timeout: 1)
  let _: Bool = element.waitForNonExistence(timeout: 1)
  let _: Bool = element.wait(for: \.label, toEqual: "", timeout: 1)
  let _: XCUIElementQuery = element.descendants(matching: .any)
  let _: XCUIElementQuery = element.children(matching: .button)
  let _: XCUICoordinate = element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
  let _: XCUIScreenshot = element.screenshot()
  let _: any XCUIElementSnapshot = try element.snapshot()
  let _: XCUIElement = element.firstMatch
  let _: String = element.debugDescription
  let _: CGFloat = element.normalizedSliderPosition
}

func useGestures(of element: XCUIElement, _ other: XCUIElement) {
  element.typeText("")
  element.typeKey("a", modifierFlags: [.command, .shift])
  element.typeKey(.delete, modifierFlags: [])
  XCUIElement.perform(withKeyModifiers: .shift) { element.typeText("") }
  XCUIElement.perform(withKeyModifiers: .shift, block: {})
  element.tap()
  element.doubleTap()
  element.twoFingerTap()
  element.tap(withNumberOfTaps: 1, numberOfTouches: 1)
  element.press(forDuration: 1)
  element.press(forDuration: 1, thenDragTo: other)
  element.press(forDuration: 1, thenDragTo: other, withVelocity: .slow, thenHoldForDuration: 1)
  element.swipeUp()
  element.swipeDown()
  element.swipeLeft()
  element.swipeRight()
  element.swipeUp(velocity: .fast)
  element.swipeDown(velocity: 100)
  element.swipeLeft(velocity: .default)
  element.swipeRight(velocity: XCUIGestureVelocity(100))
  element.pinch(withScale: 2, velocity: 1)
  element.rotate(CGFloat.pi, withVelocity: 1)
  element.hover()
  element.click()
  element.doubleClick()
  element.rightClick()
  element.click(forDuration: 1, thenDragTo: other)
  element.click(forDuration: 1, thenDragTo: other, withVelocity: .fast, thenHoldForDuration: 1)
  element.scroll(byDeltaX: 1, deltaY: 1)
  element.adjust(toNormalizedSliderPosition: 0.5)
  element.adjust(toPickerWheelValue: "")
  let functions: [() -> Void] = [
    element.tap, element.doubleTap, element.twoFingerTap, element.swipeUp, element.hover,
  ]
  _ = functions
}

func use(_ query: XCUIElementQuery) {
  let _: XCUIElement = query.element
  let _: Int = query.count
  let _: XCUIElement = query.element(boundBy: 0)
  let _: XCUIElement = query.element(matching: NSPredicate(value: true))
  let _: XCUIElement = query.element(matching: .button, identifier: nil)
  let _: XCUIElement = query["key"]
  let _: [XCUIElement] = query.allElementsBoundByAccessibilityElement
  let _: [XCUIElement] = query.allElementsBoundByIndex
  let _: XCUIElementQuery = query.descendants(matching: .any)
  let _: XCUIElementQuery = query.children(matching: .any)
  let _: XCUIElementQuery = query.matching(NSPredicate(value: true))
  let _: XCUIElementQuery = query.matching(.button, identifier: "key")
  let _: XCUIElementQuery = query.matching(identifier: "key")
  let _: XCUIElementQuery = query.containing(NSPredicate(value: true))
  let _: XCUIElementQuery = query.containing(.button, identifier: "key")
  let _: String = query.debugDescription
  let _: XCUIElement = query.firstMatch
}

@available(*, deprecated)
func useDeprecated(_ query: XCUIElementQuery, _ element: XCUIElement) {
  let _: XCUIElement = query.element(at: 0)
}

func use(_ coordinate: XCUICoordinate, _ other: XCUICoordinate) {
  let _: XCUIElement = coordinate.referencedElement
  let _: CGPoint = coordinate.screenPoint
  let _: XCUICoordinate = coordinate.withOffset(CGVector(dx: 1, dy: 1))
  let _: Any = coordinate.copy()
  coordinate.tap()
  coordinate.doubleTap()
  coordinate.press(forDuration: 1)
  coordinate.press(forDuration: 1, thenDragTo: other)
  coordinate.press(forDuration: 1, thenDragTo: other, withVelocity: .slow, thenHoldForDuration: 1)
  coordinate.swipeUp()
  coordinate.swipeDown()
  coordinate.swipeLeft()
  coordinate.swipeRight()
  coordinate.swipeUp(velocity: .fast)
  coordinate.swipeDown(velocity: .fast)
  coordinate.swipeLeft(velocity: .fast)
  coordinate.swipeRight(velocity: .fast)
  coordinate.hover()
  coordinate.click()
  coordinate.doubleClick()
  coordinate.rightClick()
  coordinate.click(forDuration: 1, thenDragTo: other)
  coordinate.click(forDuration: 1, thenDragTo: other, withVelocity: .fast, thenHoldForDuration: 1)
  coordinate.scroll(byDeltaX: 1, deltaY: 1)
}
