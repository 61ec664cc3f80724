import Foundation
import Hierarchy
import Query
import Reporting
import Springboard
import Testing
import TestSupport

/// What holds for any screen and any events.
@Suite struct ScreenLawTests {
  /// Does random things and checks the laws after each.
  ///
  /// - Returns: How much happened.
  @discardableResult
  private func play(
    _ tree: ElementTree,
    seed: UInt64,
    eventCount: Int,
    isLazy: Bool = false
  ) throws -> Int {
    var generator = SeededGenerator(seed: seed)
    var screen = SimulatedScreen(tree)
    if isLazy { screen.lazyContainers = LazyContainers(margin: 50) }
    var twin = screen
    let format = try #require(DumpFormat.named("einstein-json"))
    var count = 0
    for _ in 0..<eventCount {
      let before = screen.tree
      let event = DeviceEvent.random(on: before, using: &generator)
      let happenings = screen.handle(event)
      count += happenings.flatMap(\.indices).count
      // The same events do the same; as text, since points may be no numbers.
      let twins = twin.handle(event)
      #expect("\(twins)" == "\(happenings)")
      #expect(twin.tree == screen.tree)
      for index in happenings.flatMap(\.indices) {
        #expect(screen.tree.indices.contains(index), "\(event): \(happenings)")
      }
      if let focus = screen.focus { #expect(screen.tree.indices.contains(focus)) }
      guard !screen.tree.isEmpty else { continue }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        let index = Int.random(in: 0..<screen.tree.count, using: &generator)
        let isThere = screen.scrollToVisible(index)
        #expect(twin.scrollToVisible(index) == isThere)
      }
    }
    #expect(screen.tree.wrapper == tree.wrapper)
    guard !screen.tree.isEmpty else { return count }
    // XML would lose which names are identifiers where a key's label is the same.
    let text = try format.text(of: screen.tree)
    #expect(try DumpReader().read(DumpSource(text)).tree == screen.tree)
    return count
  }

  @Test(arguments: [UInt64](0..<60))
  func `no events break a random tree`(seed: UInt64) throws {
    try play(.random(seed: seed, count: 1 + Int(seed)), seed: seed, eventCount: 40)
    try play(.random(seed: seed, count: 1 + Int(seed)), seed: seed, eventCount: 20, isLazy: true)
  }

  @Test(arguments: [UInt64](0..<40))
  func `no events break a screen that is likely`(seed: UInt64) throws {
    try play(.likely(seed: seed), seed: seed, eventCount: 60)
    try play(.likely(seed: seed), seed: seed, eventCount: 60, isLazy: true)
  }

  @Test(
    .enabled(if: Corpus.isPresent, "there is no corpus beside the package"),
    arguments: Corpus.files(of: "xcuitest-xml").filter { $0.pathExtension == "xml" }
  )
  func `no events break a real dump`(file: URL) throws {
    let tree = try DumpReader().read(.file(file.path)).tree
    let count = try play(tree, seed: UInt64(tree.count), eventCount: 60)
    // Two of the dumps have nothing on the screen.
    #expect(count > 5 || tree.allSatisfy { $0.hitPoint == nil })
    try play(tree, seed: UInt64(tree.count) + 1, eventCount: 30, isLazy: true)
  }

  @Test(arguments: [UInt64](0..<60))
  func `scrolling there and back leads back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var screen = SimulatedScreen(.likely(seed: seed))
    let start = screen.tree
    let point = Point(
      x: Double.random(in: 0..<400, using: &generator).rounded(),
      y: Double.random(in: 0..<800, using: &generator).rounded()
    )
    // What moves is whole points, so that numbers are exact.
    var done: [(x: Double, y: Double)] = []
    for _ in 0..<5 {
      let delta = (x: 0.0, y: Double.random(in: -50...50, using: &generator).rounded())
      let before = screen.tree
      _ = screen.handle(.scroll(at: point, deltaX: delta.x, deltaY: delta.y))
      // Only what moved by all of it can be moved back.
      let moves = zip(before, screen.tree).compactMap { old, new -> Double? in
        guard let from = old.frame, let to = new.frame, from != to else { return nil }
        return to.y - from.y
      }
      if let move = moves.first { done.append((0, move)) }
    }
    for delta in done.reversed() {
      _ = screen.handle(.scroll(at: point, deltaX: -delta.x, deltaY: -delta.y))
    }
    #expect(screen.tree.map(\.frame) == start.map(\.frame))
  }

  @Test func `a lone dump can be switched and scrolled`() throws {
    let url = PackageFiles.root.appending(path: "Examples/Dumps/shop-login.xml")
    var screen = SimulatedScreen(try DumpReader().read(.file(url.path)).tree)
    func element(_ name: String) throws -> ElementNode {
      try #require(screen.tree.nodes(named: name).first)
    }
    let point = try #require(element("LoginAccessID_remember").hitPoint)
    _ = screen.handle(.tap(at: point, count: 1, touches: 1))
    #expect(try element("LoginAccessID_remember").value == "0")
    let signIn = try #require(element("LoginAccessID_signIn").hitPoint)
    let index = try element("LoginAccessID_signIn").index
    #expect(
      screen.handle(.tap(at: signIn, count: 1, touches: 1)) == [.nothing(.disabled(index))]
    )
    // All of the form is to be seen, so there is no room; a row further down makes some.
    let form = try element("LoginAccessID_form").index
    let swipe = DeviceEvent.swipe(
      from: signIn,
      to: Point(x: signIn.x, y: signIn.y - 200),
      velocity: .default
    )
    #expect(screen.handle(swipe).count == 1)
    screen.edit { editor in
      let row = ElementRecord(
        .button,
        label: "Help",
        frame: Rect(x: 0, y: 900, width: 9, height: 9)
      )
      editor.insert(ElementTree { row }, into: form, at: nil)
    }
    #expect(screen.handle(swipe).last == .scrolled(form))
    #expect(try element("Help").frame?.maxY == 810)
    #expect(try element("cornershop.logo").frame?.y == 16)
    let format = try #require(DumpFormat.named("xcuitest-xml"))
    let text = try format.text(of: screen.tree)
    #expect(try DumpReader().read(DumpSource(text)).tree == screen.tree)
  }

  @Test func `screens that share a tree do not change each other's`() {
    let tree = ElementTree.likely(seed: 1)
    var (first, second) = (SimulatedScreen(tree), SimulatedScreen(tree))
    first.edit { $0.set(.value("1"), at: 0) }
    #expect(second.tree == tree)
    second.edit { $0.remove(at: 0) }
    #expect(first.tree[0].value == "1")
  }
}

extension ScreenHappening {
  /// All elements that are spoken of.
  fileprivate var indices: [Int] {
    switch self {
    case .tapped(let index), .doubleTapped(let index), .multiplyTapped(let index, _, _),
      .longPressed(let index), .swiped(let index, _), .pinched(let index, _),
      .rotated(let index, _), .hovered(let index), .secondaryClicked(let index),
      .valueChanged(let index), .scrolled(let index), .refreshed(let index), .focused(let index),
      .blurred(let index), .submitted(let index), .nothing(.disabled(let index)),
      .refused(.unknownPosition(let index, _)), .refused(.noSuchValue(let index, _, _)),
      .refused(.valuesUnknown(let index, _, _)):
      [index]
    case .dragged(let index, let end): [index] + (end.map { [$0] } ?? [])
    case .keyboardShown, .keyboardHidden, .nothing, .refused: []
    }
  }
}

extension DeviceEvent {
  /// Makes an event that often meets something of a screen.
  fileprivate static func random(
    on tree: ElementTree,
    using generator: inout SeededGenerator
  ) -> DeviceEvent {
    func point() -> Point {
      let frame = tree.randomElement(using: &generator)?.frame
      if let frame, Int.random(in: 0..<10, using: &generator) > 0 { return frame.center }
      let numbers: [Double] = [0, -1, 5, 200, 399.5, 1e9, .infinity, .nan]
      return Point(
        x: numbers.randomElement(using: &generator) ?? 0,
        y: numbers.randomElement(using: &generator) ?? 0
      )
    }
    func near(_ start: Point) -> Point {
      Point(
        x: start.x + Double.random(in: -300...300, using: &generator),
        y: start.y + Double.random(in: -300...300, using: &generator)
      )
    }
    let start = point()
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1, 2:
      return .tap(at: start, count: Int.random(in: -1...3, using: &generator), touches: 1)
    case 3: return .press(at: start, duration: Double.random(in: 0...1, using: &generator))
    case 4, 5: return .swipe(from: start, to: near(start), velocity: .default)
    case 6:
      return .drag(
        from: start,
        to: Bool.random(using: &generator) ? point() : near(start),
        pressDuration: Double.random(in: 0...1, using: &generator),
        velocity: .fast,
        holdDuration: 0
      )
    case 7: return .pinch(at: start, scale: 2, velocity: 1)
    case 8: return .scroll(at: start, deltaX: near(start).x - start.x, deltaY: -120)
    case 9: return .adjustSlider(at: start, to: Double.random(in: -1...2, using: &generator))
    case 10:
      return .adjustPickerWheel(
        at: start,
        to: AwkwardText.all.randomElement(using: &generator) ?? ""
      )
    case 11: return .typeText(AwkwardText.all.randomElement(using: &generator) ?? "")
    case 12: return .typeKey("a", modifiers: [])
    default: return .hover(at: start)
    }
  }
}

extension ElementTree {
  /// Makes a screen with lists of controls, of which many are beyond the edges.
  fileprivate static func likely(seed: UInt64) -> ElementTree {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let bounds = Rect(x: 0, y: 0, width: 400, height: 800)
    let containers: [ElementType] = [.scrollView, .table, .collectionView, .webView, .other]
    let controls: [ElementType] = [
      .button, .switch, .slider, .textField, .cell, .staticText, .pickerWheel, .pageIndicator,
      .secureTextField, .tab, .image,
    ]
    func list(in frame: Rect, levels: Int) -> ElementRecord {
      let isSideways = number(0...3) == 0
      var children: [ElementRecord] = []
      for position in 0..<number(0...12) {
        let size = Double(number(20...120))
        let place = Rect(
          x: frame.x + (isSideways ? Double(position) * 110 : 0),
          y: frame.y + (isSideways ? 0 : Double(position) * 110),
          width: isSideways ? size : frame.width,
          height: isSideways ? frame.height : size
        )
        if levels > 0, number(0...3) == 0 {
          children.append(list(in: place, levels: levels - 1))
          continue
        }
        let type = controls.randomElement(using: &generator) ?? .other
        let values = ["0", "1", "50%", "page 1 of 3", nil]
        children.append(
          ElementRecord(
            type,
            label: "\(type.name) \(position)",
            value: values.randomElement(using: &generator) ?? nil,
            frame: place,
            isEnabled: number(0...9) > 0,
            isVisible: number(0...1) == 0 ? place.y < 800 : nil,
            isSelected: number(0...2) == 0 ? true : nil
          )
        )
      }
      let type = containers.randomElement(using: &generator) ?? .scrollView
      return ElementRecord(type, frame: frame) { children }
    }
    let content = list(in: Rect(x: 0, y: 100, width: 400, height: 650), levels: 2)
    return ElementTree {
      ElementRecord(.application, frame: bounds) {
        ElementRecord(.window, frame: bounds) {
          ElementRecord(.navigationBar, frame: Rect(x: 0, y: 0, width: 400, height: 100))
          content
          ElementRecord(.tabBar, frame: Rect(x: 0, y: 750, width: 400, height: 50)) {
            ElementRecord(.button, frame: Rect(x: 0, y: 750, width: 200, height: 50))
            ElementRecord(.button, frame: Rect(x: 200, y: 750, width: 200, height: 50))
          }
        }
      }
    }
  }
}
