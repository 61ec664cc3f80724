// The C library of the platform, for reading files without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the bytes of a dump come from: memory, a file, or a pipe.
///
/// A source is read once, from front to back.
public final class DumpSource {
  private var read: (UnsafeMutableRawBufferPointer) throws(DumpError) -> Int

  /// How many bytes have been read and not only looked at.
  public private(set) var byteCount = 0

  /// Bytes taken to look at, which the next reading gives again.
  private var pushedBack: [UInt8] = []

  /// Creates a source from a function.
  ///
  /// - Parameter read: Fills a part of a buffer and returns how many bytes it wrote; 0 at the end.
  public init(read: @escaping (UnsafeMutableRawBufferPointer) throws(DumpError) -> Int) {
    self.read = read
  }

  /// Creates a source from bytes in memory.
  public convenience init(_ bytes: [UInt8]) {
    var position = 0
    self.init { buffer in
      let count = min(buffer.count, bytes.count - position)
      bytes.withUnsafeBytes { bytes in
        buffer.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
        )
      }
      position += count
      return count
    }
  }

  /// Creates a source from text in memory.
  public convenience init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Creates a source from a file, which is read in pieces and never held as a whole.
  ///
  /// - Throws: `DumpError` with the system's reason when the file cannot be opened.
  public static func file(_ path: String) throws(DumpError) -> DumpSource {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DumpError(.unreadable(String(cString: strerror(errno))))
    }
    return DumpSource(FileBytes(descriptor: descriptor, closesAtEnd: true))
  }

  /// Creates a source from an open file, which is closed when the source is not used any more.
  public static func openFile(descriptor: CInt) -> DumpSource {
    DumpSource(FileBytes(descriptor: descriptor, closesAtEnd: true))
  }

  /// The standard input of the process.
  public static func standardInput() -> DumpSource {
    DumpSource(FileBytes(descriptor: STDIN_FILENO, closesAtEnd: false))
  }

  private convenience init(_ file: FileBytes) {
    self.init { (buffer) throws(DumpError) in try file.fill(buffer) }
  }

  /// Reads the next bytes, at most as many as fit; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(DumpError) -> Int {
    guard !pushedBack.isEmpty else {
      let count = try read(buffer)
      byteCount += count
      return count
    }
    let count = min(buffer.count, pushedBack.count)
    buffer.copyBytes(from: pushedBack[..<count])
    pushedBack.removeFirst(count)
    byteCount += count
    return count
  }

  /// The first bytes, up to a number, without taking them away.
  package func peek(_ count: Int) throws(DumpError) -> [UInt8] {
    while pushedBack.count < count {
      let piece = try next(count - pushedBack.count)
      if piece.isEmpty { break }
      pushedBack += piece
    }
    return Array(pushedBack.prefix(count))
  }

  /// All bytes that are left.
  public func readToEnd(limit: Int?) throws(DumpError) -> [UInt8] {
    var bytes = pushedBack
    pushedBack = []
    defer { byteCount += bytes.count }
    while true {
      let piece = try next(1 << 20)
      if piece.isEmpty { return bytes }
      bytes += piece
      if let limit, bytes.count > limit { throw DumpError(.tooLarge(limit: limit)) }
    }
  }

  /// Reads past what was pushed back.
  private func next(_ count: Int) throws(DumpError) -> [UInt8] {
    var failure: DumpError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(DumpError) {
        filled = try read(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
