/// Why an app model cannot be used.
public struct AppModelError: Error, Hashable, Sendable {
  /// All that is wrong, in the order of the files; at least one.
  public let problems: [AppModelProblem]

  /// What is odd besides.
  public let warnings: [AppModelProblem]
}

extension AppModelError: CustomStringConvertible {
  /// All that is wrong, each on lines of its own.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
