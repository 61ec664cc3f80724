internal import Reporting

/// The files of an app model, by their paths in its folder.
protocol ModelFiles: Sendable {
  /// The names of what is in a folder, in any order; empty where there is no such folder.
  ///
  /// The path of a folder has no slash at the end, and is empty for the model's own.
  func names(in folder: String) -> [String]

  /// Whether a path leads out of the model's folder by a link.
  func leadsOut(_ path: String) -> Bool

  /// The bytes of a file.
  func source(_ path: String) throws(DumpError) -> DumpSource

  /// The path of a file for messages.
  func display(_ path: String) -> String

  /// What tells later whether a file has been written since; nil for files that cannot be.
  func stamp(_ path: String) -> FileStamp?
}

/// Files that are in memory only.
struct MemoryFiles: ModelFiles {
  /// The bytes by the paths.
  let files: [String: [UInt8]]

  func names(in folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return files.keys.filter { path in
      path.hasPrefix(prefix) && !path.dropFirst(prefix.count).contains("/")
    }.map { String($0.dropFirst(prefix.count)) }
  }

  func leadsOut(_ path: String) -> Bool { false }

  func source(_ path: String) throws(DumpError) -> DumpSource {
    guard let bytes = files[path] else { throw DumpError(.unreadable("No such file")) }
    return DumpSource(bytes)
  }

  func display(_ path: String) -> String { path }

  func stamp(_ path: String) -> FileStamp? { nil }
}
