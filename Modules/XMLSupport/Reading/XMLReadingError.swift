/// Why an XML text could not be read: what is wrong, and where.
package struct XMLReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// The text has no bytes at all.
    case empty
    /// The text breaks a rule of XML; the payload is libxml2's sentence.
    case notWellFormed(String)
    /// The text ends inside an element, a tag or a value.
    case truncated(String)
    /// The text has a document type declaration, which could define entities.
    case documentType
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// The text is longer than the limit, in bytes.
    case tooLarge(limit: Int)
  }

  package var reason: Reason
  package var position: XMLPosition
}

extension XMLReadingError.Reason: CustomStringConvertible {
  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .empty: "the input is empty"
    case .notWellFormed(let sentence): "not well-formed XML: \(sentence)"
    case .truncated(let sentence): "the XML is cut off: \(sentence)"
    case .documentType: "a document type declaration (DOCTYPE) is not accepted"
    case .tooDeep(let limit): "elements are nested deeper than \(limit) levels"
    case .tooLarge(let limit): "the input is larger than \(limit) bytes"
    }
  }
}
