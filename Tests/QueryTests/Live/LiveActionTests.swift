import Foundation
import Hierarchy
import Query
import Testing

/// What reaches the device: `xcuitest-behaviours.md`, sections 4, 5 and 9.
@Suite struct LiveActionTests {
  private let test = LiveTest {
    ElementRecord(.application, label: "Shop", frame: screenFrame) {
      ElementRecord(.button, identifier: "go", frame: Rect(x: 10, y: 20, width: 100, height: 50))
      ElementRecord(.slider, identifier: "size", value: "40%", frame: row(2))
      ElementRecord(.pickerWheel, identifier: "day", value: "Today", frame: row(3))
      ElementRecord(.other, identifier: "form", frame: row(4)) {
        ElementRecord(.textField, identifier: "mail", frame: row(4))
      }
      ElementRecord(.textField, identifier: "name", frame: row(5))
      ElementRecord(.image, identifier: "big", frame: Rect(x: 0, y: 0, width: 390, height: 800))
    }
  }
  private var app: DeviceApplication { test.app }
  private var button: DeviceElement { app.buttons["go"] }
  private let middle = Point(x: 60, y: 45)

  @Test("Gestures on an element are at its middle")
  func gestures() {
    button.tap()
    button.doubleTap()
    button.twoFingerTap()
    button.tap(withNumberOfTaps: 3, numberOfTouches: 2)
    button.press(forDuration: 1.5)
    button.pinch(withScale: 2, velocity: 1)
    button.rotate(1, withVelocity: 2)
    button.hover()
    button.click()
    button.doubleClick()
    button.rightClick()
    button.scroll(byDeltaX: 0, deltaY: -20)
    #expect(
      test.device.events == [
        .tap(at: middle, count: 1, touches: 1), .tap(at: middle, count: 2, touches: 1),
        .tap(at: middle, count: 1, touches: 2), .tap(at: middle, count: 3, touches: 2),
        .press(at: middle, duration: 1.5), .pinch(at: middle, scale: 2, velocity: 1),
        .rotate(at: middle, angle: 1, velocity: 2), .hover(at: middle),
        .tap(at: middle, count: 1, touches: 1), .tap(at: middle, count: 2, touches: 1),
        .secondaryClick(at: middle), .scroll(at: middle, deltaX: 0, deltaY: -20),
      ]
    )
    #expect(test.messages == [])
  }

  @Test(
    "5: a swipe begins in the middle, over 0.6 of the extent, from 80 to 300 points, on the screen"
  )
  func swipes() {
    button.swipeUp()
    button.swipeLeft(velocity: .fast)
    app.images["big"].swipeDown()
    app.images["big"].swipeRight()
    #expect(
      test.device.events == [
        .swipe(from: middle, to: Point(x: 60, y: 0), velocity: .default),
        .swipe(from: middle, to: Point(x: 0, y: 45), velocity: .fast),
        .swipe(from: Point(x: 195, y: 400), to: Point(x: 195, y: 700), velocity: .default),
        .swipe(from: Point(x: 195, y: 400), to: Point(x: 390, y: 400), velocity: .default),
      ]
    )
  }

  @Test("Drags go from element to element, and from coordinate to coordinate")
  func drags() {
    button.press(forDuration: 1, thenDragTo: app.sliders["size"])
    button.coordinate(withNormalizedOffset: .zero).press(
      forDuration: 0.5,
      thenDragTo: button.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 1)),
      withVelocity: 500,
      thenHoldForDuration: 2
    )
    #expect(
      test.device.events == [
        .drag(
          from: middle,
          to: Point(x: 150, y: 120),
          pressDuration: 1,
          velocity: .default,
          holdDuration: 0
        ),
        .drag(
          from: Point(x: 10, y: 20),
          to: Point(x: 110, y: 70),
          pressDuration: 0.5,
          velocity: 500,
          holdDuration: 2
        ),
      ]
    )
  }

  @Test("5: a coordinate is the origin, plus a share of the size, plus all offsets")
  func coordinates() {
    let coordinate = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 2))
    #expect(coordinate.screenPoint == CGPoint(x: 60, y: 120))
    let away = coordinate.withOffset(CGVector(dx: 5, dy: -10)).withOffset(CGVector(dx: 1, dy: 1))
    #expect(away.screenPoint == CGPoint(x: 66, y: 111))
    #expect(away.referencedElement.identifier == "go")
    away.tap()
    #expect(test.device.events == [.tap(at: Point(x: 66, y: 111), count: 1, touches: 1)])
    let missing = app.buttons["none"].coordinate(withNormalizedOffset: .zero)
    #expect(test.messages == [])
    missing.tap()
    #expect(test.messages.count == 1)
  }

  @Test("5: an element in front of which something is cannot be tapped, its coordinate can")
  func covered() {
    let alert = ElementTree { ElementRecord(.alert, label: "Allow?", frame: screenFrame) }
    test.device.obstructing = alert.first.map {
      DeviceObstruction(application: "system", element: $0)
    }
    #expect(!button.isHittable)
    button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(test.device.events.count == 1)
    button.tap()
    #expect(test.device.events.count == 1)
    #expect(test.messages.count == 1)
    #expect(test.messages.first?.hasPrefix("Failed to tap \"go\" Button: Not hittable: ") == true)
    #expect(test.messages.first?.contains("Allow?") == true)
  }

  @Test("5: what is missing is not hittable, without a failure")
  func hittability() {
    #expect(button.isHittable)
    #expect(!app.buttons["none"].isHittable)
    #expect(test.messages == [])
  }

  @Test("5: what is off the screen is scrolled onto it first")
  func scrolling() {
    func tree(_ y: Double) -> ElementTree {
      ElementTree {
        ElementRecord(.application, frame: screenFrame) {
          ElementRecord(.scrollView, frame: screenFrame) {
            ElementRecord(.button, label: "Far", frame: Rect(x: 0, y: y, width: 100, height: 40))
          }
        }
      }
    }
    let device = ScriptedDevice((0, tree(2_000)))
    device.scrolled = tree(400)
    let test = LiveTest(device)
    #expect(!test.app.buttons["Far"].isHittable)
    test.app.buttons["Far"].tap()
    #expect(device.events == [.tap(at: Point(x: 50, y: 420), count: 1, touches: 1)])

    device.screens.append((0, tree(2_000)))
    device.scrolled = nil
    test.app.buttons["Far"].tap()
    #expect(
      test.messages.first?.hasPrefix(
        "Failed to tap \"Far\" Button: Failed to scroll to visible Button, {{0.0, 2000.0}"
      ) == true
    )
  }

  @Test("9: text goes to an element that has the focus, or that has it inside")
  func typing() {
    test.device.focus = 5
    app.textFields["mail"].typeText("a")
    app.otherElements["form"].typeText("b")
    app.typeText("c\n")
    app.typeKey(.delete, modifierFlags: [.shift])
    #expect(
      test.device.events == [
        .typeText("a"), .typeText("b"), .typeText("c\n"),
        .typeKey(KeyboardKey.delete.rawValue, modifiers: .shift),
      ]
    )
    #expect(app.textFields["mail"].value(forKey: "hasKeyboardFocus") as? Bool == true)
    #expect(app.textFields["name"].value(forKey: "hasKeyboardFocus") as? Bool == false)
    app.textFields["name"].typeText("d")
    #expect(test.messages.count == 1)
  }

  @Test("8: sliders and picker wheels are adjusted; nothing else is")
  func controls() {
    #expect(app.sliders["size"].normalizedSliderPosition == 0.4)
    app.sliders["size"].adjust(toNormalizedSliderPosition: 0.75)
    app.pickerWheels["day"].adjust(toPickerWheelValue: "Monday")
    #expect(
      test.device.events == [
        .adjustSlider(at: Point(x: 150, y: 120), to: 0.75),
        .adjustPickerWheel(at: Point(x: 150, y: 170), to: "Monday"),
      ]
    )
    button.adjust(toPickerWheelValue: "Monday")
    #expect(test.messages.first?.contains("needs an element of type PickerWheel") == true)
  }

  @Test("What has no place can be neither touched, nor dragged to, nor measured from")
  func noPlace() {
    let test = LiveTest {
      ElementRecord(.application, frame: screenFrame) {
        ElementRecord(.button, identifier: "go", frame: row(0))
        ElementRecord(.button, identifier: "lost")
      }
    }
    test.session.stopsAtFirstFailure = false
    let lost = test.app.buttons["lost"]
    lost.tap()
    test.app.buttons["go"].press(forDuration: 1, thenDragTo: lost)
    lost.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    let nowhere = test.app.buttons["go"].coordinate(withNormalizedOffset: .zero)
    nowhere.withOffset(CGVector(dx: Double.nan, dy: 1)).tap()
    #expect(test.messages.count == 4)
    #expect(test.messages.prefix(3).allSatisfy { $0.contains("Activation point invalid") })
    #expect(test.device.events.isEmpty)
  }

  @Test("Gestures that nobody can make are failures, and do not reach the device")
  func impossibleGestures() {
    test.session.stopsAtFirstFailure = false
    button.tap(withNumberOfTaps: 0, numberOfTouches: 1)
    button.press(forDuration: .nan)
    button.press(forDuration: -1)
    button.swipeUp(velocity: 0)
    button.pinch(withScale: 0, velocity: 1)
    button.rotate(.infinity, withVelocity: 1)
    let adjust: (CGFloat) -> Void = app.sliders["size"].adjust(toNormalizedSliderPosition:)
    adjust(7)
    #expect(test.messages.count == 7)
    #expect(test.device.events.isEmpty)
  }

  @Test("A slider's position is 0 to 1")
  func sliderRange() {
    app.sliders["size"].adjust(toNormalizedSliderPosition: 1.5)
    #expect(test.device.events.isEmpty)
    #expect(test.messages.count == 1)
  }

  @Test("11: arguments and environment count from the next launch on")
  func launching() {
    app.launchArguments = ["-reset"]
    app.launchEnvironment = ["A": "1"]
    app.launch()
    app.activate()
    #expect(test.device.launches.map(\.bundle) == ["shop", "shop"])
    #expect(test.device.launches.first?.arguments == ["-reset"])
    #expect(test.device.launches.first?.environment == ["A": "1"])
    #expect(app.state == .runningForeground)
    app.terminate()
    #expect(app.wait(for: .notRunning, timeout: 1))
    #expect(!app.exists)
  }
}
