internal import Foundation

/// What should be done to the text of a field.
enum TypingTask {
  /// Adds a text to the end.
  case append(String)
  /// Puts a text in place of what is there.
  case replace(String)

  /// What cannot be done, as messages say it.
  var inability: String {
    switch self {
    case .append(let text), .replace(let text):
      text.isEmpty ? "cannot be cleared" : "cannot be typed into"
    }
  }
}
