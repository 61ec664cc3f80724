import Hierarchy
import Query
import Springboard
import Testing

/// Controls react to touches by their element types (xcuitest-behaviours.md §8).
@Suite struct ScreenControlsTests {
  private func screen(@ElementRecordsBuilder _ content: () -> [ElementRecord]) -> SimulatedScreen {
    SimulatedScreen(
      ElementTree {
        ElementRecord(.application, frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
          ElementRecord(.window, frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
            content()
          }
        }
      }
    )
  }

  private func tap(
    _ index: Int,
    of screen: inout SimulatedScreen,
    count: Int = 1
  ) throws -> [ScreenHappening] {
    let frame = try #require(screen.tree[index].frame)
    return screen.handle(.tap(at: frame.center, count: count, touches: 1))
  }

  private func row(_ number: Int, width: Double = 390) -> Rect {
    Rect(x: 0, y: Double(number) * 50, width: width, height: 50)
  }

  @Test func `a switch has the values 0 and 1 and is not selected (§8)`() throws {
    var screen = screen { ElementRecord(.switch, value: "0", frame: row(0), isSelected: false) }
    #expect(try tap(2, of: &screen) == [.tapped(2), .valueChanged(2)])
    #expect(screen.tree[2].value == "1")
    #expect(screen.tree[2].isSelected == false)
    #expect(try tap(2, of: &screen) == [.tapped(2), .valueChanged(2)])
    #expect(screen.tree[2].value == "0")
  }

  @Test(arguments: [("on", "on"), ("", "")])
  func `a switch with another value is left alone`(value: String, expected: String) throws {
    var screen = screen { ElementRecord(.switch, value: value, frame: row(0)) }
    #expect(try tap(2, of: &screen) == [.tapped(2)])
    #expect(screen.tree[2].value == expected)
  }

  @Test func `a switch without a value is off`() throws {
    var screen = screen { ElementRecord(.switch, frame: row(0)) }
    #expect(try tap(2, of: &screen) == [.tapped(2), .valueChanged(2)])
    #expect(screen.tree[2].value == "1")
  }

  @Test func `SwiftUI's toggle reacts at its inner switch only (§8)`() throws {
    var screen = screen {
      ElementRecord(.switch, label: "Wi-Fi", value: "1", frame: row(0)) {
        ElementRecord(.switch, value: "1", frame: Rect(x: 320, y: 10, width: 51, height: 31))
      }
    }
    #expect(try tap(2, of: &screen) == [.tapped(2)])
    #expect(screen.tree.map(\.value) == [nil, nil, "1", "1"])
    #expect(try tap(3, of: &screen) == [.tapped(3), .valueChanged(3), .valueChanged(2)])
    #expect(screen.tree.map(\.value) == [nil, nil, "0", "0"])
  }

  @Test func `a disabled control gets the tap and does nothing (§5)`() throws {
    var screen = screen {
      ElementRecord(.switch, value: "0", frame: row(0), isEnabled: false)
      ElementRecord(.button, label: "Go", frame: row(1), isEnabled: false)
      ElementRecord(.slider, value: "50%", frame: row(2), isEnabled: false)
    }
    let before = screen.tree
    for index in 2...4 { #expect(try tap(index, of: &screen) == [.nothing(.disabled(index))]) }
    let thumb = Point(x: 195, y: 125)
    #expect(screen.handle(.adjustSlider(at: thumb, to: 1)) == [.nothing(.disabled(4))])
    _ = screen.handle(.swipe(from: thumb, to: Point(x: 300, y: 125), velocity: .default))
    #expect(screen.tree == before)
  }

  @Test func `two taps switch there and back, and are one double tap`() throws {
    var screen = screen { ElementRecord(.switch, value: "0", frame: row(0)) }
    let happenings = try tap(2, of: &screen, count: 2)
    #expect(happenings == [.doubleTapped(2), .valueChanged(2), .valueChanged(2)])
    #expect(screen.tree[2].value == "0")
    _ = try tap(2, of: &screen, count: 3)
    #expect(screen.tree[2].value == "1")
    _ = try tap(2, of: &screen, count: .max)
    #expect(screen.tree[2].value == "0")
  }

  @Test(arguments: [(0.49, true), (0.5, false), (2, false)])
  func `a press is long from half a second on`(duration: Double, isTap: Bool) throws {
    var screen = screen { ElementRecord(.button, label: "Go", frame: row(0)) }
    let happenings = screen.handle(.press(at: Point(x: 5, y: 5), duration: duration))
    #expect(happenings == [isTap ? .tapped(2) : .longPressed(2)])
  }

  @Test func `other gestures are reported for the element that gets them`() {
    var screen = screen { ElementRecord(.image, frame: row(0)) }
    let point = Point(x: 5, y: 5)
    #expect(screen.handle(.pinch(at: point, scale: 2, velocity: 1)) == [.pinched(2, scale: 2)])
    #expect(screen.handle(.rotate(at: point, angle: 1, velocity: 1)) == [.rotated(2, angle: 1)])
    #expect(screen.handle(.hover(at: point)) == [.hovered(2)])
    #expect(screen.handle(.secondaryClick(at: point)) == [.secondaryClicked(2)])
    #expect(
      screen.handle(.tap(at: point, count: 1, touches: 2))
        == [.multiplyTapped(2, count: 1, touches: 2)]
    )
    #expect(screen.handle(.pressButton(.home)) == [.nothing(.notOfTheScreen)])
  }

  @Test func `what is outside the screen or on nothing is told apart`() {
    var screen = SimulatedScreen(
      ElementTree {
        ElementRecord(.application, frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
          ElementRecord(.button, frame: row(0))
        }
      }
    )
    for point in [Point(x: 390, y: 1), Point(x: -1, y: 1), Point(x: .nan, y: 1)] {
      let happenings = screen.handle(.tap(at: point, count: 1, touches: 1))
      guard happenings.count == 1, case .nothing(.outsideScreen) = happenings[0] else {
        Issue.record("\(happenings)")
        continue
      }
    }
    var empty = SimulatedScreen(ElementTree())
    let point = Point(x: 1, y: 1)
    #expect(empty.handle(.hover(at: point)) == [.nothing(.outsideScreen(point))])
  }

  @Test func `a slider's value is a percentage and moves by adjusting (§8)`() {
    var screen = screen { ElementRecord(.slider, value: "50%", frame: row(0)) }
    let middle = Point(x: 195, y: 25)
    #expect(screen.handle(.adjustSlider(at: middle, to: 0.254)) == [.valueChanged(2)])
    #expect(screen.tree[2].value == "25%")
    #expect(screen.handle(.adjustSlider(at: middle, to: 0.25)) == [])
    #expect(screen.handle(.tap(at: middle, count: 1, touches: 1)) == [.tapped(2)])
    _ = screen.handle(.adjustSlider(at: middle, to: 7))
    #expect(screen.tree[2].value == "100%")
  }

  @Test(
    arguments: [
      ("50%", 0.1, "10%"), ("50 %", 1, "100 %"), ("%50", 0.1, "%10"), ("0.5", 0.25, "0.25"),
      ("0,5", 0.2, "0,2"), ("0", 1, "1"), ("1", 0.005, "0.01"),
    ]
  )
  func `a slider keeps the form of its value`(value: String, position: Double, expected: String) {
    var screen = screen { ElementRecord(.slider, value: value, frame: row(0)) }
    _ = screen.handle(.adjustSlider(at: Point(x: 195, y: 25), to: position))
    #expect(screen.tree[2].value == expected)
  }

  @Test(arguments: ["3 stars", "loud", "12"])
  func `a slider whose value is no position refuses`(value: String) {
    var screen = screen { ElementRecord(.slider, value: value, frame: row(0)) }
    let happenings = screen.handle(.adjustSlider(at: Point(x: 195, y: 25), to: 0.5))
    #expect(happenings == [.refused(.unknownPosition(2, value: value))])
    #expect(screen.tree[2].value == value)
  }

  @Test func `a finger on the thumb moves it, beside it does not`() {
    var screen = screen { ElementRecord(.slider, value: "50%", frame: row(0, width: 200)) }
    let thumb = Point(x: 100, y: 25)
    let happenings = screen.handle(
      .drag(
        from: thumb,
        to: Point(x: 150, y: 25),
        pressDuration: 0,
        velocity: .default,
        holdDuration: 0
      )
    )
    #expect(happenings == [.dragged(2, to: 2), .valueChanged(2)])
    #expect(screen.tree[2].value == "75%")
    #expect(
      screen.handle(.swipe(from: thumb, to: Point(x: 0, y: 25), velocity: .default))
        == [.swiped(2, .left)]
    )
    #expect(screen.tree[2].value == "75%")
  }

  @Test func `a wheel shows what it is turned to, if that is known (§8)`() {
    var screen = screen { ElementRecord(.pickerWheel, value: "Foo, 1 of 3", frame: row(0)) }
    let point = Point(x: 195, y: 25)
    #expect(screen.handle(.adjustPickerWheel(at: point, to: "Foo")) == [])
    #expect(screen.handle(.adjustPickerWheel(at: point, to: "Foo, 1 of 3")) == [])
    #expect(
      screen.handle(.adjustPickerWheel(at: point, to: "Bar"))
        == [.refused(.valuesUnknown(2, wanted: "Bar", shown: "Foo, 1 of 3"))]
    )
    screen.setPickerValues(["Foo", "Bar", "Baz"], of: 2)
    #expect(screen.handle(.adjustPickerWheel(at: point, to: "Bar")) == [.valueChanged(2)])
    #expect(screen.tree[2].value == "Bar, 2 of 3")
    #expect(screen.handle(.adjustPickerWheel(at: point, to: "Baz, 3 of 3")) == [.valueChanged(2)])
    #expect(screen.tree[2].value == "Baz, 3 of 3")
    #expect(
      screen.handle(.adjustPickerWheel(at: point, to: "Qux"))
        == [.refused(.noSuchValue(2, wanted: "Qux", known: ["Foo", "Bar", "Baz"]))]
    )
  }

  @Test func `a finger turns a wheel by a row for each 32 points, as far as there are rows`() {
    var screen = screen { ElementRecord(.pickerWheel, value: "Today", frame: row(0)) }
    let start = Point(x: 195, y: 25)
    func turn(by dy: Double) -> String? {
      let end = Point(x: 195, y: 25 + dy)
      _ = screen.handle(.swipe(from: start, to: end, velocity: .default))
      return screen.tree[2].value
    }
    #expect(turn(by: -64) == "Today")
    screen.setPickerValues(["Today", "Mon", "Tue", "Wed"], of: 2)
    #expect(turn(by: -64) == "Tue")
    #expect(turn(by: 30) == "Mon")
    #expect(turn(by: -1e300) == "Wed")
  }

  @Test func `there must be such a control`() {
    var screen = screen { ElementRecord(.button, frame: row(0)) }
    let point = Point(x: 1, y: 1)
    #expect(
      screen.handle(.adjustSlider(at: point, to: 1)) == [.refused(.noControl(.slider, at: point))]
    )
    #expect(
      screen.handle(.adjustPickerWheel(at: point, to: ""))
        == [.refused(.noControl(.pickerWheel, at: point))]
    )
  }

  @Test(
    arguments: [
      ("3", 4, "4"), ("3", 3, "2"), ("0", 3, "-1"), ("9223372036854775807", 4, nil),
      ("3 tins", 4, nil), (nil, 4, nil),
    ] as [(String?, Int, String?)]
  )
  func `a stepper counts whole numbers (§8)`(value: String?, button: Int, counted: String?) throws {
    var screen = screen {
      ElementRecord(.stepper, value: value, frame: row(0)) {
        ElementRecord(.button, label: "Decrement", frame: Rect(x: 0, y: 0, width: 47, height: 32))
        ElementRecord(.button, label: "Increment", frame: Rect(x: 47, y: 0, width: 47, height: 32))
      }
    }
    let happenings = try tap(button, of: &screen)
    #expect(happenings == [.tapped(button)] + (counted == nil ? [] : [.valueChanged(2)]))
    #expect(screen.tree[2].value == counted ?? value)
  }

  @Test(arguments: [ElementType.segmentedControl, .tabBar])
  func `the selection moves among segments and tabs as the recording marks it (§8)`(
    type: ElementType
  ) throws {
    var screen = screen {
      ElementRecord(type, frame: row(0)) {
        for (number, name) in ["A", "B", "C"].enumerated() {
          ElementRecord(
            .button,
            label: name,
            value: number == 0 ? "1" : nil,
            frame: Rect(x: Double(number) * 100, y: 0, width: 100, height: 50),
            isSelected: number == 0 ? true : nil,
            attributes: [
              ElementAttribute(name: "traits", value: number == 0 ? "Button, Selected" : "Button")
            ]
          )
        }
      }
    }
    #expect(try tap(3, of: &screen) == [.tapped(3)])
    #expect(try tap(5, of: &screen) == [.tapped(5), .valueChanged(5), .valueChanged(3)])
    #expect(screen.tree[3...].map(\.isSelected) == [nil, nil, true])
    #expect(screen.tree[3...].map(\.value) == [nil, nil, "1"])
    #expect(
      screen.tree[3...].map { $0.attribute("traits") } == ["Button", "Button", "Button, Selected"]
    )
  }

  @Test func `where no segment is marked the tapped one is selected`() throws {
    var screen = screen {
      ElementRecord(.segmentedControl, frame: row(0)) {
        ElementRecord(.button, frame: Rect(x: 0, y: 0, width: 9, height: 9))
        ElementRecord(.button, frame: Rect(x: 9, y: 0, width: 9, height: 9))
      }
    }
    _ = try tap(4, of: &screen)
    #expect(screen.tree[3...].map(\.isSelected) == [nil, true])
    _ = try tap(3, of: &screen)
    #expect(screen.tree[3...].map(\.isSelected) == [true, nil])
  }

  @Test func `only a button that is a toggle by its traits keeps its state`() throws {
    var screen = screen {
      ElementRecord(
        .button,
        frame: row(0),
        attributes: [ElementAttribute(name: "traits", value: "Button, ToggleButton")]
      )
      ElementRecord(.button, frame: row(1), isSelected: false)
    }
    #expect(try tap(2, of: &screen) == [.tapped(2), .valueChanged(2)])
    #expect(screen.tree[2].isSelected == true)
    _ = try tap(2, of: &screen)
    #expect(screen.tree[2].isSelected == false)
    #expect(try tap(3, of: &screen) == [.tapped(3)])
    #expect(screen.tree[3].isSelected == false)
  }

  @Test func `a tap on a page indicator turns the page (§8)`() {
    var screen = screen { ElementRecord(.pageIndicator, value: "page 1 of 3", frame: row(0)) }
    func tap(x: Double) -> String? {
      _ = screen.handle(.tap(at: Point(x: x, y: 5), count: 1, touches: 1))
      return screen.tree[2].value
    }
    #expect(tap(x: 10) == "page 1 of 3")
    #expect(tap(x: 300) == "page 2 of 3")
    #expect(tap(x: 300) == "page 3 of 3")
    #expect(tap(x: 300) == "page 3 of 3")
    #expect(tap(x: 10) == "page 2 of 3")
  }

  @Test func `a swipe over the pages turns the page, and the neighbour comes in`() {
    func page(_ number: Int) -> Rect {
      Rect(x: Double(number) * 390, y: 0, width: 390, height: 300)
    }
    var screen = screen {
      ElementRecord(.other) {
        ElementRecord(.scrollView, frame: page(0)) {
          ElementRecord(.image, frame: page(0))
          ElementRecord(.image, frame: page(1))
        }
        ElementRecord(.pageIndicator, value: "page 1 of 2", frame: row(7))
      }
    }
    let (right, left) = (Point(x: 300, y: 100), Point(x: 100, y: 100))
    let swipe = DeviceEvent.swipe(from: right, to: left, velocity: .default)
    #expect(screen.handle(swipe) == [.swiped(4, .left), .valueChanged(6), .scrolled(3)])
    #expect(screen.tree[6].value == "page 2 of 2")
    #expect(screen.tree[5].frame == page(0))
    #expect(screen.handle(swipe) == [.swiped(5, .left)])
    _ = screen.handle(.swipe(from: left, to: right, velocity: .default))
    #expect(screen.tree[6].value == "page 1 of 2")
    #expect(screen.tree[4].frame == page(0))
  }

  @Test func `an element that gives way to another one gives its touches too (§5)`() throws {
    var screen = screen {
      ElementRecord(.button, label: "Behind", frame: row(0))
      ElementRecord(.alert, frame: row(5)) { ElementRecord(.button, label: "OK", frame: row(5)) }
    }
    #expect(try tap(2, of: &screen) == [.tapped(3)])
    #expect(try tap(4, of: &screen) == [.tapped(4)])
  }

  @Test func `a text input gets the focus, and the other one loses it`() throws {
    var screen = screen {
      ElementRecord(.textField, identifier: "a", frame: row(0))
      ElementRecord(.secureTextField, identifier: "b", frame: row(1))
    }
    let first = try tap(2, of: &screen)
    #expect(Array(first.prefix(2)) == [.tapped(2), .focused(2)])
    let b = try #require(screen.tree.nodes(named: "b").first)
    let second = try tap(b.index, of: &screen)
    let focus = try #require(screen.focus)
    #expect(screen.tree[focus].identifier == "b")
    #expect(second.contains(.focused(focus)))
    #expect(second.contains { if case .blurred = $0 { true } else { false } })
  }
}
