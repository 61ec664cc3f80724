/// An object that can name the elements among its stored properties after those properties.
///
/// Views and view controllers conform; adopt it for any other owner of views.
public protocol AccessibilityIdentifierInjecting: AnyObject {}

extension AccessibilityIdentifierInjecting {
  /// Names each element stored in this object after its property.
  ///
  /// ```swift
  /// final class Login: UIViewController {
  ///   let phoneNumber = UITextField()         // phoneNumber
  ///   lazy var signIn = UIButton()            // signIn, once it has been made
  ///   @Styled var hint = UILabel()            // hint
  ///   var digits = [UILabel(), UILabel()]     // digits_0, digits_1
  ///   var links = ["help": UIButton()]        // links_help
  ///   var header = (icon: UIImageView(), 1)   // header_icon
  /// }
  /// ```
  /// The properties of every superclass are walked too. A lazy property is not forced. An
  /// identifier set by hand is kept; one made by automatic naming is replaced.
  ///
  /// An element reachable in two ways takes the shorter path; among equally long ones the most
  /// derived class wins, then the property declared first. The elements of a set have no order, so
  /// all are named after the set itself. A class is not looked into unless it is an
  /// `AccessibilityIdentifierContainer`.
  ///
  /// Call it where the properties have their values, on the actor the elements belong to, and not
  /// while an `unowned` property refers to an object that is gone. With the compilation condition
  /// `EINSTEIN_WITHOUT_INJECTION` it does nothing.
  ///
  /// - Returns: The identifiers given, in the order they were given.
  /// - Complexity: O(*n*) in the number of values stored in the object.
  @discardableResult
  public func injectAccessibilityIdentifiers() -> [ElementIdentifier] {
    #if !EINSTEIN_WITHOUT_INJECTION
    var given: [ElementIdentifier] = []
    for (element, name) in StoredElements.named(in: self) {
      let current = ElementIdentifier(element.elementIdentifier ?? "")
      guard current.rawValue.isEmpty || current.isGenerated else { continue }
      element.elementIdentifier = name
      given.append(ElementIdentifier(name))
    }
    return given
    #else
    return []
    #endif
  }
}
