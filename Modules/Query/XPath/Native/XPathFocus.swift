/// The node that a part of an expression is asked about.
struct XPathFocus {
  let place: XPathPlace
  /// Its position among the nodes that a condition is about, from 1, and how many these are.
  let position: Int
  let size: Int

  init(_ place: XPathPlace, position: Int = 1, size: Int = 1) {
    self.place = place
    self.position = position
    self.size = size
  }
}

/// Why evaluation ends without an answer.
enum XPathFailure: Error {
  case tooManyVisits
  case tooSlow
  case regularExpression(String)
}
