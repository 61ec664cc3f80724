internal import Foundation
internal import Hierarchy
internal import Query

/// The part of an element where a finger can scroll it: nothing of the keyboard and of bars is in it.
struct ScrollArea {
  /// The part, in points of the screen.
  let frame: CGRect

  /// What a finger would move instead of the content: sliders and wheels.
  private let obstacles: [CGRect]

  /// Finds the part of an element; nil where nothing of it is on the screen.
  ///
  /// Where scroll views are inside, it is that of the largest, above or below an element that should be
  /// scrolled to if that is known.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - target: The frame of the element to scroll to.
  init?(of element: some ActionElement, target: CGRect? = nil) {
    let app = element.owningApplication
    let screen = app.frame
    let bars = Self.bars(of: app)
    func free(_ frame: CGRect) -> CGRect? {
      let area = screen.isEmpty ? frame : frame.intersection(screen)
      return area.isNull || area.isEmpty ? nil : Self.without(bars, area)
    }
    let inside = Self.scrollViews(in: element).compactMap(free)
    let inLine = inside.filter { area in target.map { area.meets(column: $0) } ?? true }
    let largest = (inLine.isEmpty ? inside : inLine).max { $0.area < $1.area }
    guard let area = largest ?? free(element.frame) else { return nil }
    frame = area
    obstacles = [ElementType.slider, .pickerWheel].flatMap { app.inside($0).elements.map(\.frame) }
  }

  private static func scrollViews(in element: some ActionElement) -> [CGRect] {
    let kinds: [ElementType] = [.scrollView, .table, .collectionView, .webView]
    guard !kinds.contains(element.type) else { return [] }
    let views = kinds.flatMap { element.inside($0).elements }
    // Others are behind a screen that is presented in front of them.
    let reachable = views.filter(\.isHittable)
    return (reachable.isEmpty ? views : reachable).map(\.frame)
  }

  private static func bars(of app: some ActionElement) -> [CGRect] {
    let kinds: [ElementType] = [.navigationBar, .tabBar, .toolbar, .statusBar]
    let bars = kinds.flatMap { app.inside($0).elements.map(\.frame) }
    return bars + [app.shownKeyboard].compactMap(\.self)
  }

  /// What is left of an area between bars over it.
  private static func without(_ bars: [CGRect], _ area: CGRect) -> CGRect {
    var (top, bottom) = (area.minY, area.maxY)
    for bar in bars {
      let part = bar.intersection(area)
      // A bar of another column is not over it.
      guard !part.isNull, !part.isEmpty, part.width * 2 >= area.width else { continue }
      if part.midY < area.midY {
        top = max(top, part.maxY)
      } else {
        bottom = min(bottom, part.minY)
      }
    }
    guard bottom - top >= 40 else { return area }
    return CGRect(x: area.minX, y: top, width: area.width, height: bottom - top)
  }

  /// Returns where a finger begins and ends in order to scroll.
  ///
  /// It goes over six tenths of the area, so that nothing gets past that is not higher than the rest.
  ///
  /// - Parameters:
  ///   - direction: Where to.
  ///   - row: The height at which a finger goes left or right; the middle where nil.
  /// - Returns: The two places.
  func movement(_ direction: ScrollDirection, row: CGFloat? = nil) -> (from: CGPoint, to: CGPoint) {
    // What begins on a slider moves the slider.
    let across = [0.5, 0.1, 0.9, 0.3, 0.7, 0.02, 0.98]
    let movements = across.map { share in
      let begin = place(direction, along: 0.8, across: share, row)
      return (from: begin, to: place(direction, along: 0.2, across: share, row))
    }
    let free = movements.first { movement in
      !obstacles.contains { $0.contains(movement.from) }
    }
    return free ?? movements[0]
  }

  private func place(
    _ direction: ScrollDirection,
    along: Double,
    across: Double,
    _ row: CGFloat?
  ) -> CGPoint {
    let share = direction == .down || direction == .right ? along : 1 - along
    guard direction.isVertical else {
      let y = row ?? frame.minY + across * frame.height
      return CGPoint(x: frame.minX + share * frame.width, y: y)
    }
    return CGPoint(x: frame.minX + across * frame.width, y: frame.minY + share * frame.height)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Whether it is above, below or in front of another one.
  fileprivate func meets(column other: CGRect) -> Bool { minX <= other.midX && other.midX <= maxX }
}
