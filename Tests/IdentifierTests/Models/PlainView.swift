import Identifier

/// A view bound to no actor.
class PlainView: AccessibilityIdentifiable {
  var elementIdentifier: String?

  init(_ elementIdentifier: String? = nil) {
    self.elementIdentifier = elementIdentifier
  }
}
