public import Foundation
public import Query

/// What was on the screen, or what an element was, at one moment.
///
/// A simulated screen has no pixels: a screenshot has the elements and where they are, as `description`
/// shows them.
open class XCUIScreenshot: NSObject {
  /// The elements.
  public let content: DeviceScreenshot

  /// Creates a screenshot.
  ///
  /// - Parameter content: The elements.
  public init(_ content: DeviceScreenshot) { self.content = content }

  /// The picture, of which there is only the size.
  public var image: UIImage { UIImage(content) }

  /// Nothing, and a failure of the test: there is no picture.
  public var pngRepresentation: Data { image.pngData() ?? Data() }

  /// The elements with their frames, one a line.
  open override var description: String { "\(content)" }

  /// The elements with their frames, one a line.
  open override var debugDescription: String { "\(content)" }
}

/// What can be taken a screenshot of.
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Returns what it shows now.
  func screenshot() -> XCUIScreenshot
}

extension DeviceElement: XCUIScreenshotProviding {
  /// Returns what the element is now, with all that is inside.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element; an empty screenshot after a failure.
  public func screenshot(file: StaticString = #filePath, line: UInt = #line) -> XCUIScreenshot {
    XCUIScreenshot(deviceScreenshot(at: SourceSite(file: file, line: line)))
  }

  /// Returns what the element is now, with all that is inside.
  @_disfavoredOverload
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot(deviceScreenshot(at: nil)) }
}
