internal import Query

/// Triggers with locators as they are written.
extension Trigger {
  /// A tap, or any other way to activate the element.
  ///
  /// - Parameters:
  ///   - locator: The element, as a locator; a mistake in it stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The trigger.
  public static func tap(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Trigger {
    .tap(Authored.locator(locator, file, line))
  }

  /// Two taps in quick succession.
  ///
  /// - Parameters:
  ///   - locator: The element, as a locator; a mistake in it stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The trigger.
  public static func doubleTap(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Trigger {
    .doubleTap(Authored.locator(locator, file, line))
  }

  /// A finger that rests.
  ///
  /// - Parameters:
  ///   - locator: The element, as a locator; a mistake in it stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The trigger.
  public static func longPress(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Trigger {
    .longPress(Authored.locator(locator, file, line))
  }

  /// The user has changed what a control holds.
  ///
  /// - Parameters:
  ///   - locator: The element, as a locator; a mistake in it stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The trigger.
  public static func changed(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Trigger {
    .changed(Authored.locator(locator, file, line))
  }

  /// The return key was pressed in a field.
  ///
  /// - Parameters:
  ///   - locator: The element, as a locator; a mistake in it stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The trigger.
  public static func submitted(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Trigger {
    .submitted(Authored.locator(locator, file, line))
  }

  /// A list was pulled down.
  ///
  /// - Parameters:
  ///   - locator: The element, as a locator; a mistake in it stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The trigger.
  public static func refreshed(
    _ locator: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Trigger {
    .refreshed(Authored.locator(locator, file, line))
  }

  /// A quick movement over the element.
  ///
  /// - Parameters:
  ///   - locator: The element, as a locator; a mistake in it stops the program.
  ///   - direction: Where the finger moves to; nil for any direction.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  /// - Returns: The trigger.
  public static func swipe(
    _ locator: String,
    _ direction: Direction? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Trigger {
    .swipe(Authored.locator(locator, file, line), direction)
  }
}
