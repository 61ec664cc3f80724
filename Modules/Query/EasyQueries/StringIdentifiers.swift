// On Apple platforms identifiers stand for XCUITest's own elements, and these stay out of sight.
#if !canImport(Darwin) && !EINSTEIN_CHECK_APPLE
internal import Hierarchy
internal import Identifier

// Row S3.1 of Einstein's features: identifiers that are used as elements of the app under test.
extension RawRepresentable<String> {
  /// The only element of the app under test that the identifier names.
  ///
  /// Where several elements have it, the test fails when the element is used, with a list of them.
  public var element: DeviceElement { query.element }

  /// All elements of the app under test that the identifier names.
  public var query: DeviceElementQuery { ElementIdentifier(self).deviceQuery }

  /// How many elements of the app under test the identifier names now.
  public var count: Int { query.count }

  /// The element at an index, from 0, among those that the identifier names.
  ///
  /// Where there is no such element, the test fails when it is used.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public subscript(
    index: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeviceElement {
    query.element(boundBy: index, file: file, line: line)
  }

  /// Returns a query for all elements of the app under test that an identifier names.
  public func queryFor(identifier: Self) -> DeviceElementQuery { identifier.query }
}

// Row S1.7: any text can be an identifier. `String` conforms to nothing for it.
extension String {
  /// The only element of the app under test that the text names.
  public var element: DeviceElement { query.element }

  /// All elements of the app under test that the text names.
  public var query: DeviceElementQuery { ElementIdentifier(self).deviceQuery }

  /// Returns a query for all elements of the app under test that a text names.
  public func queryFor(identifier: String) -> DeviceElementQuery { identifier.query }
}

extension ElementIdentifier {
  fileprivate var deviceQuery: DeviceElementQuery {
    DeviceApplication().descendants(matching: .any).matching(identifier: rawValue)
  }
}
#endif
