public import Query

/// What a rule does.
public enum Effect: Hashable, Sendable {
  /// Shows a screen anew, in place of the present one.
  ///
  /// What was presented over it goes away, and so does the history.
  case show(String)
  /// Shows a screen anew over the present one, to which `back` returns.
  case push(String)
  /// Returns to the screen before, as it was left; nothing happens where there is none.
  case back
  /// Shows a screen anew on top of the present one, which stays below it.
  case present(String)
  /// Takes away what `present` has shown, with all that was pushed over it.
  case dismiss
  /// Shows a screen as it was left, with its history, as tabs do; anew for the first time.
  case switchTo(String)
  /// Changes attributes of all elements that a locator finds.
  case set(Locator, AttributeChanges)
  /// Removes all elements that a locator finds.
  case remove(Locator)
  /// Inserts elements.
  case insert(AppFragment, InsertionPlace)
  /// Presents an alert or a sheet of the app.
  case alert(AppAlert)
  /// Asks the user for a permission by the system's alert, where that is not decided yet.
  ///
  /// The effects come at once where it is.
  case ask(AppPermission, granted: [Effect], denied: [Effect])
  /// Opens an address, in the app that it belongs to.
  case openURL(TextTemplate)
  /// Brings another app to the front, starting it if it is not running.
  case openApp(String)
  /// Gives a field the keyboard.
  case focus(Locator)
  /// Takes the keyboard away.
  case dismissKeyboard
  /// Does something some seconds later.
  ///
  /// Where it comes of a screen's rule, it is done only if that screen is shown then. It is forgotten
  /// when the app ends.
  case after(Double, [Effect])
  /// Puts a text into a variable.
  case store(String, TextTemplate)
  /// Adds to the whole number in a variable, which counts as 0 where it is none.
  case add(Int, to: String)
  /// Ends the app as the system does.
  case exit
  /// Ends the app as a crash does.
  case crash

  /// Whether nothing of the app is left to do the effects that come after.
  var endsApp: Bool { self == .exit || self == .crash }

  /// The screen that the effect shows; nil where it shows none.
  var shownScreen: String? {
    switch self {
    case .show(let name), .push(let name), .present(let name), .switchTo(let name): name
    default: nil
    }
  }
}
