package import Query

/// One line of a script: something to do with a device, or a question to it.
///
/// `ScriptParser` reads it, `ScriptPlayer` does it.
package enum ScriptEvent: Hashable, Sendable {
  case tap(ScriptPlace)
  case doubleTap(ScriptPlace)
  case longPress(ScriptPlace, seconds: Double)
  /// Over an element, or over the app in front where none is named.
  case swipe(SwipeDirection, Locator?)
  case drag(ScriptPlace, to: ScriptPlace)
  case type(String)
  case clear(Locator)
  /// Gives a control a value; what the text means depends on the control.
  case set(Locator, String)
  case scrollTo(Locator)
  case press(DeviceButton)
  case rotate(DeviceOrientation)
  case wait(seconds: Double)
  /// Waits until an element exists, or does not any more.
  case waitFor(Locator, exists: Bool, seconds: Double)
  /// Starts an app; the app under test where none is named.
  case launch(String?, arguments: [String])
  case activate(String?)
  case terminate(String?)
  case open(String)
  /// Asks which alert is in front.
  case alert
  case answer(ScriptAnswer)
  case reset(AppPermission)
  /// Asks for the elements of an app; of the one in front where none is named.
  case tree(String?)
  case find(Locator)
  case expect(Locator, exists: Bool)
  case expectation(Locator, TreePredicate)
  case screen
  case apps
  case log
  case save(path: String)
  case help(ScriptVerb?)
  case quit
}
