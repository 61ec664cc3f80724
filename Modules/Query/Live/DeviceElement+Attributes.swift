internal import Foundation
public import Hierarchy
internal import Predicate

// The attributes of `XCUIElementAttributes`. Of a missing element they fail, and are then empty.
extension DeviceElement {
  /// The accessibility identifier; empty if there is none.
  public var identifier: String { attribute("") { $0.identifier ?? "" } }

  /// The text that VoiceOver reads; empty if there is none.
  public var label: String { attribute("") { $0.label ?? "" } }

  /// The title; empty if there is none.
  public var title: String { attribute("") { $0.attribute("title") ?? "" } }

  /// The content of a field, the state of a switch, and the like, as a `String`.
  public var value: Any? { attribute(nil) { $0.value } }

  /// What a text field shows while it is empty.
  public var placeholderValue: String? { attribute(nil) { $0.placeholderValue } }

  /// The kind.
  public var elementType: ElementType { attribute(.any) { $0.type } }

  /// Whether the element reacts to the user.
  public var isEnabled: Bool { attribute(false) { $0.isEnabled ?? true } }

  /// Whether the element is selected.
  public var isSelected: Bool { attribute(false) { $0.isSelectedOnDevice } }

  /// Whether the element has the focus of the tvOS focus engine; a text field that is typed into does
  /// not.
  public var hasFocus: Bool { attribute(false) { $0.isFocused ?? false } }

  /// How much room there is from side to side.
  public var horizontalSizeClass: SizeClass { attribute(.unspecified) { $0.horizontalSizeClass } }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass { attribute(.unspecified) { $0.verticalSizeClass } }

  func attribute<Value>(_ none: Value, _ read: (ElementNode) -> Value) -> Value {
    found(for: .attribute, at: nil).map { read($0.node) } ?? none
  }
}

// MARK: - What is no attribute

extension DeviceElement {
  /// Whether anything matches now; where several elements do, it is true as well.
  ///
  /// It neither waits nor fails, but for an app that is not running, of which nothing exists.
  public var exists: Bool { present() != nil }

  /// Whether a finger would reach the element: it exists, is on the screen, and nothing covers it.
  ///
  /// Whether it is enabled does not matter. It neither waits nor fails.
  public var isHittable: Bool {
    guard let (screen, node) = present() else { return false }
    return screen.hitPoint(of: node) != nil
  }

  /// Returns an attribute by its name, among them `hasKeyboardFocus`; nil if there is none of that name.
  ///
  /// Objects of Apple's platforms answer this to everybody; here it is a function of its own.
  public func value(forKey key: String) -> Any? {
    guard let (screen, node) = found(for: .attribute, at: nil) else { return nil }
    if key == "frame" { return node.cgFrame }
    switch LiveSubject(screen: screen, index: node.index).predicateValue(forKey: key) {
    case .some(.string(let text)): return text
    case .some(.integer(let number)): return LiveSubject.isFlag(key) ? number != 0 : Int(number)
    case .some(.real(let number)): return number
    default: return nil
    }
  }

  /// The attributes of the element and of all that is inside, as they are now.
  ///
  /// - Throws: `DeviceFailure`, which is not reported, if there is not exactly one element.
  public func snapshot() throws -> DeviceElementSnapshot {
    if session.isInert {
      throw DeviceFailure("The session is inert after a failure", at: place(nil))
    }
    do throws(ResolutionFailure) {
      return DeviceElementSnapshot(try resolve(for: .attribute).node)
    } catch {
      throw DeviceFailure("\(error)", at: SourceSite.current ?? site)
    }
  }
}

extension ElementNode {
  /// The frame as Apple's functions take it; empty at the origin where none is known.
  var cgFrame: CGRect {
    guard let frame, frame != .unavailable else { return .zero }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  var horizontalSizeClass: SizeClass { sizeClass("horizontalSizeClass") }

  var verticalSizeClass: SizeClass { sizeClass("verticalSizeClass") }

  private func sizeClass(_ attribute: String) -> SizeClass {
    self.attribute(attribute).flatMap { Int($0) }.flatMap { SizeClass(rawValue: $0) }
      ?? .unspecified
  }
}
