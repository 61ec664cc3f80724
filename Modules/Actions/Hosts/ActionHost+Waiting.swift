public import Query

// Row S4.7 of Einstein's features.
extension ActionHost {
  /// Waits until an element exists.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - forced: Whether waiting in vain is a failure.
  ///   - message: What the failure says first.
  ///   - longWait: Whether to wait 30 seconds instead of 5.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: Whether it exists in time.
  @discardableResult
  public func waitForElementToAppear(
    element: Application.Query.Element,
    forced: Bool = true,
    message: String? = nil,
    longWait: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    element.located(file, line) { site in
      element.waitForExistence(
        true,
        isForced: forced,
        message: message,
        timeout: longWait ? 30 : 5,
        at: site
      )
    }
  }

  /// Waits until an element does not exist.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - forced: Whether waiting in vain is a failure.
  ///   - message: What the failure says first.
  ///   - longWait: Whether to wait 30 seconds instead of 5.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: Whether it is gone in time.
  @discardableResult
  public func waitForElementToDisappear(
    element: Application.Query.Element,
    forced: Bool = true,
    message: String? = nil,
    longWait: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    element.located(file, line) { site in
      element.waitForExistence(
        false,
        isForced: forced,
        message: message,
        timeout: longWait ? 30 : 5,
        at: site
      )
    }
  }
}
