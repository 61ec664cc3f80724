public import Query

// Row S4.6 of Einstein's features, on the app as a whole.
extension ActionHost {
  /// Scrolls the app's screen until an element is on it and can be touched.
  ///
  /// - Parameters:
  ///   - element: The element; that it does not come is a failure.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func locateToElement(
    _ element: Application.Query.Element,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Application.Query.Element {
    element.scrollUntilElementAppears(file: file, line: line)
  }

  /// Scrolls the app's screen until an element is on it and can be touched.
  ///
  /// - Parameters:
  ///   - element: The element; that it does not come is a failure.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func locateToElement(
    element: Application.Query.Element,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Application.Query.Element {
    element.scrollUntilElementAppears(file: file, line: line)
  }

  /// Scrolls the app's screen until an element is on it and can be touched.
  ///
  /// - Parameters:
  ///   - element: The element; that it does not come is a failure.
  ///   - threshold: How often it goes down at most, and how often further up than down.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func scrollUntilElementAppears(
    element: Application.Query.Element,
    threshold: Int = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Application.Query.Element {
    element.scrollUntilElementAppears(threshold: threshold, file: file, line: line)
  }

  /// Scrolls the app's screen to what is below, until nothing moves any more.
  ///
  /// - Parameters:
  ///   - times: How often, each time by six tenths of what can be seen.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func scrollDown(
    times: Int = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    app.scrollDown(times: times, file: file, line: line)
  }

  /// Scrolls the app's screen to what is above, until nothing moves any more.
  ///
  /// - Parameters:
  ///   - times: How often, each time by six tenths of what can be seen.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func scrollUp(
    times: Int = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    app.scrollUp(times: times, file: file, line: line)
  }

  /// Returns whether an element is on the window as a whole, as far as its frame tells.
  ///
  /// - Parameter element: The element.
  /// - Returns: Whether it is.
  public func elementIsOnWindow(element: Application.Query.Element) -> Bool { element.isOnWindow }
}
