public import Foundation
internal import Hierarchy
public import Query

/// A picture of a simulated screen, of which there is the size and what it shows, but not a pixel.
///
/// It stands for UIKit's class in the sources of tests. What needs pixels is a failure of the test.
public final class UIImage: NSObject {
  /// What the picture shows.
  public let content: DeviceScreenshot

  /// The size, in points.
  public let size: CGSize

  /// How many pixels a point would have.
  public let scale: CGFloat = 1

  init(_ content: DeviceScreenshot) {
    self.content = content
    size = content.frame.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// Returns nil, after a failure of the test: there is no picture.
  public func pngData() -> Data? { missing() }

  /// Returns nil, after a failure of the test: there is no picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? { missing() }

  /// The elements with their frames, one a line.
  public override var description: String { "\(content)" }

  private func missing() -> Data? {
    DeviceSession.current.fail(
      """
      A simulated screen has no pixels to make a picture of; attach the screenshot itself, which keeps \
      its elements and their frames as text
      """,
      at: content.site
    )
    return nil
  }
}
