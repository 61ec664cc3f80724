/// A way in which statistics are written down.
public struct StatisticsFormat: Sendable, Identifiable {
  /// The name by which the format is chosen.
  public let id: String

  /// What the format is, in a few words.
  public let summary: String

  /// Writes statistics; the name is that of a file, or nil when there is but one.
  let render: @Sendable (_ statistics: TreeStatistics, _ name: String?) throws -> String

  /// All formats, in the order in which they are listed.
  public static let all: [StatisticsFormat] = [.text, .json]

  /// Writes statistics.
  ///
  /// - Parameters:
  ///   - statistics: What to write.
  ///   - name: What the statistics are of, when they are some of many.
  /// - Throws: Nothing, as things are; writers of JSON may throw what their output throws.
  /// - Returns: The text, ending with a line break.
  public func text(of statistics: TreeStatistics, named name: String?) throws -> String {
    try render(statistics, name)
  }
}
