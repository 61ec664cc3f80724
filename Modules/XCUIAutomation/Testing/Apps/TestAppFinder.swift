internal import Foundation
package import Springboard

/// Finds the app models of tests, and keeps what was read for all tests of the process.
package final class TestAppFinder: @unchecked Sendable {
  // Sendable is unchecked because what is kept is only used under the lock.

  /// The folder that app models are looked for in.
  package static let folderName = "AppModels"

  /// The environment variable that names app models, with colons between several.
  package static let variable = "EINSTEIN_APPS"

  /// What a lone dump's name may end with.
  private static let dumpExtensions: Set<String> = ["xml", "json"]

  /// The apps, or why there are none.
  package typealias Apps = Result<[AppModel], TestAppError>

  static let shared = TestAppFinder(environment: ProcessInfo.processInfo.environment)

  private let lock = NSLock()
  private var appsOfFiles: [String: Apps] = [:]
  private var appsOfPaths: [[String]: Apps] = [:]

  /// The paths that the environment names; nil if it does not.
  private let chosenPaths: [String]?

  /// Creates a finder that knows nothing yet.
  ///
  /// - Parameter environment: The variables of the process.
  package init(environment: [String: String]) {
    let paths = environment[Self.variable]?.split(separator: ":").map(String.init) ?? []
    chosenPaths = paths.isEmpty ? nil : paths
  }

  /// Returns the apps for the tests of a file; they are read once.
  ///
  /// - Parameter file: A file of the tests; nil if none is known.
  /// - Returns: The apps, or why there are none.
  package func apps(for file: String?) -> Apps {
    lock.withLock {
      let key = file ?? ""
      if let known = appsOfFiles[key] { return known }
      let apps = find(for: file)
      appsOfFiles[key] = apps
      return apps
    }
  }

  /// Returns the apps of some models; they are read once.
  ///
  /// - Parameter paths: The models, or folders that hold some.
  /// - Returns: The apps, or why there are none.
  package func apps(at paths: [String]) -> Apps { lock.withLock { read(paths) } }

  private func find(for file: String?) -> Apps {
    if let chosenPaths { return read(chosenPaths) }
    let start =
      file.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let folders = Array(PackageFolders(from: start))
    for folder in folders {
      let candidate = folder.appendingPathComponent(Self.folderName).path
      if Self.isFolder(candidate) { return read([candidate]) }
    }
    return .failure(.noneFound(folders: folders.map(\.path)))
  }

  private func read(_ paths: [String]) -> Apps {
    if let known = appsOfPaths[paths] { return known }
    let apps = Self.load(paths)
    appsOfPaths[paths] = apps
    return apps
  }

  /// Reads models, or those inside folders that hold some; the order is that of the paths, and of the
  /// names in a folder.
  private static func load(_ paths: [String]) -> Apps {
    var models: [AppModel] = []
    var errors: [AppModelError] = []
    var pathsOfApps: [String: String] = [:]
    for path in paths {
      let places: [String]
      do throws(AppModelError) {
        places = try modelPaths(in: path)
      } catch {
        errors.append(error)
        continue
      }
      if places.isEmpty { return .failure(.nothingIn(folder: path)) }
      for place in places {
        do throws(AppModelError) {
          let model = try AppModel.load(path: place)
          let bundle = model.bundleIdentifier
          if let other = pathsOfApps.updateValue(place, forKey: bundle) {
            return .failure(.sameApp(bundleIdentifier: bundle, paths: [other, place]))
          }
          models.append(model)
        } catch {
          errors.append(error)
        }
      }
    }
    return errors.isEmpty ? .success(models) : .failure(.broken(errors))
  }

  /// The models at a path: the path itself, or what is in a folder that only holds models, that of the
  /// app under test first.
  private static func modelPaths(in path: String) throws(AppModelError) -> [String] {
    guard isFolder(path), (path as NSString).lastPathComponent == folderName else { return [path] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    if !Set(names).isDisjoint(with: ["app.json", "app.json5", "screens"]) { return [path] }
    var models = names.filter { name in
      !name.hasPrefix(".")
        && (isFolder("\(path)/\(name)")
          || dumpExtensions.contains((name as NSString).pathExtension))
    }
    if let target = try AppModelFolder(path)?.target(among: models),
      let position = models.firstIndex(of: target)
    {
      models.insert(models.remove(at: position), at: 0)
    }
    return models.map { "\(path)/\($0)" }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
