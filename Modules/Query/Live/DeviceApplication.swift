public import Foundation
internal import Hierarchy

/// An app on a device, as `XCUIApplication`: the outermost element of what it shows, and its process.
///
/// Two values with the same bundle identifier are the same app.
open class DeviceApplication: DeviceElement {
  /// The arguments that the app is launched with; a change counts from the next launch on.
  public var launchArguments: [String] = []

  /// The environment that the app is launched with; a change counts from the next launch on.
  public var launchEnvironment: [String: String] = [:]

  /// Creates the app under test.
  ///
  /// - Parameters:
  ///   - session: The session that it belongs to; the current one if nil.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public init(
    session: DeviceSession? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let session = session ?? .current
    super.init(
      session: session,
      path: ElementPath(application: session.device.targetApplication),
      site: SourceSite(file: file, line: line)
    )
    self.session.note(site)
  }

  /// Creates an app by its bundle identifier.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app.
  ///   - session: The session that it belongs to; the current one if nil.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public init(
    bundleIdentifier: String,
    session: DeviceSession? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    super.init(
      session: session ?? .current,
      path: ElementPath(application: bundleIdentifier),
      site: SourceSite(file: file, line: line)
    )
    self.session.note(site)
  }

  /// Creates an app of no session: whichever is current when it, or something found in it, is used.
  ///
  /// XCTest makes test cases, and so the apps that they have as properties, before any test runs.
  ///
  /// - Parameters:
  ///   - application: The bundle identifier; nil for the app under test.
  ///   - site: The place that failures are reported for where nothing better is known.
  package init(ofCurrentSession application: String?, site: SourceSite?) {
    super.init(session: nil, path: ElementPath(application: application), site: site)
  }

  // As XCUITest declares them, so that subclasses can override them; failures are reported for
  // `SourceSite.current`, or for the last place that is known.

  /// Starts the app, after ending it if it is running.
  @_disfavoredOverload
  open func launch() { launch(at: nil) }

  /// Brings the app to the front, starting it if it is not running.
  @_disfavoredOverload
  open func activate() { activate(at: nil) }

  /// Ends the app.
  @_disfavoredOverload
  open func terminate() { terminate(at: nil) }

  /// The bundle identifier.
  public var bundleIdentifier: String { path.application }

  /// What the app is doing; unknown once the session is inert.
  public var state: ApplicationState {
    session.isInert ? .unknown : session.device.state(of: bundleIdentifier)
  }
}

// MARK: - Its process

extension DeviceApplication {
  /// Starts the app, after ending it if it is running.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    launch(at: SourceSite(file: file, line: line))
  }

  /// Brings the app to the front, starting it if it is not running.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    activate(at: SourceSite(file: file, line: line))
  }

  /// Ends the app.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func terminate(file: StaticString = #filePath, line: UInt = #line) {
    terminate(at: SourceSite(file: file, line: line))
  }

  /// Opens an address in the app.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    control("open", SourceSite(file: file, line: line)) { (device) throws(DeviceError) in
      try device.perform(.openURL(url.absoluteString, bundleIdentifier: bundleIdentifier))
    }
  }

  /// Forgets what the app was allowed, so that it has to ask again.
  ///
  /// - Parameters:
  ///   - resource: What it has to ask for.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func resetAuthorizationStatus(
    for resource: ProtectedResource,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    control("reset the authorization of", SourceSite(file: file, line: line)) {
      (device) throws(DeviceError) in
      try device.resetAuthorization(for: resource, of: bundleIdentifier)
    }
  }

  /// Waits until the app is in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - timeout: How long to wait, in seconds of the device.
  /// - Returns: Whether it is in that state in time.
  public func wait(for state: ApplicationState, timeout: TimeInterval) -> Bool {
    session.wait(timeout: timeout) { self.state == state }
  }

  /// Starts the app, after ending it if it is running.
  ///
  /// - Parameter site: Where the test asks for it; nil for the last place that is known.
  package func launch(at site: SourceSite?) {
    control("launch", site) { (device) throws(DeviceError) in
      try device.launch(
        bundleIdentifier,
        arguments: launchArguments,
        environment: launchEnvironment
      )
    }
  }

  /// Brings the app to the front, starting it if it is not running.
  ///
  /// - Parameter site: Where the test asks for it; nil for the last place that is known.
  package func activate(at site: SourceSite?) {
    control("activate", site) { (device) throws(DeviceError) in
      try device.activate(
        bundleIdentifier,
        arguments: launchArguments,
        environment: launchEnvironment
      )
    }
  }

  /// Ends the app.
  ///
  /// - Parameter site: Where the test asks for it; nil for the last place that is known.
  package func terminate(at site: SourceSite?) {
    control("terminate", site) { (device) throws(DeviceError) in
      try device.terminate(bundleIdentifier)
    }
  }

  private func control(
    _ verb: String,
    _ site: SourceSite?,
    _ body: (any Device) throws(DeviceError) -> Void
  ) {
    guard !session.isInert else { return }
    session.note(site)
    do throws(DeviceError) {
      try body(session.device)
    } catch {
      session.fail(
        "Failed to \(verb) \(bundleIdentifier): \(error)",
        at: place(site)
      )
    }
  }
}

// MARK: - Without a place

// As XCUITest declares it, for references to functions and for protocols; failures are reported for
// `SourceSite.current`, or for the last place that is known.
extension DeviceApplication {
  /// Opens an address in the app.
  @_disfavoredOverload
  public func open(_ url: URL) {
    control("open", nil) { (device) throws(DeviceError) in
      try device.perform(.openURL(url.absoluteString, bundleIdentifier: bundleIdentifier))
    }
  }
}
