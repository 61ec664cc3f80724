package import Hierarchy

/// How large the keyboard and its rows are on a screen, in points.
///
/// The sizes are those of iOS with its bar of suggestions: 336 of 844 points on a phone without a home
/// button, 260 of 667 on one with it, 313 of 1024 and 398 of 768 on a tablet.
package struct KeyboardMetrics: Hashable, Sendable {
  /// Whether the screen is a tablet's.
  package let isOnPad: Bool

  /// Where the keyboard is.
  package let frame: Rect

  /// The distance from one row of keys to the next.
  let pitch: Double

  /// The height of what is above the keys.
  let barHeight: Double

  /// The height of what is below the keys; the keys "Emoji" and "Dictate" are there if it is enough.
  let footHeight: Double

  /// Creates the metrics for a screen as it is held.
  package init(screen: Size) {
    let isLandscape = screen.width > screen.height
    let (short, long) =
      isLandscape
      ? (screen.height, screen.width) : (screen.width, screen.height)
    isOnPad = short >= 600
    let hasHomeButton = long < 2 * short
    switch (isOnPad, isLandscape) {
    case (true, false): (barHeight, pitch, footHeight) = (55, 64, 2)
    case (true, true): (barHeight, pitch, footHeight) = (55, 85, 3)
    case (false, false):
      (barHeight, pitch, footHeight) = (44, short < 400 ? 54 : 56.5, hasHomeButton ? 0 : 76)
    case (false, true): (barHeight, pitch, footHeight) = (38, 40.5, hasHomeButton ? 0 : 21)
    }
    let wanted = barHeight + 4 * pitch + footHeight
    frame = Rect(x: 0, y: screen.height - wanted, width: screen.width, height: wanted)
  }

  /// The height of a key; there is a little room between the rows.
  var keyHeight: Double { pitch - min(7, pitch / 8) }

  /// Whether there is a row for two buttons below the keys.
  package var hasFoot: Bool { footHeight >= 44 }
}
