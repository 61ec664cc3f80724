// The C library of the platform, for reading what is there and not waiting for more.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads a file or standard input line by line, each as soon as it is there.
final class LineReader {
  /// A line without its end.
  enum Line {
    case text(String)
    /// The line is no text in UTF-8.
    case notUTF8
    /// The line has more bytes than are read.
    case tooLong(limit: Int)
  }

  /// How many bytes a line may have; nobody types or writes a longer one.
  private static let limit = 1 << 20

  private let descriptor: CInt
  private let closesAtEnd: Bool
  private let name: String
  private var buffer: [UInt8] = []
  /// How much of the buffer has been taken, and how much was looked through for the end of a line.
  private var (taken, seen) = (0, 0)
  private var isAtEnd = false
  private var isFirst = true

  /// Opens a file.
  init(path: String) throws(SystemFailure) {
    descriptor = try InputFile(path: path).descriptor
    closesAtEnd = true
    name = path
  }

  /// Reads standard input.
  init() {
    descriptor = STDIN_FILENO
    closesAtEnd = false
    name = StandardInput.name
  }

  deinit {
    if closesAtEnd { close(descriptor) }
  }

  /// Whether a person types the lines.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Returns the next line, which need not be ended if it is the last; nil at the end.
  func next() throws(SystemFailure) -> Line? {
    var isTooLong = false
    while true {
      let end = buffer[seen...].firstIndex(of: UInt8(ascii: "\n"))
      if let end {
        defer { drop(to: end + 1) }
        return isTooLong ? .tooLong(limit: Self.limit) : line(taken..<end)
      }
      if isAtEnd {
        guard isTooLong || taken < buffer.count else { return nil }
        defer { drop(to: buffer.count) }
        return isTooLong ? .tooLong(limit: Self.limit) : line(taken..<buffer.count)
      }
      seen = buffer.count
      if buffer.count - taken > Self.limit {
        isTooLong = true
        drop(to: buffer.count)
      }
      try fill()
    }
  }

  private func line(_ range: Range<Int>) -> Line {
    var bytes = buffer[range]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // Editors of Windows begin a file with it.
    if isFirst, bytes.starts(with: mark) { bytes = bytes.dropFirst(mark.count) }
    isFirst = false
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if bytes.count > Self.limit { return .tooLong(limit: Self.limit) }
    return String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .notUTF8
  }

  /// Forgets what has been taken.
  private func drop(to position: Int) {
    taken = position
    seen = position
    guard taken == buffer.count || taken > Self.limit else { return }
    buffer.removeFirst(taken)
    (taken, seen) = (0, 0)
  }

  /// Reads what is there, or waits for some.
  private func fill() throws(SystemFailure) {
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        buffer += piece[..<count]
        return
      }
      if count == 0 {
        isAtEnd = true
        return
      }
      // A signal came in between; nothing was read.
      if errno != EINTR { throw SystemFailure.last(name) }
    }
  }
}
