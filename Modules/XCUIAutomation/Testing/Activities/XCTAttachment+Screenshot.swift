// Pictures of a simulated screen have no pixels: what is kept is their elements, one a line.
extension XCTAttachment {
  /// Creates an attachment of a screenshot: the elements with their frames, as a text.
  ///
  /// - Parameters:
  ///   - screenshot: The screenshot.
  ///   - quality: How well it is kept, which makes no difference.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality = .original) {
    self.init(string: "\(screenshot)")
  }

  /// Creates an attachment of a picture of a simulated screen: the elements with their frames, as a text.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - quality: How well it is kept, which makes no difference.
  public convenience init(image: UIImage, quality: ImageQuality = .original) {
    self.init(string: "\(image)")
  }
}
