infix operator <<< : AssignmentPrecedence

/// Sets the accessibility identifier of an element from an enum case.
///
/// Nothing happens when there is no element.
/// ```swift
/// phoneNumberField <<< LoginAccessID.SignIn.phoneNumber
/// ```
///
/// - Parameters:
///   - element: The element to name.
///   - identifier: Its new identifier.
public func <<< (
  element: (any AccessibilityIdentifiable)?,
  identifier: some RawRepresentable<String>
) {
  element?.accessibilityID(identifier)
}

/// Sets the accessibility identifier of an element from a string.
///
/// Nothing happens when there is no element.
///
/// - Parameters:
///   - element: The element to name.
///   - identifier: Its new identifier.
public func <<< (element: (any AccessibilityIdentifiable)?, identifier: String) {
  element?.accessibilityID(identifier)
}

extension AccessibilityIdentifiable {
  /// Sets the accessibility identifier from an enum case.
  ///
  /// - Parameter identifier: An enum case, pretty or plain, or an `ElementIdentifier`.
  /// - Returns: The element itself.
  @discardableResult
  public func accessibilityID(_ identifier: some RawRepresentable<String>) -> Self {
    elementIdentifier = ElementIdentifier(identifier).rawValue
    return self
  }

  /// Sets the accessibility identifier from a string.
  ///
  /// - Parameter identifier: The new identifier.
  /// - Returns: The element itself.
  @discardableResult
  public func accessibilityID(_ identifier: String) -> Self {
    elementIdentifier = identifier
    return self
  }
}
