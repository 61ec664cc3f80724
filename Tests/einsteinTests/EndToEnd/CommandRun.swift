import Foundation
import TestSupport

/// One run of the built tool.
struct CommandRun {
  var status: Int32
  var standardOutput: String
  var standardError: String

  /// Runs the tool in the folder of the package.
  ///
  /// - Parameters:
  ///   - arguments: What comes after the tool's name.
  ///   - input: What the tool reads from standard input.
  ///   - launcher: A command that starts the tool, with its arguments, instead of the test.
  /// - Throws: What the system throws when the tool cannot be started.
  init(_ arguments: [String], input: String = "", launcher: [String] = []) throws {
    let process = Process()
    let command = launcher + [Self.executable.path] + arguments
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = PackageFiles.root
    // Files instead of pipes: nobody has to read while the tool writes.
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "einstein-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    // A crash is not an exit code, even if it looks like one.
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    standardOutput = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    standardError = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }

  /// The run as a person would see it in a terminal, with the streams apart.
  func transcript(of arguments: [String]) -> String {
    var text = "$ einstein \(arguments.map(Self.quoted).joined(separator: " "))\n"
    text += standardOutput
    if !standardError.isEmpty { text += "--- standard error\n\(standardError)" }
    return text + "--- exit code \(status)\n"
  }

  /// The tool stands beside the bundle of the tests.
  private static let executable = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "einstein")

  private static func quoted(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty
      && argument.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=,#".contains($0) }
    return isPlain ? argument : "'\(argument)'"
  }
}
