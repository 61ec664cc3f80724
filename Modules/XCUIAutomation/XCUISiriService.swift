public import Foundation
public import Hierarchy
public import Query

/// Siri, which cannot be simulated: all that is asked of it is a failure.
open class XCUISiriService: NSObject, XCUIElementTypeQueryProvider {
  private static let application = "com.apple.siri"

  /// Fails, since Siri cannot be simulated.
  ///
  /// - Parameters:
  ///   - text: What is said to Siri.
  ///   - file: The file that the failure is reported for.
  ///   - line: The line that the failure is reported for.
  public func activate(
    voiceRecognitionText text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    fail("say '\(text)'", at: SourceSite(file: file, line: line))
  }

  /// Fails, since Siri cannot be simulated.
  @_disfavoredOverload
  public func activate(voiceRecognitionText text: String) { fail("say '\(text)'", at: nil) }

  /// What Siri shows first; to use it is a failure.
  public var firstMatch: XCUIElement { descendants(matching: .any).firstMatch }

  /// What Siri shows; to use it is a failure.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    fail("look at Siri", at: nil)
    return DeviceApplication(bundleIdentifier: Self.application).descendants(matching: type)
  }

  private func fail(_ action: String, at site: SourceSite?) {
    DeviceSession.current.fail("Failed to \(action): Siri cannot be simulated", at: site)
  }
}
