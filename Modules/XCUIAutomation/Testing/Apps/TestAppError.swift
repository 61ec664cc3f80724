package import Springboard

/// Why there are no apps to test.
package enum TestAppError: Error, Hashable {
  /// No app models were found; the payload is where they were looked for.
  case noneFound(folders: [String])
  /// A folder that should hold app models holds none.
  case nothingIn(folder: String)
  /// Models cannot be used.
  case broken([AppModelError])
  /// Two models are of the same app.
  case sameApp(bundleIdentifier: String, paths: [String])
  /// A test of Swift Testing was given no device.
  case noTrait
}

extension TestAppError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .noneFound(let folders):
      let places =
        folders.isEmpty
        ? "the file of the test is not known"
        : "there is none in \(folders.joined(separator: ", "))"
      return """
        there is no app model to test: no folder '\(TestAppFinder.folderName)' was found (\(places))
        hint: put the model into such a folder beside the tests or at the root of the package, name it \
        in the environment variable \(TestAppFinder.variable), or set TestDevice.apps
        """
    case .nothingIn(let folder):
      return """
        there is no app model in '\(folder)'
        hint: a model is a folder with a manifest or with dumps, or a lone dump (.xml or .json)
        """
    case .broken(let errors):
      return "the app model cannot be used\n"
        + errors.map(\.description).joined(separator: "\n")
    case .sameApp(let bundle, let paths):
      return """
        several app models are called '\(bundle)': \(paths.joined(separator: ", "))
        hint: give each its own bundleIdentifier, or name one of them in the environment variable \
        \(TestAppFinder.variable)
        """
    case .noTrait:
      return """
        the test has no device
        hint: write @Test(.device), or @Suite(.device) for all tests of a suite; the module UITest has \
        the trait
        """
    }
  }
}
