// The C library of the platform, for reading files without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file that is closed when nobody reads it any more.
final class FileBytes {
  private let descriptor: CInt
  private let closesAtEnd: Bool

  init(descriptor: CInt, closesAtEnd: Bool) {
    self.descriptor = descriptor
    self.closesAtEnd = closesAtEnd
  }

  deinit {
    if closesAtEnd { close(descriptor) }
  }

  /// Fills a part of a buffer and returns how many bytes that are; 0 at the end.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(DumpError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      // A signal came in between; nothing was read.
      if errno == EINTR { continue }
      throw DumpError(.unreadable(String(cString: strerror(errno))))
    }
  }
}
