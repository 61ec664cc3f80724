// The C library of the platform, for writing without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is being written, and that appears under its name only when it is complete.
final class OpenFile {
  private let path: String
  private let temporaryPath: String
  private let descriptor: CInt
  private var isComplete = false

  /// Creates a file beside the one that it will become, or replace.
  init(path: String) throws(SystemFailure) {
    self.path = path
    temporaryPath = "\(path).\(getpid()).tmp"
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw SystemFailure(name: path, reason: String(cString: strerror(errno)))
    }
  }

  deinit {
    if !isComplete {
      close(descriptor)
      unlink(temporaryPath)
    }
  }

  /// Adds bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    try Self.write(bytes, to: descriptor, name: path)
  }

  /// Gives the file its name.
  func finish() throws(SystemFailure) {
    guard rename(temporaryPath, path) == 0 else {
      throw SystemFailure(name: path, reason: String(cString: strerror(errno)))
    }
    // Some file systems report only here that the disk is full.
    guard close(descriptor) == 0 else {
      isComplete = true
      throw SystemFailure(name: path, reason: String(cString: strerror(errno)))
    }
    isComplete = true
  }

  /// Writes all bytes to an open file or stream.
  static func write(
    _ bytes: [UInt8],
    to descriptor: CInt,
    name: String
  ) throws(SystemFailure) {
    var failure: SystemFailure?
    bytes.withUnsafeBytes { bytes in
      do throws(SystemFailure) {
        try write(bytes, to: descriptor, name: name)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: CInt,
    name: String
  ) throws(SystemFailure) {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Glibc)
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
      let count = Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
      let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0 {
        // A signal came in between; nothing was written.
        if errno == EINTR { continue }
        throw SystemFailure(name: name, reason: String(cString: strerror(errno)))
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}
