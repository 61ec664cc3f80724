// The C library of the platform, for folders without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that takes its place only once all of its files are there.
struct NewFolder {
  /// The path as the user knows it, for messages.
  let path: String
  /// Where the folder goes.
  private let target: String
  /// Where it is until it is complete: beside its place, so that it need only be renamed.
  private let temporary: String

  /// Takes a path at which nothing is, or an empty folder.
  init(path: String) {
    self.path = path
    let target = PathText.absolute(path) ?? path
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    temporary = "\(target[..<start]).\(target[start...]).\(getpid()).tmp"
    self.target = target
  }

  /// Writes all files, or leaves nothing behind.
  func write(_ files: [NewPackage.File]) throws(SystemFailure) {
    // Whoever interrupts this has to wait until nothing is half made.
    var previous = sigset_t()
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }

    var folders: [String] = []
    var written: [String] = []
    do throws(SystemFailure) {
      try make(temporary, &folders)
      for file in files {
        try makeFolders(of: file.path, &folders)
        let place = "\(temporary)/\(file.path)"
        written.append(place)
        try write(file, to: place)
      }
      try take(temporary, target)
    } catch {
      for file in written { _ = PathText.withPath(file) { unlink($0) } }
      for folder in folders.reversed() { _ = PathText.withPath(folder) { rmdir($0) } }
      throw error
    }
  }

  private func makeFolders(of file: String, _ made: inout [String]) throws(SystemFailure) {
    var folder = temporary
    for part in file.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if !made.contains(folder) { try make(folder, &made) }
    }
  }

  private func make(_ folder: String, _ made: inout [String]) throws(SystemFailure) {
    guard PathText.withPath(folder, { mkdir($0, 0o777) }) == 0 else { throw .last(path) }
    made.append(folder)
  }

  private func write(_ file: NewPackage.File, to place: String) throws(SystemFailure) {
    let name = "\(path)/\(file.path)"
    let descriptor = PathText.withPath(place) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw .last(name) }
    // The closure cannot throw a typed error, so it comes out as a value.
    let failure = file.bytes.withUnsafeBytes { bytes -> SystemFailure? in
      do throws(SystemFailure) {
        try OpenFile.write(bytes, to: descriptor, name: name)
        return nil
      } catch {
        return error
      }
    }
    // Some file systems report only here that the disk is full.
    let isClosed = close(descriptor) == 0
    if let failure { throw failure }
    if !isClosed { throw .last(name) }
  }

  private func take(_ from: String, _ to: String) throws(SystemFailure) {
    let isMoved =
      PathText.withPath(from) { from in PathText.withPath(to) { rename(from, $0) } } == 0
    guard isMoved else { throw .last(path) }
  }
}
