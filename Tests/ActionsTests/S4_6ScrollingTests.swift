import Actions
import Foundation
import Hierarchy
import Predicate
import Query
import Springboard
import Testing

@Suite("S4.6 Scrolling avoids keyboard and bars, and stops when nothing moves")
struct S4_6ScrollingTests {
  private static let rowHeight = 60.0

  /// A list of rows between two bars.
  private static func list(
    rows: Int = 40,
    isLazy: Bool = false,
    @ElementRecordsBuilder others: () -> [ElementRecord] = { [] }
  ) throws -> ActionScene {
    let others = others()
    let tree = ActionScene.tree {
      ElementRecord(.table, identifier: "list", frame: ActionScene.screen, isEnabled: true) {
        for number in 1...rows {
          ElementRecord(
            .cell,
            identifier: "row \(number)",
            frame: Rect(
              x: 0,
              y: 91 + rowHeight * Double(number - 1),
              width: 390,
              height: rowHeight
            ),
            isEnabled: true
          )
        }
      }
      ElementRecord(
        .navigationBar,
        identifier: "Shop",
        frame: Rect(x: 0, y: 0, width: 390, height: 91),
        isEnabled: true
      )
      ElementRecord(
        .tabBar,
        frame: Rect(x: 0, y: 761, width: 390, height: 83),
        isEnabled: true
      )
      for other in others { other }
    }
    let lists = isLazy ? [LazyList(in: try Locator("id=list"))] : []
    return ActionScene(
      AppModel("Shop", bundleIdentifier: "org.shop") { Screen("main", tree, lists: lists) }
    )
  }

  /// The drags of a scene: where they began and ended.
  private static func drags(_ scene: ActionScene) -> [(from: Point, to: Point)] {
    scene.events.compactMap { event in
      if case .drag(let from, let to, _, _, _) = event { (from, to) } else { nil }
    }
  }

  @Test("scrollDown and scrollUp go by six tenths of what is between the bars")
  func scrolls() throws {
    let scene = try Self.list()
    let cell = scene.app.cells["row 1"]
    scene.scrollDown(times: 2)
    #expect(abs(cell.frame.minY - (91 - 2 * 0.6 * 670)) < 0.01)
    scene.scrollUp()
    #expect(abs(cell.frame.minY - (91 - 0.6 * 670)) < 0.01)
    for drag in Self.drags(scene) {
      #expect((91...761).contains(drag.from.y) && (91...761).contains(drag.to.y))
    }
    #expect(scene.messages == [])
  }

  @Test(
    "They stop when nothing moves any more, and do nothing for no times",
    arguments: [
      (-1, 0), (0, 0), (1, 1), (4, 4), (1000, 6),
    ]
  )
  func stops(times: Int, drags: Int) throws {
    let scene = try Self.list()
    // 40 rows are 2,400 points, of which 670 can be seen, and each time 402 more: five times until
    // the end, and once to find out.
    scene.app.scrollDown(times: times)
    #expect(Self.drags(scene).count == drags)
    #expect(scene.messages == [])
  }

  @Test("A finger stays clear of the keyboard")
  func avoidsTheKeyboard() throws {
    let scene = try Self.list {
      ElementRecord(
        .textField,
        identifier: "field",
        frame: Rect(x: 20, y: 100, width: 350, height: 44),
        isEnabled: true
      )
    }
    scene.app.textFields["field"].tap()
    let top = Double(scene.app.keyboards.firstMatch.frame.minY)
    scene.scrollDown()
    #expect(Self.drags(scene).allSatisfy { $0.from.y < top && $0.to.y < top })
    #expect(Self.drags(scene).count == 1)
    #expect(scene.app.cells["row 1"].frame.minY < 91)
    #expect(scene.messages == [])
  }

  @Test("A finger does not begin on a slider")
  func avoidsSliders() throws {
    let scene = try Self.list {
      ElementRecord(
        .slider,
        identifier: "volume",
        value: "50%",
        frame: Rect(x: 100, y: 560, width: 200, height: 100),
        isEnabled: true
      )
    }
    scene.scrollDown()
    #expect(scene.app.cells["row 1"].frame.minY < 91)
    #expect(scene.app.sliders["volume"].value as? String == "50%")
    #expect(scene.messages == [])
  }

  @Test("An element that scrolls by itself can be scrolled, beside others")
  func scrollsOneOfSeveral() {
    func column(_ name: String, _ x: Double) -> ElementRecord {
      ElementRecord(
        .scrollView,
        identifier: name,
        frame: Rect(x: x, y: 100, width: 195, height: 600),
        isEnabled: true
      ) {
        ElementRecord(
          .staticText,
          identifier: "\(name) text",
          frame: Rect(x: x, y: 100, width: 195, height: 3000)
        )
      }
    }
    let scene = ActionScene {
      column("left", 0)
      column("right", 195)
    }
    scene.app.scrollViews["right"].scrollDown()
    #expect(scene.app.staticTexts["left text"].frame.minY == 100)
    #expect(abs(scene.app.staticTexts["right text"].frame.minY + 260) < 0.01)
    #expect(scene.messages == [])
  }

  @Test(
    "It goes down, and then back up",
    arguments: [true, false],
    ["row 1", "row 12", "row 25", "row 40"]
  )
  func locates(isLazy: Bool, name: String) throws {
    let scene = try Self.list(isLazy: isLazy)
    scene.scrollDown(times: 2)
    let cell = scene.app.cells[name]
    #expect(scene.locateToElement(cell) === cell)
    #expect(cell.isHittable)
    #expect(scene.elementIsOnWindow(element: cell))
    #expect(scene.app.elementIsOnWindow(element: cell))
    #expect(scene.messages == [])
  }

  @Test func doesNotMoveWhatIsThereAlready() throws {
    let scene = try Self.list()
    scene.app.cells["row 3"].scrollUntilElementAppears()
    scene.locateToElement(element: scene.app.navigationBars["Shop"])
    #expect(scene.events == [])
    #expect(scene.messages == [])
  }

  @Test("What is known to be above is not looked for below")
  func goesUpAtOnce() throws {
    let scene = try Self.list()
    scene.scrollDown(times: 2)
    let before = Self.drags(scene).count
    scene.app.cells["row 1"].scrollUntilElementAppears()
    #expect(Self.drags(scene)[before...].allSatisfy { $0.from.y < $0.to.y })
    #expect(Self.drags(scene).count == before + 2)
    #expect(scene.messages == [])
  }

  @Test("What is hidden by a bar is scrolled out from behind it")
  func getsOutFromBehindBars() throws {
    let scene = try Self.list()
    // At 751 to 811, of which the tab bar hides all but ten points.
    let cell = scene.app.cells["row 12"]
    cell.scrollUntilElementAppears()
    #expect(cell.isHittable)
    #expect(scene.messages == [])
  }

  @Test("The threshold is how often it goes down", arguments: [1, 3])
  func isBounded(threshold: Int) throws {
    let scene = try Self.list(isLazy: true)
    let line: UInt = #line + 1
    scene.app.cells["row 40"].scrollUntilElementAppears(threshold: threshold)
    #expect(scene.lines == [line])
    let drags = Self.drags(scene)
    #expect(drags.filter { $0.from.y > $0.to.y }.count == threshold)
    #expect(drags.filter { $0.from.y < $0.to.y }.count <= 2 * threshold)
    #expect(
      scene.messages.first?.hasPrefix(
        "\"row 40\" Cell did not appear while Target Application 'org.shop' was scrolled "
          + (threshold == 1 ? "once" : "3 times") + " down and "
      ) == true,
      "\(scene.messages)"
    )
  }

  @Test("No threshold is too large")
  func largestThreshold() throws {
    let scene = try Self.list(rows: 15)
    scene.app.cells["row 40"].scrollUntilElementAppears(threshold: .max)
    #expect(scene.messages.count == 1)
    #expect(!Self.drags(scene).isEmpty)
  }

  @Test("What never comes is a failure, after both ends were reached")
  func failsInTheEnd() throws {
    let scene = try Self.list(rows: 15)
    scene.app.scrollUntilElementAppears(element: scene.app.cells["row 99"], threshold: 30)
    #expect(Self.drags(scene).count < 10)
    #expect(scene.messages.count == 1)
    #expect(scene.messages.first?.contains("No matches found for") == true)
  }

  @Test("What is to the side is brought into view by going to the side")
  func goesToTheSide() {
    let scene = ActionScene {
      ElementRecord(
        .collectionView,
        identifier: "strip",
        frame: Rect(x: 0, y: 200, width: 390, height: 120),
        isEnabled: true
      ) {
        for number in 1...10 {
          ElementRecord(
            .cell,
            identifier: "card \(number)",
            frame: Rect(x: 150 * Double(number - 1), y: 200, width: 140, height: 120),
            isEnabled: true
          )
        }
      }
    }
    scene.locateToElement(scene.app.cells["card 8"])
    #expect(scene.app.cells["card 8"].isHittable)
    #expect(Self.drags(scene).allSatisfy { $0.from.y == 260 })
    #expect(scene.messages == [])
  }

  @Test(
    "Whether an element is on the window is told by its frame",
    arguments: [
      ("inside", true), ("below", false), ("cut", false), ("taller", true), ("empty", false),
      ("missing", false),
    ]
  )
  func tellsWhetherItIsOnTheWindow(name: String, isOn: Bool) {
    func text(_ name: String, _ frame: Rect) -> ElementRecord {
      ElementRecord(.staticText, identifier: name, frame: frame)
    }
    let scene = ActionScene {
      text("inside", Rect(x: 0, y: 0, width: 390, height: 844))
      text("below", Rect(x: 0, y: 900, width: 100, height: 20))
      text("cut", Rect(x: 0, y: 830, width: 100, height: 20))
      text("taller", Rect(x: 0, y: -400, width: 100, height: 1600))
      text("empty", Rect(x: 10, y: 10, width: 0, height: 0))
    }
    #expect(scene.elementIsOnWindow(element: scene.app.staticTexts[name]) == isOn)
    #expect(scene.messages == [])
  }

  @Test("An element that is missing, or an app that has ended, cannot be scrolled")
  func failsWithoutAnElement() throws {
    let missing = try Self.list()
    missing.app.tables["none"].scrollDown(); let line: UInt = #line
    #expect(missing.lines == [line])
    #expect(missing.messages.first?.hasPrefix("\"none\" Table cannot be scrolled\n") == true)
    let ended = try Self.list()
    ended.app.terminate()
    ended.locateToElement(ended.app.cells["row 1"])
    #expect(ended.messages.count == 1)
    #expect(ended.messages.first?.contains("is not running") == true, "\(ended.messages)")
  }

  @Test func doesNothingWhenInert() throws {
    let scene = try Self.list()
    scene.session.fail("enough")
    scene.scrollDown(times: 3)
    scene.scrollUp()
    scene.locateToElement(scene.app.cells["row 40"])
    #expect(!scene.elementIsOnWindow(element: scene.app.cells["row 1"]))
    #expect(scene.events == [])
    #expect(scene.messages == ["enough"])
  }
}
