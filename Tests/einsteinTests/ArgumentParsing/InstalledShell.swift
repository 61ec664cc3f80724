internal import Foundation

@testable import einstein

/// A shell on this machine, to try completion scripts with.
struct InstalledShell {
  private let executable: URL

  /// Finds a shell; `nil` if it is not installed.
  init?(_ shell: CompletionShell) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(fileURLWithPath: "\($0)/\(shell.rawValue)") }
    guard
      let found = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { return nil }
    executable = found
  }

  /// Runs the shell on a script file and returns what it printed and how it ended.
  ///
  /// - Parameters:
  ///   - script: The text of the script, without the user's own settings.
  ///   - flags: Options of the shell.
  ///   - files: Names of empty files in the current folder.
  /// - Returns: What was printed on both outputs, and the exit code.
  /// - Throws: Why the shell could not be started.
  func run(
    _ script: String,
    flags: [String] = [],
    files: [String] = []
  ) throws -> (output: String, status: Int32) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let current = folder.appendingPathComponent("current")
    try FileManager.default.createDirectory(at: current, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      try Data().write(to: current.appendingPathComponent(file))
    }
    let scriptFile = folder.appendingPathComponent("script")
    try Data(script.utf8).write(to: scriptFile)
    let process = Process()
    process.executableURL = executable
    process.arguments = flags + [scriptFile.path]
    process.currentDirectoryURL = current
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
