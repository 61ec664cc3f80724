internal import CBenchmarkSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that runs beside the benchmark.
final class ChildProcess {
  private let command: [String]
  private let process: pid_t
  private var input: CInt = -1
  private var output: CInt = -1
  private var hasEnded = false

  /// Starts a program that answers lines with lines.
  convenience init(talkingTo command: [String]) throws {
    var input: CInt = -1
    var output: CInt = -1
    let process = Self.spawn(command, &input, &output)
    try self.init(command, process)
    self.input = input
    self.output = output
  }

  /// Runs a program whose output nobody wants, and returns its exit code and the wall-clock time.
  static func run(_ command: [String]) throws -> (exitCode: Int, duration: Duration) {
    let start = ContinuousClock.now
    let child = try ChildProcess(command, spawn(command, nil, nil))
    let exitCode = child.waitForEnd()
    return (exitCode, ContinuousClock.now - start)
  }

  private init(_ command: [String], _ process: pid_t) throws {
    guard process > 0 else { throw BenchmarkError("cannot start '\(command[0])'") }
    self.command = command
    self.process = process
  }

  /// Sends a line and returns the answer as a number.
  func ask(_ question: Int) throws -> Double {
    let line = "\(question)\n"
    guard write(input, line, line.utf8.count) == line.utf8.count else { throw failure }
    return try nextNumber()
  }

  /// Reads a line with a number.
  func nextNumber() throws -> Double {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    guard let number = Double(String(decoding: line, as: UTF8.self)) else { throw failure }
    return number
  }

  /// Ends the conversation and waits until the program has ended, too.
  deinit {
    if input >= 0 { close(input) }
    if output >= 0 { close(output) }
    if !hasEnded { _ = einstein_wait(process) }
  }

  /// Waits until the program has ended, and returns its exit code, or -1 after a crash.
  private func waitForEnd() -> Int {
    hasEnded = true
    return Int(einstein_wait(process))
  }

  private var failure: BenchmarkError {
    BenchmarkError("no answer from '\(command.joined(separator: " "))'")
  }

  private static func spawn(
    _ command: [String],
    _ input: UnsafeMutablePointer<CInt>?,
    _ output: UnsafeMutablePointer<CInt>?
  ) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    return einstein_spawn(&arguments, input, output)
  }
}
