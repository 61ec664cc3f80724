internal import Hierarchy

/// What an XPath expression gives.
public enum XPathResult: Sendable {
  /// Elements and attributes, in document order.
  case matches([XPathMatch])
  /// A truth value, as of `count(//XCUIElementTypeAlert) > 0`.
  case boolean(Bool)
  /// A number, as of `count(//*)`.
  case number(Double)
  /// A string, as of `string(//*/@name)`.
  case string(String)
}
