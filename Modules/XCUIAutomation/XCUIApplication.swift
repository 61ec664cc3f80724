public import Query

/// An app on the device of the test that runs.
///
/// It belongs to no test: it may be made before any device is there, and be used by several tests one
/// after the other.
open class XCUIApplication: DeviceApplication, @unchecked Sendable {
  /// What an app is doing.
  public typealias State = ApplicationState

  /// Creates the app under test.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for where nothing better is known.
  ///   - line: The line that failures are reported for where nothing better is known.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    TestDevice.prepare(for: file)
    super.init(ofCurrentSession: nil, site: SourceSite(file: file, line: line))
  }

  /// Creates an app by its bundle identifier.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app.
  ///   - file: The file that failures are reported for where nothing better is known.
  ///   - line: The line that failures are reported for where nothing better is known.
  public init(bundleIdentifier: String, file: StaticString = #filePath, line: UInt = #line) {
    TestDevice.prepare(for: file)
    super.init(ofCurrentSession: bundleIdentifier, site: SourceSite(file: file, line: line))
  }

  // As XCUITest declares them, for subclasses that override them and for references to functions.

  /// Creates the app under test.
  @_disfavoredOverload
  public init() {
    TestDevice.prepare(for: SourceSite.current?.file ?? "")
    super.init(ofCurrentSession: nil, site: .current)
  }

  /// Creates an app by its bundle identifier.
  @_disfavoredOverload
  public init(bundleIdentifier: String) {
    TestDevice.prepare(for: SourceSite.current?.file ?? "")
    super.init(ofCurrentSession: bundleIdentifier, site: .current)
  }

  // Without a place, or `super.launch()` in a subclass would be another function than the one that it
  // overrides. Failures are reported for the call before, or for where the app was made.

  /// Starts the app, after ending it if it is running.
  open override func launch() { launch(at: nil) }

  /// Brings the app to the front, starting it if it is not running.
  open override func activate() { activate(at: nil) }

  /// Ends the app.
  open override func terminate() { terminate(at: nil) }
}
