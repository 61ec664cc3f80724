/// How the tool ends, in the exit codes that it documents.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case notFound = 1
  case internalError = 2
  case usage = 64
  case badInput = 65

  /// What the help text says about the code.
  var meaning: String {
    switch self {
    case .success: "all is well, and something was found where something was sought"
    case .notFound: "nothing was found, or what was asked is false"
    case .internalError: "something failed that is not the user's fault, such as a full disk"
    case .usage: "the command line is wrong"
    case .badInput:
      "an input cannot be read, holds no dump, or is no locator; the others were done"
    }
  }
}
