public import Hierarchy
public import Query

/// An element of an app's user interface.
public typealias XCUIElement = DeviceElement

extension DeviceElement {
  /// The kind of an element, with Apple's raw values.
  public typealias ElementType = Hierarchy.ElementType

  /// How much room there is in a direction.
  public typealias SizeClass = XCUIUserInterfaceSizeClass

  /// Keys that are held while another is pressed.
  public typealias KeyModifierFlags = XCUIKeyModifierFlags

  /// The name of an attribute in a snapshot's dictionary.
  public typealias AttributeName = XCUIElementAttributeName
}

// Objective-C's names, since inside elements the word `Query` is their kind of query and not the module.

/// How much room there is in a direction: `XCUIElement.SizeClass`.
public typealias XCUIUserInterfaceSizeClass = SizeClass

/// Keys that are held while another is pressed: `XCUIElement.KeyModifierFlags`.
public typealias XCUIKeyModifierFlags = KeyModifierFlags

/// The name of an attribute in a snapshot's dictionary: `XCUIElement.AttributeName`.
public typealias XCUIElementAttributeName = AttributeName
