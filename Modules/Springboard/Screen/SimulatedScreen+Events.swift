internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// From how many seconds on a touch is a long press; UIKit's recogniser has the same default.
  static let longPressDuration = 0.5

  /// Does what an event does, and reports it.
  mutating func react(to event: DeviceEvent) {
    switch event {
    case .tap(let point, let count, let touches): tap(at: point, count: count, touches: touches)
    case .press(let point, let duration): press(at: point, duration: duration)
    case .swipe(let start, let end, _):
      guard start != end else { return tap(at: start, count: 1, touches: 1) }
      moveFinger(from: start, to: end) { target, _ in
        SwipeDirection(dx: end.x - start.x, dy: end.y - start.y).map {
          [.swiped(target.index, $0)]
        } ?? []
      }
    case .drag(let start, let end, let pressDuration, _, _):
      moveFinger(from: start, to: end) { target, end in
        let press: [ScreenHappening] =
          pressDuration >= Self.longPressDuration ? [.longPressed(target.index)] : []
        return press + [.dragged(target.index, to: end?.index)]
      }
    case .pinch(let point, let scale, _): touch(at: point) { .pinched($0, scale: scale) }
    case .rotate(let point, let angle, _): touch(at: point) { .rotated($0, angle: angle) }
    case .hover(let point): touch(at: point) { .hovered($0) }
    case .secondaryClick(let point): touch(at: point) { .secondaryClicked($0) }
    case .scroll(let point, let dx, let dy): turnWheel(at: point, dx: dx, dy: dy)
    case .typeText(let text): report(typeText(text))
    case .typeKey(let key, let modifiers): report(typeKey(key, modifiers: modifiers))
    case .adjustSlider(let point, let position): adjustSlider(at: point, to: position)
    case .adjustPickerWheel(let point, let value): adjustPickerWheel(at: point, to: value)
    case .pressButton, .setOrientation, .openURL: report(.nothing(.notOfTheScreen))
    }
  }

  /// What a touch at a point meets, and which element gets it.
  ///
  /// Where no control is, it is the frontmost element that shows something. A control that something
  /// covers does not get it, but what covers it does.
  func touched(at point: Point) -> (hit: HitTest, target: ElementNode)? {
    guard point.x.isFinite, point.y.isFinite, let hit = tree.hitTest(at: point) else { return nil }
    let target =
      switch hit.outcome {
      case .received(let receiver): receiver
      case .blocked(_, let cover): cover
      case .ignored: hit.front
      }
    return (hit, target)
  }

  /// Why nothing is at a point.
  func miss(at point: Point) -> ScreenMiss {
    let isOnScreen = tree.roots.contains { root in
      guard root.isOfType(.application), let frame = root.frame, !frame.isEmpty else {
        return point.x.isFinite && point.y.isFinite
      }
      return frame.contains(point)
    }
    return isOnScreen ? .nothingThere(point) : .outsideScreen(point)
  }

  /// Reports a touch that no control reacts to.
  private mutating func touch(at point: Point, _ happening: (Int) -> ScreenHappening) {
    guard let (_, target) = touched(at: point) else { return report(.nothing(miss(at: point))) }
    let isDisabled = target.isEnabled == false
    report(isDisabled ? .nothing(.disabled(target.index)) : happening(target.index))
  }

  /// Has a finger move over the screen.
  ///
  /// - Parameters:
  ///   - start: Where it begins; outside the screen nothing happens.
  ///   - end: Where it ends.
  ///   - happenings: What to report of the finger, by the elements at both ends.
  private mutating func moveFinger(
    from start: Point,
    to end: Point,
    happenings: (_ target: ElementNode, _ end: ElementNode?) -> [ScreenHappening]
  ) {
    guard let (hit, target) = touched(at: start) else {
      return report(.nothing(miss(at: start)))
    }
    guard end.x.isFinite, end.y.isFinite else { return report(.nothing(.outsideScreen(end))) }
    report(happenings(target, touched(at: end)?.target))
    if let slider = target.innermost(.slider) {
      return dragThumb(of: slider, from: start, to: end)
    }
    if let wheel = target.innermost(.pickerWheel) {
      return turnWheel(wheel, dy: end.y - start.y)
    }
    let containers = scrollContainers(under: hit, target: target)
    scroll(containers, dx: end.x - start.x, dy: end.y - start.y, isFinger: true)
  }

  /// Has the pointer's wheel move what is under it, in the direction in which the content goes.
  private mutating func turnWheel(at point: Point, dx: Double, dy: Double) {
    guard dx.isFinite, dy.isFinite, let (hit, target) = touched(at: point) else {
      return report(.nothing(miss(at: point)))
    }
    let containers = scrollContainers(under: hit, target: target)
    scroll(containers, dx: dx, dy: dy, isFinger: false)
  }
}

extension ElementNode {
  /// The innermost element of a kind that this one is, or is inside.
  func innermost(_ type: ElementType) -> ElementNode? {
    isOfType(type) ? self : ancestors.first { $0.isOfType(type) }
  }
}
