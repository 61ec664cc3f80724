internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// Has fingers tap a point.
  ///
  /// A control that is tapped several times in a row acts each time; the taps are reported once.
  mutating func tap(at point: Point, count: Int, touches: Int) {
    guard count > 0, touches > 0 else { return }
    guard let (_, target) = touched(at: point) else { return report(.nothing(miss(at: point))) }
    guard target.isEnabled != false else { return report(.nothing(.disabled(target.index))) }
    guard touches == 1 else {
      return report(.multiplyTapped(target.index, count: count, touches: touches))
    }
    switch count {
    case 1: report(.tapped(target.index))
    case 2: report(.doubleTapped(target.index))
    default: report(.multiplyTapped(target.index, count: count, touches: 1))
    }
    act(target, at: point, count: count)
  }

  /// Holds a finger on a point.
  ///
  /// For less than half a second that is a tap. A longer press is reported as one; controls act on
  /// it all the same, since a `UIControl` does not ask how long a touch took.
  mutating func press(at point: Point, duration: Double) {
    guard duration >= Self.longPressDuration else { return tap(at: point, count: 1, touches: 1) }
    guard let (_, target) = touched(at: point) else { return report(.nothing(miss(at: point))) }
    guard target.isEnabled != false else { return report(.nothing(.disabled(target.index))) }
    report(.longPressed(target.index))
    act(target, at: point, count: tapCount(ofHolding: target.index, for: duration))
  }

  /// Has a control do what it does by itself, as often as it is tapped.
  private mutating func act(_ target: ElementNode, at point: Point, count: Int) {
    let before = ObjectIdentifier(tree.columnOwner)
    if let typing = tapForTyping(at: target.index, point: point, count: count) {
      return report(typing)
    }
    report(tapBesideTextInputs())
    // Nobody taps more often; and an even number more changes nothing.
    for number in 0..<(count > 8 ? 8 - count % 2 : count) {
      // Once something has changed, something else may lie there. Looking takes most of the time of
      // a tap.
      let isAsBefore = number == 0 && ObjectIdentifier(tree.columnOwner) == before
      let present = isAsBefore ? target : touched(at: point)?.target
      guard let present, act(present, point) else { break }
    }
  }

  /// Has a control do what it does by itself.
  ///
  /// - Returns: Whether another tap may do something.
  private mutating func act(_ target: ElementNode, _ point: Point) -> Bool {
    guard target.isEnabled != false else { return false }
    switch target.type {
    case .switch, .toggle, .checkBox: toggle(target)
    case .button where target.parent?.isOfType(.stepper) == true: step(target)
    case .button, .tab, .radioButton:
      if let members = selectionGroup(of: target) {
        select(target, among: members)
      } else if target.hasTrait("ToggleButton") {
        toggleSelection(of: target)
      } else {
        return false
      }
    case .pageIndicator:
      guard let frame = target.frame else { return false }
      turnPage(of: target, forward: point.x >= frame.center.x)
    default: return false
    }
    return true
  }
}
