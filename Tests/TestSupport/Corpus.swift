public import Foundation

/// Dumps of other people's apps, which may lie beside the package and are not part of it.
public enum Corpus {
  /// The folder with a folder for each format; nil where there is none.
  public static let folder: URL? = {
    let url = PackageFiles.root.deletingLastPathComponent().appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  /// Whether there is a corpus, for tests that are skipped without one.
  public static var isPresent: Bool { folder != nil }

  /// The files of one format, sorted by name.
  public static func files(of format: String) -> [URL] {
    guard let folder else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: format).path
    )
    return (names ?? []).sorted().map { folder.appending(path: "\(format)/\($0)") }
  }
}
