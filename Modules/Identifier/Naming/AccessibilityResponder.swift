/// An object in a chain of owners, such as the chain of UIKit's responders.
///
/// The objects further up the chain are the ones whose stored properties may hold this one.
public protocol AccessibilityResponder: AnyObject {
  /// The object above this one, or nil at the end of the chain.
  var nextAccessibilityResponder: (any AccessibilityResponder)? { get }
}
