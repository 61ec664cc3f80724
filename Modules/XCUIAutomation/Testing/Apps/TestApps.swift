internal import Foundation
package import Springboard

/// Which apps the device of a test has.
package struct TestApps {
  let result: TestAppFinder.Apps

  /// Those that are set for all tests, or else found for a file of the tests.
  ///
  /// - Parameter file: The file; nil if none is known.
  /// - Returns: The apps.
  package static func found(for file: String?) -> TestApps {
    if let apps = TestDevice.apps { return these(apps) }
    return TestApps(result: TestAppFinder.shared.apps(for: file))
  }

  /// Those at some paths.
  ///
  /// - Parameters:
  ///   - paths: The paths, from the folder of a file or one around it.
  ///   - file: The file.
  /// - Returns: The apps.
  package static func at(_ paths: [String], from file: String) -> TestApps {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let found = paths.map { path in
      PackageFolders(from: folder).first { folder in
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
      }?.appendingPathComponent(path).path ?? folder.appendingPathComponent(path).path
    }
    return TestApps(result: TestAppFinder.shared.apps(at: found))
  }

  /// These.
  ///
  /// - Parameter models: The apps, the one under test first.
  /// - Returns: The apps.
  package static func these(_ models: [AppModel]) -> TestApps {
    TestApps(result: .success(models))
  }

  /// None, since a test of Swift Testing was given no device.
  static let none = TestApps(result: .failure(.noTrait))
}
