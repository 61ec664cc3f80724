/// Why an XML text could not be read: what is wrong, and where.
package struct XMLReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// The text has no bytes at all.
    case empty
    /// The text breaks a rule of XML; the payload is libxml2's sentence.
    case notWellFormed(String)
    /// The text ends inside an element, a tag or a value, with so many elements open.
    case truncated(openElements: Int)
    /// The text has a document type declaration, which could define entities; the payload is the
    /// name that it gives the outermost element.
    case documentType(String)
    /// A tag, a comment or an instruction is longer than the limit, in bytes.
    case longMarkup(limit: Int)
    /// A tag has more attributes than the limit.
    case manyAttributes(limit: Int)
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// The text is longer than the limit, in bytes.
    case tooLarge(limit: Int)
  }

  package var reason: Reason
  package var position: XMLPosition
}
