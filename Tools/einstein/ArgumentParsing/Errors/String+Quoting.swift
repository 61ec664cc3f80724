import Diagnostics

extension String {
  /// The text in single quotes, on one line, with control characters made visible.
  ///
  /// What a user typed or pasted must not move the cursor or colour the terminal; and a very long
  /// value would hide the rest of the message.
  var quotedForMessage: String {
    let limit = 200
    var visible = ""
    for scalar in unicodeScalars.prefix(limit) { visible += scalar.visible }
    return "'\(visible)\(unicodeScalars.count > limit ? "…" : "")'"
  }

  /// The text with control characters made visible, but for the ends of its lines.
  var visibleInLines: String {
    guard unicodeScalars.contains(where: { $0.isControl && $0 != "\n" }) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1 == "\n" ? "\n" : $1.visible }
  }
}
