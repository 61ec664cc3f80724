#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writing to the standard streams.
enum Output {
  /// Gives a number to the process that asked for it, at once.
  static func answer(_ number: Double) {
    print(number)
    fflush(nil)
  }

  /// Prints results, at once.
  static func result(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// Tells on standard error what is going on.
  static func progress(_ text: String) {
    let line = text + "\n"
    write(STDERR_FILENO, line, line.utf8.count)
  }
}
