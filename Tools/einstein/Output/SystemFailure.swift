// The C library of the platform, for what went wrong last.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Something that the operating system refused.
struct SystemFailure: Error, CustomStringConvertible {
  /// The file or stream.
  var name: String
  /// What the system says.
  var reason: String

  /// What the system refused last.
  static func last(_ name: String) -> SystemFailure {
    SystemFailure(name: name, reason: String(cString: strerror(errno)))
  }

  /// One sentence without a full stop.
  var description: String { "\(PathText.display(name)): \(reason)" }
}
