internal import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

extension ActionElement {
  /// Whether no keyboard is on the screen of the element's app.
  public var isKeyboardHidden: Bool { owningApplication.shownKeyboard == nil }

  /// The frame of the keyboard on the screen; nil while there is none.
  var shownKeyboard: CGRect? {
    let keyboards = inside(.keyboard)
    guard exists, keyboards.count > 0 else { return nil }
    let keyboard = keyboards.element(boundBy: 0).frame
    // A keyboard that has been put away may still be there, below the screen.
    let isOnScreen = frame.isEmpty || keyboard.isEmpty || frame.intersects(keyboard)
    return isOnScreen ? keyboard : nil
  }

  /// Takes the keyboard away, if there is one, and makes sure that it is gone then.
  ///
  /// What is tried, in this order: the keyboard's own button for it, the button "Done" of a toolbar right
  /// above it, a tap on the title of a navigation bar, and the return key, if it says "return" or "done"
  /// and the field has one line. Other return keys send something, and are not pressed.
  ///
  /// - Parameters:
  ///   - inApp: The app with the keyboard; by default that of the element.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func hideKeyboard(
    inApp: Query.Element? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      let app = inApp ?? owningApplication
      guard !isInert, app.shownKeyboard != nil else { return self }
      for way in KeyboardDismissal.allCases {
        guard !isInert, app.take(way) else { continue }
        if wait(timeout: 2, until: { app.shownKeyboard == nil }) { return self }
      }
      guard !isInert else { return self }
      let keys = app.inside(.keyboard).firstMatch.inside(.button).elements.map(\.label)
      let list = keys.filter { !$0.isEmpty }.map(\.quoted).joined(separator: ", ")
      fail(
        "The keyboard cannot be hidden: none of these is there and works: "
          + KeyboardDismissal.allCases.map(\.description).joined(separator: ", ")
          + "\nThe keyboard has the buttons \(list.isEmpty ? "none" : list)"
          + "\nPress the one that is right for the app, or have the app end editing",
        at: site
      )
      return self
    }
  }

  /// Takes the keyboard away, if there is one.
  ///
  /// - Parameters:
  ///   - inApp: The app with the keyboard; by default that of the element.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @available(*, deprecated, renamed: "hideKeyboard(inApp:)")
  @discardableResult
  public func hidenKeyboard(
    inApp: Query.Element? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    hideKeyboard(inApp: inApp, file: file, line: line)
  }

  /// Tries a way to take the keyboard away.
  ///
  /// - Parameter way: The way.
  /// - Returns: Whether there is such a way here.
  private func take(_ way: KeyboardDismissal) -> Bool {
    let keyboard = inside(.keyboard).firstMatch
    let button: Query.Element?
    switch way {
    case .hideButton:
      button = keyboard.button(named: ["Hide keyboard", "Dismiss"])
    case .doneButton:
      let top = keyboard.frame.minY
      button = inside(.toolbar).elements.first { abs($0.frame.maxY - top) <= 2 }
        .flatMap { $0.button(named: ["Done"]) }
    case .title:
      button = inside(.navigationBar).firstMatch.inside(.staticText).elements.first(
        where: \.isHittable
      )
    case .returnKey:
      let isTextView = inside(.textView, where: .hasKeyboardFocus).count > 0
      button = isTextView ? nil : keyboard.button(named: ["return", "done"])
    }
    guard let button, button.isHittable else { return false }
    button.tap()
    return true
  }

  /// The first button inside with one of some names, in whatever case.
  private func button(named names: [String]) -> Query.Element? {
    inside(.button).elements.first { button in
      names.contains { name in
        [button.identifier, button.label].contains {
          $0.caseInsensitiveCompare(name) == .orderedSame
        }
      }
    }
  }
}

/// A way to take the keyboard away, of which no harm comes.
private enum KeyboardDismissal: CaseIterable {
  case hideButton, doneButton, title, returnKey

  var description: String {
    switch self {
    case .hideButton: "its button \"Hide keyboard\""
    case .doneButton: "a button \"Done\" right above it"
    case .title: "a title to tap on"
    case .returnKey: "a key \"return\" or \"done\" in a field of one line"
    }
  }
}
