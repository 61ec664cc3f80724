internal import Hierarchy

/// Where a finger swipes to.
enum SwipeDirection {
  case up, down, left, right
}

extension TouchTarget {
  /// Swipes from the middle; how far is not documented by Apple.
  ///
  /// Here it is 0.6 of the height or width, but at least 80 points and at most 300, and no further than
  /// to the edge of the screen.
  func swipe(_ direction: SwipeDirection, _ velocity: GestureVelocity, _ site: SourceSite?) {
    perform(.swipe, at: site) { touch in
      let isVertical = direction == .up || direction == .down
      let extent = isVertical ? touch.bounds.height : touch.bounds.width
      let distance = min(max(extent * 0.6, 80), 300)
      var end = touch.point
      switch direction {
      case .up: end.y -= distance
      case .down: end.y += distance
      case .left: end.x -= distance
      case .right: end.x += distance
      }
      end.x = min(max(end.x, touch.screen.x), touch.screen.maxX)
      end.y = min(max(end.y, touch.screen.y), touch.screen.maxY)
      return .swipe(from: touch.point, to: end, velocity: velocity)
    }
  }

  /// Presses, drags to another place, and holds there.
  func drag(
    to other: TouchTarget,
    _ duration: Double,
    _ velocity: GestureVelocity,
    _ holdDuration: Double,
    _ site: SourceSite?
  ) {
    perform(.drag, at: site) { touch in
      guard let end = other.dragEnd(at: place(site)) else { return nil }
      return .drag(
        from: touch.point,
        to: end,
        pressDuration: duration,
        velocity: velocity,
        holdDuration: holdDuration
      )
    }
  }
}
