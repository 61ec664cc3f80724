public import Foundation
internal import Query

/// The system of the device that a test runs on.
open class XCUISystem: NSObject {
  /// Opens an address in the app that handles it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    open(url, at: SourceSite(file: file, line: line))
  }

  /// Opens an address in the app that handles it.
  @_disfavoredOverload
  public func open(_ url: URL) { open(url, at: nil) }

  private func open(_ url: URL, at site: SourceSite?) {
    let event = DeviceEvent.openURL(url.absoluteString, bundleIdentifier: nil)
    DeviceSession.current.perform(event, "open \(url.absoluteString)", at: site)
  }
}
