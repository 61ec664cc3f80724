// The C library of the platform, for writing without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is being written.
///
/// A regular file, new or old, is written beside its place and takes it when it is complete, with
/// the permissions of the old one. Anything else, such as a device or a pipe, is written to as it is.
/// A link is followed.
final class OpenFile {
  private let name: String
  private let descriptor: CInt
  /// Where the file is until it is complete, and where it then goes.
  private let move: (from: String, to: String)?
  private var isComplete = false

  /// Opens a file for writing.
  init(path: String) throws(SystemFailure) {
    name = path
    let target = Self.target(of: path)
    let kind = FileKind(atPath: target)
    guard kind == nil || kind == .file else {
      move = nil
      descriptor = PathText.withPath(target) { open($0, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw SystemFailure.last(path) }
      return
    }
    let temporary = "\(target).\(getpid()).tmp"
    descriptor = PathText.withPath(temporary) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    move = (temporary, target)
    guard descriptor >= 0 else { throw SystemFailure.last(path) }
    if let mode = FileKind.permissions(atPath: target) { fchmod(descriptor, mode) }
    Interruption.remove(temporary)
  }

  deinit {
    guard !isComplete, descriptor >= 0 else { return }
    close(descriptor)
    if let move { _ = PathText.withPath(move.from) { unlink($0) } }
    Interruption.keepAll()
  }

  /// Adds bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    try Self.write(bytes, to: descriptor, name: name)
  }

  /// Puts the complete file in its place.
  func finish() throws(SystemFailure) {
    isComplete = true
    // Some file systems report only here that the disk is full.
    let isClosed = close(descriptor) == 0
    let failure = isClosed ? nil : SystemFailure.last(name)
    if let move {
      let isMoved =
        isClosed
        && PathText.withPath(move.from) { from in
          PathText.withPath(move.to) { rename(from, $0) }
        } == 0
      if !isMoved {
        let reason = failure ?? SystemFailure.last(name)
        _ = PathText.withPath(move.from) { unlink($0) }
        Interruption.keepAll()
        throw reason
      }
      Interruption.keepAll()
    }
    if let failure { throw failure }
  }

  /// Writes all bytes to an open file or stream.
  static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: CInt,
    name: String
  ) throws(SystemFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = writeSome(descriptor, rest)
      if count < 0 {
        // A signal came in between; nothing was written.
        if errno == EINTR { continue }
        throw SystemFailure.last(name)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Where a path leads if it is a link; otherwise the path itself.
  private static func target(of path: String) -> String {
    guard FileKind(atPath: path, followsLinks: false) == .link else { return path }
    guard let resolved = PathText.withPath(path, { realpath($0, nil) }) else { return path }
    defer { free(resolved) }
    return PathText.decode(resolved)
  }
}

/// The system's function, whose name the methods above hide.
private func writeSome(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
