public import Query

// Row S4.4 of Einstein's features, on the app as a whole.
extension ActionHost {
  /// Puts a text in place of what a field holds, and makes sure that it holds just that then.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - value: The text.
  ///   - takeAction: Whether the return key is pressed afterwards, so that the app acts on the text.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func enterValue(
    textField: Application.Query.Element,
    value: String,
    takeAction: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    textField.located(file, line) { site in
      textField.perform(.replace(value), timeout: 10, at: site)
      if takeAction, !textField.isInert { textField.typeText("\n") }
    }
  }

  /// Puts a text in place of what a field holds, makes sure that it holds just that then, and does
  /// something with it.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - value: The text.
  ///   - takeAction: What is done afterwards, unless something has failed.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func enterValue(
    textField: Application.Query.Element,
    value: String,
    takeAction: () -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    textField.located(file, line) { site in
      textField.perform(.replace(value), timeout: 10, at: site)
      if !textField.isInert { takeAction() }
    }
  }
}
