/// What came of reading an app model: the model, unless something is wrong, and all there is to say.
public struct AppModelReading: Sendable {
  /// The model; nil if there is an error among the problems.
  public let model: AppModel?

  /// What is wrong or worth knowing, in the order of the files.
  public let problems: [AppModelProblem]

  /// The files of the screens, as they may be opened, by the names of the screens.
  public let screenFiles: [String: String]

  /// What makes the model unusable.
  public var errors: [AppModelProblem] { problems.filter { $0.severity == .error } }

  /// What is odd.
  public var warnings: [AppModelProblem] { problems.filter { $0.severity == .warning } }
}
