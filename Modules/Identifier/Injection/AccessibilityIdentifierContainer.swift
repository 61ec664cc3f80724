/// A class whose stored properties are looked into when its owner's elements are named.
///
/// Structs, enums, tuples and collections are always looked into. Other objects are not, because
/// the objects that hang off a screen can be many; adopt this protocol to say that a class, say a
/// group of views or a property wrapper that is a class, belongs to its owner:
/// ```swift
/// final class Header: AccessibilityIdentifierContainer { let title = UILabel() }
/// final class Screen: UIViewController { let header = Header() }  // names header_title
/// ```
public protocol AccessibilityIdentifierContainer: AnyObject {}
