import Reporting

extension DumpInputs {
  /// Replaces folders by the files in them.
  ///
  /// - Returns: The inputs, and whether all folders could be read.
  func expand(_ console: Console) -> (inputs: [InputPath], isComplete: Bool) {
    var inputs: [InputPath] = []
    var isComplete = true
    for argument in arguments {
      if argument != InputPath.standardInput, FileKind(atPath: argument) == .folder {
        let listing = DirectoryListing(of: argument)
        for failure in listing.failures { console.complain("\(failure)") }
        if !listing.failures.isEmpty { isComplete = false }
        let files = listing.files.filter(mayBeDump)
        if files.isEmpty, listing.failures.isEmpty {
          console.complain("there are no dumps in '\(PathText.display(argument))'")
          isComplete = false
        }
        inputs += files.map { InputPath(path: $0, isFromFolder: true) }
      } else {
        inputs.append(InputPath(argument: argument))
      }
    }
    return (inputs, isComplete)
  }

  /// Whether a file in a folder is worth a look, judging by the ending of its name.
  private func mayBeDump(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let ending = path[path.index(after: dot)...].lowercased()
    return Self.endings.contains(ending) || reader.isLenient && Self.wrapperEndings.contains(ending)
  }

  /// Endings of files in folders that may be dumps.
  static let endings = ["xml", "json", "txt"]

  /// Endings of files in folders in which people keep dumps among other text.
  static let wrapperEndings = ["log", "md"]
}
