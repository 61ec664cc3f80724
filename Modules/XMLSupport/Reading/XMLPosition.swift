/// A place in an XML text.
package struct XMLPosition: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int

  /// The column in characters, from 1, as libxml2 counts them.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
