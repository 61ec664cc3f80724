// The C library of the platform, for reading folders without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The names of what is directly in a folder.
enum FolderNames {
  /// Returns the names, sorted, hidden ones included; nil if the folder cannot be read.
  static func of(_ path: String) -> [String]? {
    guard let directory = PathText.withPath(path, { opendir($0) }) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        // The name is a C string at the start of a field of fixed size.
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { PathText.decode($0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
