/// Where an element of a generated dump is, in whole points.
struct Frame {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The screen of a phone.
  static let screen = Frame(x: 0, y: 0, width: 393, height: 852)

  /// Whether a part of the frame is on the screen.
  var isOnScreen: Bool {
    x < Self.screen.width && y < Self.screen.height && x + width > 0 && y + height > 0
  }
}
