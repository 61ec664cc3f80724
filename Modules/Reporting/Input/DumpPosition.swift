internal import XMLSupport

/// A place in the text of a dump.
public struct DumpPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column in characters, from 1.
  public var column: Int

  /// Creates a position from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension DumpPosition: CustomStringConvertible {
  /// For example `line 3, column 17`.
  public var description: String { "line \(line), column \(column)" }
}

extension DumpPosition {
  init(_ position: XMLPosition) {
    self.init(line: position.line, column: position.column)
  }
}
