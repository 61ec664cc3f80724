/// A place in somebody's source, for which a failure is reported.
public struct SourceSite: Sendable {
  /// The path of the file.
  public let file: StaticString

  /// The line, from 1.
  public let line: UInt

  /// Creates a place; by default the one where this is called.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    self.file = file
    self.line = line
  }

  /// The place for which whatever happens now is done; see `SourceSite.$current.withValue`.
  ///
  /// Helpers that are called from tests set it to their caller's place, so that what fails inside
  /// them is reported there.
  @TaskLocal public static var current: SourceSite?
}

extension SourceSite: Hashable {
  /// Returns whether both are the same line of the same file.
  public static func == (first: SourceSite, second: SourceSite) -> Bool {
    first.line == second.line && "\(first.file)" == "\(second.file)"
  }

  /// Feeds file and line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine("\(file)")
    hasher.combine(line)
  }
}

extension SourceSite: CustomStringConvertible {
  /// The place as compilers write it.
  public var description: String { "\(file):\(line)" }
}
