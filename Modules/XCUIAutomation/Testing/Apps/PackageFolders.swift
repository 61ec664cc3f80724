internal import Foundation

/// A folder and those around it, up to the root of the package that they belong to.
struct PackageFolders: Sequence, IteratorProtocol {
  private var folder: URL?

  init(from folder: URL) { self.folder = folder.standardizedFileURL }

  mutating func next() -> URL? {
    guard let folder else { return nil }
    let manifest = folder.appendingPathComponent("Package.swift").path
    let parent = folder.deletingLastPathComponent().standardizedFileURL
    let isLast = parent.path == folder.path || FileManager.default.fileExists(atPath: manifest)
    self.folder = isLast ? nil : parent
    return folder
  }
}
