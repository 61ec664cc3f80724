public import Hierarchy

/// What another app, such as the system with an alert, has in front of an app.
public struct DeviceObstruction: Hashable, Sendable {
  /// The bundle identifier of the app that it belongs to, which need not have a screen of its own.
  public let application: String

  /// The outermost element that is in front, of that app's tree.
  public let element: ElementNode

  /// Creates an obstruction.
  ///
  /// - Parameters:
  ///   - application: The bundle identifier of the app that it belongs to.
  ///   - element: The outermost element that is in front.
  public init(application: String, element: ElementNode) {
    self.application = application
    self.element = element
  }
}
