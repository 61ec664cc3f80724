public import Query

/// What can happen to an app.
///
/// A gesture counts for an element that the locator finds, and for what is inside it.
public enum Trigger: Hashable, Sendable {
  /// A tap, or any other way to activate the element.
  case tap(Locator)
  /// Two taps in quick succession.
  case doubleTap(Locator)
  /// A finger that rests.
  case longPress(Locator)
  /// A quick movement over the element; nil for any direction.
  case swipe(Locator, Direction?)
  /// The user has changed what a control holds: a field, a switch, a slider, a picker.
  case changed(Locator)
  /// The return key was pressed in a field.
  case submitted(Locator)
  /// A list was pulled down.
  case refreshed(Locator)
  /// The screen has come to be shown, anew or again.
  case appeared
  /// The app was launched; its first screen appears afterwards.
  case launched
  /// The app has come to the front.
  case activated
  /// The app has gone to the background.
  case backgrounded
  /// An address was opened in the app; a `*` in the pattern stands for any characters.
  case opened(String)
  /// A button of one of the app's alerts was pressed, after the effects of the button itself.
  case pressed(String)
  /// The user has answered whether something is allowed; nil for any answer.
  case answered(AppPermission, granted: Bool?)

  /// Where a finger moves to.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// The elements that it is about; nil for what happens to the app or the screen.
  public var locator: Locator? {
    switch self {
    case .tap(let locator), .doubleTap(let locator), .longPress(let locator),
      .swipe(let locator, _), .changed(let locator), .submitted(let locator),
      .refreshed(let locator):
      locator
    default: nil
    }
  }
}
