// The C library of the platform, for reading folders without Foundation's start-up.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files in a folder and in the folders inside it.
struct DirectoryListing {
  /// The paths of the files, sorted; hidden ones are left out.
  private(set) var files: [String] = []
  /// The folders that could not be read.
  private(set) var failures: [SystemFailure] = []

  /// Lists a folder.
  ///
  /// Links to folders are not followed, so that no circle can arise.
  init(of path: String) {
    var folders = [path]
    while let folder = folders.popLast() {
      guard let directory = PathText.withPath(folder, { opendir($0) }) else {
        failures.append(SystemFailure.last(folder))
        continue
      }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          // The name is a C string at the start of a field of fixed size.
          pointer.withMemoryRebound(to: CChar.self, capacity: 1) { PathText.decode($0) }
        }
        if name.hasPrefix(".") { continue }
        let inside = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch FileKind(atPath: inside, followsLinks: false) {
        case .folder: folders.append(inside)
        case .link where FileKind(atPath: inside) == .file, .file: files.append(inside)
        default: break
        }
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
