/// An object that carries an accessibility identifier: a view, a bar item, a model of one.
///
/// UIKit's and AppKit's classes conform. The requirement is not called `accessibilityIdentifier`,
/// because that name is a property in UIKit and a method in AppKit.
public protocol AccessibilityIdentifiable: AnyObject {
  /// The identifier by which a UI test finds the object, or nil when it has none.
  var elementIdentifier: String? { get set }
}
