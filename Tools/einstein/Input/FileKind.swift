// The C library of the platform, for asking about files without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What stands at a path.
enum FileKind {
  case file, folder, link, other

  /// Looks at a path; nil when nothing is there, or nothing that may be seen.
  init?(atPath path: String, followsLinks: Bool = true) {
    guard let status = Self.status(atPath: path, followsLinks: followsLinks) else { return nil }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }

  /// Who may read and write the file at a path; nil when there is none.
  static func permissions(atPath path: String) -> mode_t? {
    status(atPath: path, followsLinks: true).map { $0.st_mode & 0o7777 }
  }

  private static func status(atPath path: String, followsLinks: Bool) -> stat? {
    var status = stat()
    let result = PathText.withPath(path) { followsLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 ? status : nil
  }
}
