internal import Hierarchy

/// Something that an event did on a screen.
///
/// Elements are given by their index in the tree after the event. Where an element is gone by then, it
/// is the innermost one around it that is still there.
package enum ScreenHappening: Hashable, Sendable {
  /// An element got a tap.
  case tapped(Int)
  /// An element got two taps in a row.
  case doubleTapped(Int)
  /// An element got another number of taps, or with more fingers than one.
  case multiplyTapped(Int, count: Int, touches: Int)
  /// A finger lay on an element for half a second or longer.
  case longPressed(Int)
  /// A finger moved quickly, beginning on an element.
  case swiped(Int, SwipeDirection)
  /// A finger moved from one element to another; nil where nothing is at the end.
  case dragged(Int, to: Int?)
  /// Two fingers moved apart or together.
  case pinched(Int, scale: Double)
  /// Two fingers turned, by radians.
  case rotated(Int, angle: Double)
  /// The pointer moved onto an element.
  case hovered(Int)
  /// The pointer's second button was pressed on an element.
  case secondaryClicked(Int)
  /// The value, or what is selected, has changed.
  case valueChanged(Int)
  /// The content of an element has moved.
  case scrolled(Int)
  /// The content of an element was pulled down far beyond its top.
  case refreshed(Int)
  /// An element has got the keyboard focus.
  case focused(Int)
  /// An element has lost the keyboard focus.
  case blurred(Int)
  /// The return key was pressed in an element.
  case submitted(Int)
  /// The keyboard came up.
  case keyboardShown
  /// The keyboard went away.
  case keyboardHidden
  /// Nothing happened, for a reason that is worth a line in a log.
  case nothing(ScreenMiss)
  /// What was asked for cannot be done, which is a failure of the test.
  case refused(ScreenRefusal)
}

extension ScreenHappening {
  /// The happening with other indices, after the tree has changed once more.
  ///
  /// - Parameter place: Where an element is now.
  /// - Returns: The happening.
  func renumbered(_ place: (Int) -> Int) -> ScreenHappening {
    switch self {
    case .tapped(let index): .tapped(place(index))
    case .doubleTapped(let index): .doubleTapped(place(index))
    case .multiplyTapped(let index, let count, let touches):
      .multiplyTapped(place(index), count: count, touches: touches)
    case .longPressed(let index): .longPressed(place(index))
    case .swiped(let index, let direction): .swiped(place(index), direction)
    case .dragged(let index, let end): .dragged(place(index), to: end.map(place))
    case .pinched(let index, let scale): .pinched(place(index), scale: scale)
    case .rotated(let index, let angle): .rotated(place(index), angle: angle)
    case .hovered(let index): .hovered(place(index))
    case .secondaryClicked(let index): .secondaryClicked(place(index))
    case .valueChanged(let index): .valueChanged(place(index))
    case .scrolled(let index): .scrolled(place(index))
    case .refreshed(let index): .refreshed(place(index))
    case .focused(let index): .focused(place(index))
    case .blurred(let index): .blurred(place(index))
    case .submitted(let index): .submitted(place(index))
    case .keyboardShown, .keyboardHidden: self
    case .nothing(let miss): .nothing(miss.renumbered(place))
    case .refused(let refusal): .refused(refusal.renumbered(place))
    }
  }
}
