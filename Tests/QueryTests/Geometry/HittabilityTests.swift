import Hierarchy
import Query
import Reporting
import Testing

/// Which elements can be tapped, where, and why not.
@Suite struct HittabilityTests {
  @Test func `the hit point is the centre of the visible part`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.button, "whole", 10, 20, 100, 40)
      SampleScreen.element(.button, "half outside", 350, 100, 100, 40)
      SampleScreen.element(.scrollView, "scroll", 0, 200, 400, 100) {
        SampleScreen.element(.button, "half clipped", 0, 280, 100, 40)
      }
    }
    #expect(try tree.only("whole").hittability == .hittable(at: Point(x: 60, y: 40)))
    #expect(try tree.only("half outside").hitPoint == Point(x: 375, y: 120))
    #expect(try tree.only("half clipped").hitPoint == Point(x: 50, y: 290))
  }

  /// Frames such as {{-345.0, 344.3}, {51.7, 77.0}} are of neighbouring pages; XCUITest says
  /// "Not hittable" of them.
  @Test func `what is not on the screen has no hit point`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.button, "neighbour", -345, 344.3, 51.7, 77)
      SampleScreen.element(.button, "empty", 10, 10, 0, 20)
      ElementRecord(.button, identifier: "unknown")
      ElementRecord(.button, identifier: "unavailable", frame: .unavailable)
      SampleScreen.element(.table, "table", 0, 0, 400, 400) {
        SampleScreen.element(.cell, "below", 0, 500, 400, 60) {
          SampleScreen.element(.button, "in below", 0, 500, 10, 10)
        }
      }
    }
    let table = try tree.only("table")
    for (name, obstacle) in [
      ("neighbour", Hittability.Obstacle.offScreen), ("empty", .emptyFrame),
      ("unknown", .noFrame), ("unavailable", .noFrame), ("below", .clipped(by: table)),
      ("in below", .clipped(by: table)),
    ] {
      #expect(try tree.only(name).hittability == .notHittable(obstacle), "\(name)")
      #expect(try tree.only(name).hitPoint == nil, "\(name)")
    }
  }

  @Test func `infinite and huge frames are no place`() throws {
    for (x, width) in [("1e400", "1"), ("1e20", "1"), ("1.7e308", "1.7e308"), ("0", "1e400")] {
      let xml = """
        <XCUIElementTypeButton x="\(x)" y="0" width="\(width)" height="10"/>
        """
      let tree = try DumpReader(isLenient: true).read(DumpSource(xml)).tree
      #expect(tree[0].hitPoint == nil, "\(x) \(width)")
      #expect(tree[0].hittability.isHittable == false, "\(x) \(width)")
    }
  }

  @Test func `enabled is no part of it`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.button, "a", 0, 0, 10, 10, isEnabled: false)
    }
    #expect(try tree.only("a").hittability.isHittable)
  }

  /// Each case: what lies in front of a button at (0, 0, 100, 100), and whether it covers it.
  static let covers: [(name: String, record: ElementRecord, isCover: Bool)] = [
    ("a later button", SampleScreen.element(.button, "x", 40, 40, 20, 20), true),
    ("a button beside the hit point", SampleScreen.element(.button, "x", 0, 0, 20, 20), false),
    ("a text", SampleScreen.element(.staticText, "x", 0, 0, 100, 100), false),
    ("an image", SampleScreen.element(.image, "x", 0, 0, 100, 100), false),
    ("a container", SampleScreen.element(.other, "x", 0, 0, 400, 400), false),
    (
      "a container that VoiceOver reaches",
      SampleScreen.element(.other, "x", 0, 0, 100, 100, isAccessible: true), true
    ),
    (
      "an invisible button",
      SampleScreen.element(.button, "x", 0, 0, 100, 100, isVisible: false), false
    ),
    ("a keyboard", SampleScreen.element(.keyboard, "x", 0, 0, 400, 200), true),
    ("a keyboard below", SampleScreen.element(.keyboard, "x", 0, 600, 400, 200), false),
    ("an alert elsewhere", SampleScreen.element(.alert, "x", 50, 300, 300, 100), true),
    ("a sheet elsewhere", SampleScreen.element(.sheet, "x", 50, 300, 300, 100), true),
    ("an alert off the screen", SampleScreen.element(.alert, "x", 50, 900, 300, 100), false),
    ("an alert without area", SampleScreen.element(.alert, "x", 50, 300, 0, 0), false),
    ("a popover elsewhere", SampleScreen.element(.popover, "x", 50, 300, 300, 100), false),
    (
      "a presented screen",
      SampleScreen.element(.other, "x", 0, 0, 400, 800) {
        SampleScreen.element(.button, "Close", 0, 700, 100, 50)
      }, true
    ),
    (
      "a layer that shows a text",
      SampleScreen.element(.other, "x", 0, 0, 400, 800) {
        SampleScreen.element(.staticText, "Saved", 0, 700, 100, 50)
      }, false
    ),
    (
      "a part of the screen with a button elsewhere",
      SampleScreen.element(.other, "x", 0, 0, 400, 700) {
        SampleScreen.element(.button, "Close", 0, 600, 100, 50)
      }, false
    ),
    (
      "a button that a scroll view cuts off",
      SampleScreen.element(.scrollView, "scroll", 0, 300, 400, 100) {
        SampleScreen.element(.button, "x", 0, 0, 100, 100)
      }, false
    ),
  ]

  @Test(arguments: covers.indices)
  func `what covers an element`(number: Int) throws {
    let (name, record, isCover) = Self.covers[number]
    let tree = SampleScreen.tree {
      SampleScreen.element(.other, "content", 0, 0, 400, 800) {
        SampleScreen.element(.button, "button", 0, 0, 100, 100)
      }
      record
    }
    let hittability = try tree.only("button").hittability
    if isCover {
      #expect(hittability == .notHittable(.covered(by: try tree.only("x"))), "\(name)")
    } else {
      #expect(hittability == .hittable(at: Point(x: 50, y: 50)), "\(name)")
    }
  }

  @Test func `a row below a bar is covered, wherever the bar is listed`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.other, "content", 0, 0, 400, 800) {
        SampleScreen.element(.tabBar, "tabs", 0, 700, 400, 100)
        SampleScreen.element(.table, "table", 0, 0, 400, 800) {
          SampleScreen.element(.cell, "first", 0, 0, 400, 60)
          SampleScreen.element(.cell, "last", 0, 720, 400, 60)
        }
      }
    }
    #expect(try tree.only("first").hittability.isHittable)
    #expect(
      try tree.only("last").hittability == .notHittable(.covered(by: try tree.only("tabs")))
    )
    #expect(try tree.only("tabs").hittability.isHittable)
  }

  @Test(arguments: [ElementType.alert, .sheet, .popover, .keyboard, .menu])
  func `what pops up covers bars, wherever it is listed`(type: ElementType) throws {
    let popUp = SampleScreen.element(type, "pop-up", 0, 0, 400, 400)
    let bar = SampleScreen.element(.navigationBar, "bar", 0, 0, 400, 90) {
      SampleScreen.element(.button, "button", 0, 40, 80, 44)
    }
    for records in [[popUp, bar], [bar, popUp]] {
      let tree = SampleScreen.tree { records }
      #expect(
        try tree.only("button").hittability
          == .notHittable(.covered(by: try tree.only("pop-up")))
      )
    }
  }

  @Test func `what is inside and around an element does not cover it`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.cell, "cell", 0, 0, 400, 60) {
        SampleScreen.element(.button, "button", 150, 0, 100, 60)
      }
    }
    #expect(try tree.only("cell").hittability == .hittable(at: Point(x: 200, y: 30)))
    #expect(try tree.only("button").hittability == .hittable(at: Point(x: 200, y: 30)))
  }

  private func recorded(_ attributes: String) throws -> Hittability {
    let xml = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
        <XCUIElementTypeButton name="a" x="0" y="0" width="100" height="100" \(attributes)/>
        <XCUIElementTypeButton name="b" x="0" y="0" width="100" height="100"/>
      </XCUIElementTypeApplication>
      """
    let tree = try DumpReader().read(DumpSource(xml)).tree
    return try tree.only("a").hittability
  }

  @Test func `the dump's own word counts`() throws {
    let xml = "<XCUIElementTypeButton x='0' y='0' width='10' height='10' "
    func alone(_ attribute: String) throws -> Hittability {
      try DumpReader().read(DumpSource(xml + attribute + "/>")).tree[0].hittability
    }
    #expect(try alone("hittable='false'") == .notHittable(.recordedNotHittable))
    #expect(try alone("visible='false'") == .notHittable(.recordedInvisible))
    #expect(try alone("visible='false' hittable='true'").isHittable)
    #expect(try recorded("hittable='true'") == .hittable(at: Point(x: 50, y: 50)))
    // Partly covered elements are visible as well, and frames know more of why.
    for attribute in ["visible='true'", "hittable='false'"] {
      guard case .notHittable(.covered) = try recorded(attribute) else {
        Issue.record("\(attribute) uncovers")
        return
      }
    }
  }
}
