// The C library of the platform, for opening files without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that has been opened for reading; whoever takes the descriptor closes it.
struct InputFile {
  let descriptor: CInt
  /// The size in bytes; nil for a pipe or a device.
  let size: Int?

  /// Opens a file.
  init(path: String) throws(SystemFailure) {
    descriptor = PathText.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemFailure.last(path) }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? Int(status.st_size) : nil
  }
}
