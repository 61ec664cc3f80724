public import Foundation
internal import Hierarchy
public import Query

/// What Einstein's actions need of an element: members of `XCUIElement`, and three more.
///
/// `DeviceElement` conforms, and so can `XCUIElement`. All actions are extensions of this protocol, so
/// that they are the same on both.
public protocol ActionElement: LiveElement where Query.Element: ActionElement {
  /// A place on the screen that can be touched whatever is there.
  associatedtype Coordinate: ActionCoordinate

  /// What an element was at one moment.
  associatedtype Snapshot

  /// Whether a finger would reach the element.
  var isHittable: Bool { get }

  /// Whether the element reacts to the user.
  var isEnabled: Bool { get }

  /// Whether the element is selected.
  var isSelected: Bool { get }

  /// The accessibility identifier; empty if there is none.
  var identifier: String { get }

  /// The text that VoiceOver reads; empty if there is none.
  var label: String { get }

  /// The title; empty if there is none.
  var title: String { get }

  /// The content of a field, the state of a switch, and the like.
  var value: Any? { get }

  /// What a text field shows while it is empty.
  var placeholderValue: String? { get }

  /// The kind.
  var elementType: Kind { get }

  /// The frame on the screen, in points.
  var frame: CGRect { get }

  /// Touches the element, which is scrolled onto the screen where that can be done.
  func tap()

  /// Types a text into the element, or something inside it, which must have the keyboard's focus.
  func typeText(_ text: String)

  /// Returns a place of the element, by the share of its width and height.
  func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> Coordinate

  /// What the element is now.
  ///
  /// - Throws: Why there is not exactly one such element, which is not reported as a failure.
  func snapshot() throws -> Snapshot

  /// The app that the element is looked for in, as its outermost element.
  var owningApplication: Query.Element { get }

  /// Whether nothing can be done any more because of an earlier failure.
  var isInert: Bool { get }

  /// Returns where everything inside is and how it is called, equal as long as nothing moves.
  func layout() -> [AnyHashable]
}

extension ActionElement {
  /// No: where a failure ends the test, nothing goes on after it.
  public var isInert: Bool { false }

  /// Returns how many elements are inside, and where some of them are, evenly spread.
  public func layout() -> [AnyHashable] {
    let inside = descendants(matching: kind(.any))
    let count = inside.count
    let step = max(count / 12, 1)
    let frames = stride(from: 0, to: count, by: step).map { index in
      let frame = inside.element(boundBy: index).frame
      return AnyHashable([frame.minX, frame.minY, frame.width, frame.height])
    }
    return [AnyHashable(count)] + frames
  }
}
