public import Foundation
public import Query

// Row S4.5 of Einstein's features, on the app as a whole.
extension ActionHost {
  /// Waits until an element can be touched, and taps it; a failure says why that is not possible.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long to wait, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tap(
    _ element: Application.Query.Element,
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    element.located(file, line) { element.tapWhenPossible(timeout: timeout, at: $0) }
  }

  /// Taps the button of the app of which the label contains a text, in whatever case.
  ///
  /// Of several such buttons it is the only one that a finger would reach; where that does not decide, the
  /// test fails with a list of them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - timeout: How long to wait for such a button, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tapButtonWithLabelContains(
    _ text: String,
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    app.tapButtonWithLabelContains(text, timeout: timeout, file: file, line: line)
  }

  /// Takes the keyboard of the app away, if there is one, and makes sure that it is gone then.
  ///
  /// - Parameters:
  ///   - inApp: The app with the keyboard; by default the one under test.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func hideKeyboard(
    inApp: Application.Query.Element? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    app.hideKeyboard(inApp: inApp, file: file, line: line)
  }

  /// Whether no keyboard of the app is on the screen.
  public var isKeyboardHidden: Bool { app.isKeyboardHidden }
}
