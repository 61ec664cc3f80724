/// What an expression gives; in XPath 1.0 without variables that is known from its text alone.
enum XPathKind: String, Sendable {
  case nodes = "elements or attributes"
  case boolean = "a truth value"
  case number = "a number"
  case text = "a text"
}
