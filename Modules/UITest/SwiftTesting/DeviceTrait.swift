#if os(Linux) && !EINSTEIN_CHECK_APPLE
internal import Foundation
public import Springboard
public import Testing
internal import XCUIAutomation

/// Gives each test of Swift Testing a simulated device of its own, so that tests may run in parallel.
///
/// ```swift
/// @Suite(.device) struct BasketTests {
///   @Test func empty() {
///     let app = XCUIApplication()
///     app.launch()
///     #expect(app.staticTexts["Your basket is empty"].exists)
///   }
///
///   @Test(.device("old/shop.xml")) func oldScreen() { … }
/// }
/// ```
///
/// What fails on the device is an issue of the test, at the line of the test. The trait of a test counts
/// for more than that of its suite.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// Which apps the device has.
  fileprivate enum Apps: Sendable {
    /// Those that `TestDevice` finds for the file of the test.
    case found
    /// Models at paths from the folder of the test's file, or from that of the package.
    case paths([String])
    /// These.
    case models([AppModel])
  }

  private let apps: Apps

  /// Tests in suites inside a suite have devices as well.
  public var isRecursive: Bool { true }

  fileprivate init(_ apps: Apps) { self.apps = apps }

  /// Runs a test with its device.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let file = test.sourceLocation.filePath
    try await TestRun.performing(test.name, apps: { apps(for: file) }, function)
  }

  private func apps(for file: String) -> TestApps {
    switch apps {
    case .found: .found(for: file)
    case .paths(let paths): .at(paths, from: file)
    case .models(let models): .these(models)
    }
  }
}

extension Trait where Self == DeviceTrait {
  /// A device of its own for each test, with the apps that `TestDevice` finds for the file of the test.
  public static var device: Self { .init(.found) }

  /// A device of its own for each test, with apps that are read from files.
  ///
  /// - Parameters:
  ///   - path: The model of the app under test, from the folder of the test's file or one around it.
  ///   - paths: The models of other apps.
  /// - Returns: The trait.
  public static func device(_ path: String, _ paths: String...) -> Self {
    .init(.paths([path] + paths))
  }

  /// A device of its own for each test, with apps that are written in Swift.
  ///
  /// - Parameters:
  ///   - model: The app under test.
  ///   - models: Other apps.
  /// - Returns: The trait.
  public static func device(_ model: AppModel, _ models: AppModel...) -> Self {
    .init(.models([model] + models))
  }
}
#endif
