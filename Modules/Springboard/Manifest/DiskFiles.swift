// The C library of the platform, for folders and links without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
internal import Reporting

/// The files of a folder.
struct DiskFiles: ModelFiles {
  /// The folder, as it was given.
  private let folder: String
  /// The folder without links.
  private let realFolder: String

  /// Takes a folder; nil if it does not exist.
  init?(folder: String) {
    guard let real = Self.realPath(folder) else { return nil }
    self.folder = folder
    realFolder = real
  }

  /// What a path is.
  enum Kind { case folder, file, nothing }

  /// Returns what a path is.
  static func kind(of path: String) -> Kind {
    guard let directory = opendir(path) else {
      return access(path, F_OK) == 0 ? .file : .nothing
    }
    closedir(directory)
    return .folder
  }

  /// Why nothing could be opened last.
  static var lastReason: String { String(cString: strerror(errno)) }

  func names(in folder: String) -> [String] {
    guard let directory = opendir(path(folder)) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  func leadsOut(_ path: String) -> Bool {
    guard let real = Self.realPath(self.path(path)) else { return false }
    let prefix = realFolder.hasSuffix("/") ? realFolder : realFolder + "/"
    return !real.hasPrefix(prefix)
  }

  func source(_ path: String) throws(DumpError) -> DumpSource {
    var status = stat()
    // A pipe would never end.
    if stat(self.path(path), &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw DumpError(.unreadable("it is no regular file"))
    }
    return try DumpSource.file(self.path(path))
  }

  func display(_ path: String) -> String { self.path(path) }

  func stamp(_ path: String) -> FileStamp? { FileStamp(path: self.path(path)) }

  private func path(_ inner: String) -> String {
    if inner.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + inner : "\(folder)/\(inner)"
  }

  private static func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
