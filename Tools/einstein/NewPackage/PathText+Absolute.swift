// The C library of the platform, for paths without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension PathText {
  /// The whole path of something that exists, without links; nil where there is nothing.
  static func absolute(_ path: String) -> String? {
    guard let resolved = withPath(path, { realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return decode(resolved)
  }
}
