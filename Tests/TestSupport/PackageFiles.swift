public import Foundation

/// Where files of this package are, found from the place of this source file.
public enum PackageFiles {
  /// The folder of the package.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the fixtures.
  public static let fixtures = root.appending(path: "Tests/Fixtures")

  /// The bytes of a fixture, by its path under the folder of the fixtures.
  public static func fixture(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fixtures.appending(path: path)))
  }

  /// The paths, under the folder of the fixtures, of the files in one of its folders, sorted.
  public static func fixturePaths(in folder: String) -> [String] {
    let url = fixtures.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }
}
