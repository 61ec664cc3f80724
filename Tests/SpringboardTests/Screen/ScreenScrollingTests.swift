import Hierarchy
import Query
import Springboard
import Testing

/// Content moves with real frames (xcuitest-behaviours.md §5).
@Suite struct ScreenScrollingTests {
  private static let bounds = Rect(x: 0, y: 0, width: 400, height: 800)

  private func screen(@ElementRecordsBuilder _ content: () -> [ElementRecord]) -> SimulatedScreen {
    SimulatedScreen(
      ElementTree {
        ElementRecord(.application, frame: Self.bounds) {
          ElementRecord(.window, frame: Self.bounds) { content() }
        }
      }
    )
  }

  /// A list below a bar of 100 points, with rows of 100 points.
  private func list(
    _ type: ElementType = .table,
    rows: Int = 20,
    recordsVisibility: Bool = true
  ) -> SimulatedScreen {
    screen {
      ElementRecord(.navigationBar, frame: Rect(x: 0, y: 0, width: 400, height: 100))
      ElementRecord(type, identifier: "list", frame: Self.bounds) {
        for number in 0..<rows {
          let y = 100 + Double(number) * 100
          ElementRecord(
            .cell,
            identifier: "row \(number)",
            frame: Rect(x: 0, y: y, width: 400, height: 100),
            isVisible: recordsVisibility ? y < 800 : nil
          )
        }
        ElementRecord(
          .other,
          label: "Vertical scroll bar, 3 pages",
          frame: Rect(x: 370, y: 100, width: 30, height: 700)
        )
      }
    }
  }

  private func swipe(
    _ dx: Double,
    _ dy: Double,
    from start: Point = Point(x: 200, y: 400)
  )
    -> DeviceEvent
  {
    .swipe(from: start, to: Point(x: start.x + dx, y: start.y + dy), velocity: .default)
  }

  private func frame(_ name: String, _ screen: SimulatedScreen) -> Rect? {
    screen.tree.nodes(named: name).first?.frame
  }

  @Test(arguments: [ElementType.table, .collectionView, .scrollView, .webView])
  func `content follows the finger, and keeps real frames off the screen (§5)`(type: ElementType) {
    var screen = list(type)
    #expect(screen.handle(swipe(0, -300)) == [.swiped(7, .up), .scrolled(3)])
    #expect(frame("row 0", screen)?.y == -200)
    #expect(frame("row 19", screen)?.y == 1_700)
    #expect(screen.tree[2].frame?.y == 0)
    #expect(frame("Vertical scroll bar, 3 pages", screen)?.y == 100)
    #expect(frame("list", screen) == Self.bounds)
  }

  @Test func `content stops where it ends, and gets back to where it was`() {
    var screen = list()
    let before = screen.tree
    for _ in 0..<10 { _ = screen.handle(swipe(0, -300)) }
    #expect(frame("row 19", screen)?.maxY == 800)
    #expect(screen.handle(swipe(0, -300)).count == 1)
    // Less than is needed to refresh at the end.
    for _ in 0..<20 { _ = screen.handle(swipe(0, 99)) }
    #expect(frame("row 0", screen)?.y == 100)
    #expect(screen.tree == before)
  }

  @Test func `what a dump says of being visible follows`() {
    var screen = list()
    _ = screen.handle(swipe(0, -300))
    #expect(screen.tree.nodes(named: "row 1").first?.isVisible == false)
    #expect(screen.tree.nodes(named: "row 2").first?.isVisible == true)
    #expect(screen.tree.nodes(named: "row 9").first?.isVisible == true)
    #expect(screen.tree.nodes(named: "row 10").first?.isVisible == false)
    var silent = list(recordsVisibility: false)
    _ = silent.handle(swipe(0, -300))
    #expect(silent.tree.allSatisfy { $0.isVisible == nil })
  }

  @Test func `what was invisible on the screen does not appear by scrolling`() {
    var screen = list()
    let row = screen.tree.nodes(named: "row 0").first?.index ?? 0
    screen.edit { $0.set(.isVisible(false), at: row) }
    _ = screen.handle(swipe(0, -300))
    _ = screen.handle(swipe(0, 300))
    #expect(screen.tree[row].isVisible == false)
    #expect(screen.tree[row + 1].isVisible == true)
  }

  @Test func `a drag and a wheel move content as a swipe does`() {
    var screen = list()
    let end = Point(x: 200, y: 350)
    let drag = DeviceEvent.drag(
      from: Point(x: 200, y: 400),
      to: end,
      pressDuration: 1,
      velocity: .slow,
      holdDuration: 0
    )
    #expect(screen.handle(drag) == [.longPressed(7), .dragged(7, to: 6), .scrolled(3)])
    #expect(frame("row 0", screen)?.y == 50)
    #expect(screen.handle(.scroll(at: end, deltaX: 0, deltaY: -50)) == [.scrolled(3)])
    #expect(frame("row 0", screen)?.y == 0)
  }

  @Test func `a finger on a bar moves nothing`() {
    var screen = list()
    let before = screen.tree
    #expect(screen.handle(swipe(0, -90, from: Point(x: 200, y: 50))) == [.swiped(2, .up)])
    #expect(screen.tree == before)
  }

  @Test func `content pulled far beyond its top is refreshed`() {
    var screen = list()
    #expect(screen.handle(swipe(0, 99)) == [.swiped(7, .down)])
    #expect(screen.handle(swipe(0, 100)) == [.swiped(7, .down), .refreshed(3)])
    _ = screen.handle(swipe(0, -100))
    #expect(screen.handle(swipe(0, 199)) == [.swiped(8, .down), .scrolled(3)])
    _ = screen.handle(swipe(0, -100))
    #expect(screen.handle(swipe(0, 200)) == [.swiped(8, .down), .scrolled(3), .refreshed(3)])
    var short = list(rows: 5)
    #expect(short.handle(swipe(0, 300)) == [.swiped(7, .down), .refreshed(3)])
    #expect(short.handle(.scroll(at: Point(x: 200, y: 400), deltaX: 0, deltaY: 300)) == [])
  }

  @Test func `of nested scroll views the innermost moves that has room in the direction`() {
    var screen = screen {
      ElementRecord(.table, frame: Self.bounds) {
        ElementRecord(.cell, frame: Rect(x: 0, y: 0, width: 400, height: 300)) {
          ElementRecord(.collectionView, frame: Rect(x: 0, y: 0, width: 400, height: 300)) {
            for number in 0..<4 {
              ElementRecord(
                .cell,
                frame: Rect(x: Double(number) * 200, y: 0, width: 200, height: 300)
              )
            }
          }
        }
        ElementRecord(.cell, frame: Rect(x: 0, y: 300, width: 400, height: 900))
      }
    }
    let start = Point(x: 250, y: 200)
    #expect(screen.handle(swipe(-100, 0, from: start)) == [.swiped(6, .left), .scrolled(4)])
    #expect(screen.tree[5].frame?.x == -100)
    #expect(screen.tree[3].frame?.x == 0)
    #expect(screen.handle(swipe(0, -100, from: start)) == [.swiped(6, .up), .scrolled(2)])
    #expect(screen.tree[5].frame == Rect(x: -100, y: -100, width: 200, height: 300))
    #expect(screen.tree[9].frame?.y == 200)
    // The content of the inner one reaches beyond the outer one, which has no room for it.
    #expect(screen.handle(swipe(-900, 0, from: Point(x: 350, y: 100))).last == .scrolled(4))
    #expect(screen.tree[8].frame?.maxX == 400)
  }

  @Test func `an element is scrolled into view, out from under the bars`() throws {
    var screen = list()
    let row = try #require(screen.tree.nodes(named: "row 15").first?.index)
    #expect(screen.tree[row].hittability.isHittable == false)
    #expect(screen.scrollToVisible(row) == true)
    #expect(screen.tree[row].frame?.maxY == 800)
    #expect(screen.tree[row].hittability.isHittable)
    let first = try #require(screen.tree.nodes(named: "row 0").first?.index)
    #expect(screen.scrollToVisible(first) == true)
    #expect(screen.tree[first].frame?.y == 100)
    let before = screen.tree
    #expect(screen.scrollToVisible(first + 3) == true)
    #expect(screen.tree == before)
    #expect(screen.scrollToVisible(-1) == false)
    #expect(screen.scrollToVisible(10_000) == false)
  }

  @Test func `what no scroll view holds is not brought into view`() {
    var screen = screen {
      ElementRecord(.button, frame: Rect(x: 0, y: 2_000, width: 9, height: 9))
    }
    #expect(screen.scrollToVisible(2) == false)
  }

  @Test func `rows of lazy lists are there only near the screen (§5)`() throws {
    var screen = list()
    let whole = screen.tree
    screen.lazyContainers = LazyContainers(margin: 0)
    func names() -> [String] { screen.tree.nodes(ofType: .cell).compactMap(\.name) }
    #expect(names() == (0...6).map { "row \($0)" })
    #expect(screen.handle(swipe(0, -300)) == [.swiped(5, .up), .scrolled(3)])
    #expect(names() == (2...9).map { "row \($0)" })
    #expect(frame("row 9", screen)?.y == 700)
    #expect(screen.tree.nodes(named: "row 9").first?.isVisible == true)
    #expect(frame("row 2", screen)?.y == 0)
    for _ in 0..<10 { _ = screen.handle(swipe(0, -300)) }
    #expect(names().last == "row 19")
    #expect(frame("row 19", screen)?.maxY == 800)
    for _ in 0..<20 { _ = screen.handle(swipe(0, 99)) }
    #expect(names() == (0...6).map { "row \($0)" })
    screen.lazyContainers = nil
    #expect(screen.tree == whole)
  }

  @Test func `a margin keeps some more rows`() {
    var screen = list()
    screen.lazyContainers = LazyContainers(margin: 150)
    #expect(screen.tree.nodes(ofType: .cell).count == 9)
  }

  @Test func `rows in the one element that a scroll view holds are lazy as well`() {
    var screen = screen {
      ElementRecord(.scrollView, frame: Self.bounds) {
        ElementRecord(.other, frame: Rect(x: 0, y: 0, width: 400, height: 2_000)) {
          for number in 0..<20 {
            ElementRecord(
              .staticText,
              label: "\(number)",
              frame: Rect(x: 0, y: Double(number) * 100, width: 400, height: 100)
            )
          }
        }
      }
    }
    let whole = screen.tree
    screen.lazyContainers = LazyContainers()
    #expect(screen.tree.nodes(ofType: .staticText).compactMap(\.label) == (0...7).map { "\($0)" })
    for _ in 0..<4 { _ = screen.handle(swipe(0, -300)) }
    #expect(screen.tree.nodes(ofType: .staticText).compactMap(\.label) == (12...19).map { "\($0)" })
    screen.lazyContainers = nil
    for _ in 0..<20 { _ = screen.handle(swipe(0, 99)) }
    #expect(screen.tree == whole)
  }

  @Test func `what happened is told by the numbers that elements have afterwards`() throws {
    var screen = list()
    screen.lazyContainers = LazyContainers()
    let happenings = screen.handle(swipe(0, -300, from: Point(x: 200, y: 750)))
    guard case .swiped(let index, .up) = try #require(happenings.first) else {
      Issue.record("\(happenings)")
      return
    }
    #expect(screen.tree[index].name == "row 6")
    // A row that is gone by then is told by what held it.
    _ = screen.handle(swipe(0, 300))
    let gone = screen.handle(swipe(0, -690, from: Point(x: 200, y: 150)))
    #expect(gone.first == .swiped(3, .up))
  }

  @Test func `edits keep track of what is known by its place`() {
    var screen = list()
    _ = screen.handle(swipe(0, -300))
    screen.edit { editor in
      editor.insert(
        ElementTree { ElementRecord(.other, frame: Rect(x: 0, y: 0, width: 1, height: 1)) },
        into: 1,
        at: 0
      )
    }
    for _ in 0..<10 { _ = screen.handle(swipe(0, 99)) }
    #expect(frame("row 0", screen)?.y == 100)
  }
}
