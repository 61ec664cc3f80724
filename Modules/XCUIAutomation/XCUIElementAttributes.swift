public import Foundation
public import Query

/// What elements and snapshots of elements have in common.
public protocol XCUIElementAttributes {
  /// The accessibility identifier; empty if there is none.
  var identifier: String { get }

  /// The frame on the screen, in points.
  var frame: CGRect { get }

  /// The content or state, as a `String`.
  var value: Any? { get }

  /// The title; empty if there is none.
  var title: String { get }

  /// The text that VoiceOver reads; empty if there is none.
  var label: String { get }

  /// The kind.
  var elementType: XCUIElement.ElementType { get }

  /// Whether the element reacts to the user.
  var isEnabled: Bool { get }

  /// How much room there is from side to side.
  var horizontalSizeClass: XCUIElement.SizeClass { get }

  /// How much room there is from top to bottom.
  var verticalSizeClass: XCUIElement.SizeClass { get }

  /// What a text field shows while it is empty.
  var placeholderValue: String? { get }

  /// Whether the element is selected.
  var isSelected: Bool { get }

  /// Whether the element has the focus of the tvOS focus engine.
  var hasFocus: Bool { get }
}

extension DeviceElement: XCUIElementAttributes {}

extension DeviceElementSnapshot: XCUIElementAttributes {}
