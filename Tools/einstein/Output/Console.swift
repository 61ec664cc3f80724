// The C library of the platform, for writing without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The streams of the process: data on standard output, talk on standard error.
final class Console {
  /// Output that has not been handed to the system yet.
  private var buffer: [UInt8] = []
  private static let bufferSize = 64 * 1024

  /// The progress of long work, which is shown only to people.
  let progress: Progress

  init() {
    // A terminal that cannot erase what it shows gets no progress.
    let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
    progress = Progress(isShown: isatty(STDERR_FILENO) == 1 && terminal != "dumb")
  }

  /// Writes data.
  func write(_ text: String) throws(SystemFailure) {
    buffer += text.utf8
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes data that comes in bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    buffer += bytes
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Hands all data to the system.
  func flush() throws(SystemFailure) {
    guard !buffer.isEmpty else { return }
    progress.hide()
    defer { buffer.removeAll(keepingCapacity: true) }
    try Self.write(buffer, to: STDOUT_FILENO, name: "standard output")
  }

  /// Says something to the person in front of the terminal.
  func complain(_ sentence: String) {
    complain(plain: "einstein: \(sentence)\n")
  }

  /// Says something that has its own form.
  ///
  /// What it quotes may come from anywhere, and must not be obeyed by the terminal.
  func complain(plain text: String) {
    // What was found before a complaint should also be read before it.
    try? flush()
    progress.hide()
    try? Self.write(Array(text.visibleInLines.utf8), to: STDERR_FILENO, name: "standard error")
  }

  private static func write(
    _ bytes: [UInt8],
    to descriptor: CInt,
    name: String
  ) throws(SystemFailure) {
    // The closure cannot throw a typed error, so it comes out as a value.
    let failure = bytes.withUnsafeBytes { bytes -> SystemFailure? in
      do throws(SystemFailure) {
        try OpenFile.write(bytes, to: descriptor, name: name)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// Ends the process.
  func exit(with status: ExitStatus) -> Never {
    var status = status
    do throws(SystemFailure) {
      try flush()
    } catch {
      complain("\(error)")
      status = .internalError
    }
    progress.hide()
    #if canImport(Glibc)
    Glibc.exit(status.rawValue)
    #elseif canImport(Musl)
    Musl.exit(status.rawValue)
    #else
    Darwin.exit(status.rawValue)
    #endif
  }
}
