/// An error that a handler threw, with the place that the reader had reached.
package struct XMLHandlerError: Error {
  /// What the handler threw.
  package var underlying: any Error

  /// Where the parser stood: behind what was handed over.
  package var position: XMLPosition
}
