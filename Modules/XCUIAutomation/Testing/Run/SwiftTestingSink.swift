internal import Query
internal import Testing

/// Reports failures to the test of Swift Testing that runs.
final class SwiftTestingSink: FailureSink {
  /// What takes note of the failures as well.
  weak var recorder: TestRecorder?

  /// Records an issue at the place of a failure.
  func record(_ failure: DeviceFailure) {
    let location = failure.site?.sourceLocation ?? .unknown
    recorder?.add(failure.message, location.filePath, location.line)
    Issue.record("\(failure.message)", sourceLocation: location)
  }
}

extension SourceSite {
  /// The place as Swift Testing has it.
  fileprivate var sourceLocation: SourceLocation {
    let path = "\(file)"
    // Swift Testing asks for a module and a file.
    let names = path.split(separator: "/").suffix(2)
    let fileID = names.count == 2 ? names.joined(separator: "/") : "Tests/\(path)"
    return SourceLocation(
      fileID: fileID,
      filePath: path,
      line: max(1, Int(line)),
      column: 1
    )
  }
}

extension SourceLocation {
  /// The place of the test that runs, for failures of which no place is known.
  fileprivate static var unknown: SourceLocation {
    Test.current?.sourceLocation
      ?? SourceLocation(fileID: "Tests/unknown", filePath: "unknown", line: 1, column: 1)
  }
}
