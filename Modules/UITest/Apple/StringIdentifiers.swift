#if !os(Linux) || EINSTEIN_CHECK_APPLE
internal import Identifier
internal import XCTest
public import XCUIAutomation

// Row S3.1 of Einstein's features: identifiers that are used as elements of the app under test.
@MainActor
extension RawRepresentable<String> {
  /// The only element of the app under test that the identifier names.
  public var element: XCUIElement { query.element }

  /// All elements of the app under test that the identifier names.
  public var query: XCUIElementQuery { ElementIdentifier(self).query }

  /// How many elements of the app under test the identifier names now.
  public var count: Int { query.count }

  /// The element at an index, from 0, among those that the identifier names.
  public subscript(index: Int) -> XCUIElement { query.element(boundBy: index) }

  /// Returns a query for all elements of the app under test that an identifier names.
  public func queryFor(identifier: Self) -> XCUIElementQuery { identifier.query }
}

// Row S1.7: any text can be an identifier. `String` conforms to nothing for it.
@MainActor
extension String {
  /// The only element of the app under test that the text names.
  public var element: XCUIElement { query.element }

  /// All elements of the app under test that the text names.
  public var query: XCUIElementQuery { ElementIdentifier(self).query }

  /// Returns a query for all elements of the app under test that a text names.
  public func queryFor(identifier: String) -> XCUIElementQuery { identifier.query }
}

@MainActor
extension ElementIdentifier {
  fileprivate var query: XCUIElementQuery {
    XCUIApplication().descendants(matching: .any).matching(identifier: rawValue)
  }
}
#endif
