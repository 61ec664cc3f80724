import Hierarchy
import Query
import Testing

/// What is under a point, and what gets a tap there.
///
/// The order of views is UIKit's: subviews lie in front of their superview, later ones in front of
/// earlier ones, and `UILabel` and `UIImageView` ignore touches.
@Suite struct HitTestTests {
  private func names(_ tree: ElementTree, _ x: Double, _ y: Double) -> [String?] {
    tree.nodes(at: Point(x: x, y: y)).map(\.identifier)
  }

  @Test func `children lie in front of parents, and later elements before earlier ones`() {
    let tree = SampleScreen.tree {
      SampleScreen.element(.other, "back", 0, 0, 100, 100) {
        SampleScreen.element(.image, "inside", 10, 10, 50, 50)
      }
      SampleScreen.element(.button, "front", 20, 20, 50, 50)
    }
    #expect(names(tree, 30, 30) == ["front", "inside", "back", "window", "app"])
    #expect(names(tree, 15, 15) == ["inside", "back", "window", "app"])
    #expect(names(tree, 60, 60) == ["front", "back", "window", "app"])
  }

  @Test func `the right and bottom edges are outside`() {
    let tree = SampleScreen.tree { SampleScreen.element(.button, "a", 10, 10, 20, 20) }
    #expect(names(tree, 10, 10).first == "a")
    #expect(names(tree, 29.5, 29.5).first == "a")
    #expect(names(tree, 30, 20).first == "window")
    #expect(names(tree, 20, 30).first == "window")
  }

  @Test func `what a scroll view cuts off is not there`() {
    let tree = SampleScreen.tree {
      SampleScreen.element(.table, "table", 0, 100, 400, 200) {
        SampleScreen.element(.cell, "seen", 0, 250, 400, 100)
        SampleScreen.element(.cell, "below", 0, 350, 400, 100)
      }
      SampleScreen.element(.other, "box", 0, 600, 10, 10) {
        SampleScreen.element(.button, "outside its parent", 50, 600, 10, 10)
      }
    }
    #expect(names(tree, 10, 260) == ["seen", "table", "window", "app"])
    #expect(names(tree, 10, 320) == ["window", "app"])
    #expect(names(tree, 10, 380) == ["window", "app"])
    #expect(names(tree, 55, 605).first == "outside its parent")
  }

  /// XCUITest lists a navigation bar first, although it lies in front of what scrolls.
  @Test func `bars lie in front of their siblings`() {
    let tree = SampleScreen.tree {
      SampleScreen.element(.other, "stack", 0, 0, 400, 800) {
        SampleScreen.element(.navigationBar, "bar", 0, 0, 400, 90) {
          SampleScreen.element(.button, "back button", 0, 40, 80, 44)
        }
        SampleScreen.element(.table, "table", 0, 0, 400, 800) {
          SampleScreen.element(.cell, "row", 0, 30, 400, 60)
        }
      }
      SampleScreen.element(.other, "presented", 0, 60, 400, 740)
    }
    #expect(
      names(tree, 10, 50)
        == ["back button", "bar", "row", "table", "stack", "window", "app"]
    )
    // The bar is no further in front than what it is in.
    #expect(names(tree, 300, 70).first == "presented")
  }

  @Test func `invisible windows are left out with all inside`() {
    let tree = ElementTree {
      ElementRecord(.application, identifier: "app", frame: SampleScreen.bounds) {
        SampleScreen.element(.window, "main", 0, 0, 400, 800) {
          SampleScreen.element(.button, "a", 0, 0, 100, 100)
        }
        SampleScreen.element(.window, "other", 0, 0, 400, 800, isVisible: false) {
          SampleScreen.element(.button, "b", 0, 0, 100, 100)
        }
      }
    }
    #expect(names(tree, 10, 10) == ["a", "main", "app"])
  }

  /// A landscape window in an application whose frame is upright, seen in openradar#17231.
  @Test func `the frame of the application does not end the screen`() {
    let tree = ElementTree {
      ElementRecord(.application, frame: Rect(x: 0, y: 0, width: 375, height: 667)) {
        SampleScreen.element(.window, "window", 0, 0, 667, 375) {
          SampleScreen.element(.button, "right", 600, 300, 60, 60)
        }
      }
    }
    #expect(names(tree, 620, 320) == ["right", "window"])
  }

  @Test func `a tree without frames has nothing anywhere`() {
    let tree = ElementTree { ElementRecord(.application) { ElementRecord(.button) } }
    #expect(tree.nodes(at: Point(x: 0, y: 0)).isEmpty)
    #expect(tree.hitTest(at: Point(x: 0, y: 0)) == nil)
    #expect(ElementTree().hitTest(at: Point(x: 0, y: 0)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `strange points are outside`(coordinate: Double) {
    let tree = SampleScreen.tree { SampleScreen.element(.button, "a", 0, 0, 400, 800) }
    #expect(tree.hitTest(at: Point(x: coordinate, y: 10)) == nil)
    #expect(tree.hitTest(at: Point(x: 10, y: coordinate)) == nil)
  }

  @Test func `a text inside a control is the control's`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.cell, "cell", 0, 0, 400, 60) {
        SampleScreen.element(.other, "content", 0, 0, 400, 60) {
          SampleScreen.element(.staticText, "text", 10, 10, 100, 20)
        }
      }
    }
    let hitTest = try #require(tree.hitTest(at: Point(x: 20, y: 20)))
    #expect(hitTest.front.identifier == "text")
    #expect(hitTest.receiver?.identifier == "cell")
  }

  @Test func `texts and images let a touch through to what lies behind`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.button, "button", 0, 0, 100, 100)
      SampleScreen.element(.image, "image", 0, 0, 100, 100)
      SampleScreen.element(.other, "container", 0, 0, 400, 400)
    }
    let hitTest = try #require(tree.hitTest(at: Point(x: 20, y: 20)))
    #expect(hitTest.front.identifier == "image")
    #expect(hitTest.outcome == .received(by: try tree.only("button")))
  }

  /// A window of the keyboard's own fills the screen and shows nothing.
  @Test func `what only holds others is in front of nothing`() throws {
    let tree = ElementTree {
      ElementRecord(.application, identifier: "app", frame: SampleScreen.bounds) {
        SampleScreen.element(.window, "main", 0, 0, 400, 800) {
          SampleScreen.element(.staticText, "text", 0, 0, 100, 20)
        }
        SampleScreen.element(.window, "empty", 0, 0, 400, 800) {
          SampleScreen.element(.scrollView, "scroll", 0, 0, 400, 800)
        }
      }
    }
    #expect(tree.hitTest(at: Point(x: 10, y: 10))?.front.identifier == "text")
    #expect(tree.hitTest(at: Point(x: 10, y: 100))?.front.identifier == "scroll")
  }

  @Test func `a disabled control receives`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.button, "back", 0, 0, 100, 100)
      SampleScreen.element(.button, "front", 0, 0, 100, 100, isEnabled: false)
    }
    #expect(tree.hitTest(at: Point(x: 1, y: 1))?.receiver?.identifier == "front")
  }

  @Test func `an alert takes what is beside it`() throws {
    let tree = SampleScreen.tree {
      SampleScreen.element(.button, "button", 0, 0, 100, 100)
      SampleScreen.element(.alert, "alert", 50, 300, 300, 200) {
        SampleScreen.element(.button, "OK", 50, 450, 300, 50)
      }
    }
    let beside = try #require(tree.hitTest(at: Point(x: 20, y: 20)))
    #expect(beside.outcome == .blocked(try tree.only("button"), by: try tree.only("alert")))
    #expect(beside.receiver == nil)
    #expect(tree.hitTest(at: Point(x: 100, y: 460))?.receiver?.identifier == "OK")
    #expect(tree.hitTest(at: Point(x: 100, y: 310))?.outcome == .ignored)
  }

  /// React Native's touchable views appear as `Other` that VoiceOver can reach.
  @Test func `a container that VoiceOver sees as one thing is a control`() {
    let tree = SampleScreen.tree {
      SampleScreen.element(.other, "touchable", 0, 0, 100, 100, isAccessible: true)
      SampleScreen.element(.other, "container", 0, 0, 100, 100)
    }
    #expect(tree.hitTest(at: Point(x: 1, y: 1))?.receiver?.identifier == "touchable")
  }
}
