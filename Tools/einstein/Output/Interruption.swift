// The C library of the platform, for signals.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What is done when the process is interrupted, as by Ctrl-C: a file that is not complete goes.
enum Interruption {
  /// The path of the file, as the handler needs it: a handler may not make memory.
  ///
  /// Unsafe as far as the compiler can see; it is set by the main thread, before the handler is
  /// installed and after it is taken away.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Removes a file when the process is interrupted.
  static func remove(_ path: String) {
    keepAll()
    self.path = PathText.withPath(path) { strdup($0) }
    for number in signals {
      // A signal that is ignored, as by `nohup`, stays ignored.
      let previous = unsafeBitCast(signal(number, SIG_DFL), to: Int.self)
      if previous == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
        continue
      }
      signal(number) { number in
        if let path = Interruption.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Removes nothing any more.
  static func keepAll() {
    guard let path else { return }
    for number in signals { signal(number, SIG_DFL) }
    self.path = nil
    free(path)
  }
}
