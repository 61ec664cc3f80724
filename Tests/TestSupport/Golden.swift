import Foundation
public import Testing

/// Compares a text with the one that is kept in a file.
///
/// With `EINSTEIN_RECORD=1` in the environment the file is written instead, and the test fails, so
/// that recording never passes for testing.
///
/// - Parameters:
///   - text: What was made.
///   - path: The file, under the folder `Tests` of the package.
///   - sourceLocation: Where a difference is reported.
/// - Throws: What the file system throws when a golden cannot be recorded.
public func expectGolden(
  _ text: String,
  _ path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = PackageFiles.root.appending(path: "Tests/\(path)")
  if ProcessInfo.processInfo.environment["EINSTEIN_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
    Issue.record(
      "Recorded \(path); run again without EINSTEIN_RECORD",
      sourceLocation: sourceLocation
    )
    return
  }
  guard let data = try? Data(contentsOf: url) else {
    Issue.record(
      "No golden \(path); record it with EINSTEIN_RECORD=1",
      sourceLocation: sourceLocation
    )
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  guard expected != text else { return }
  Issue.record(
    "\(path) differs:\n\(lineDifference(expected, text))",
    sourceLocation: sourceLocation
  )
}

/// The lines that two texts do not share, marked with `-` and `+`.
private func lineDifference(_ expected: String, _ actual: String) -> String {
  let (old, new) = (expected.components(separatedBy: "\n"), actual.components(separatedBy: "\n"))
  let changes = new.difference(from: old)
  return changes.map { change in
    switch change {
    case .remove(let line, let text, _): "-\(line + 1): \(text)"
    case .insert(let line, let text, _): "+\(line + 1): \(text)"
    }
  }.joined(separator: "\n")
}
