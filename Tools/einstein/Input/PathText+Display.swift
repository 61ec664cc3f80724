import Diagnostics

extension PathText {
  /// A path as it is shown: nothing that moves the cursor or colours the screen.
  static func display(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      if let byte = rawByte(scalar) {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      } else {
        text += VisibleText.escaped(String(Character(scalar)))
      }
    }
    return text
  }
}
