package import Query
internal import Testing

/// Reports failures to the test of Swift Testing that runs.
package final class SwiftTestingSink: FailureSink {
  private let recorder: TestRecorder?

  /// Creates a sink.
  ///
  /// - Parameter recorder: What takes note of the failures as well.
  package init(recorder: TestRecorder? = nil) { self.recorder = recorder }

  /// Records an issue at the place of a failure.
  package func record(_ failure: DeviceFailure) {
    Issue.record("\(failure.message)", sourceLocation: failure.site?.sourceLocation ?? .unknown)
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
