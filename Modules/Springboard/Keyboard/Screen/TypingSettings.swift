/// How the keyboard of a device is set up, and what apps are taken to do about it.
package struct TypingSettings: Hashable, Sendable {
  /// Whether a hardware keyboard is connected, so that none comes up on the screen (xcuitest-behaviours §9).
  package var usesHardwareKeyboard = false

  /// The layouts that the owner of the device chose, the one in use first.
  package var layouts = [KeyboardLayout.english]

  /// Whether shift is on at the beginning of sentences; off by default, so that keys type what they show.
  package var capitalizesSentences = false

  /// Whether the return key takes the focus from a field of one line.
  ///
  /// SwiftUI does so by itself, and most apps on UIKit do it; tests type "\n" to get rid of the
  /// keyboard.
  package var returnKeyEndsEditing = true

  /// Whether a tap beside all fields and keys takes the focus.
  ///
  /// iOS does not do so by itself, and neither does the simulation by default; many apps do
  /// (xcuitest-behaviours §9).
  package var tapOutsideEndsEditing = false

  /// Creates the settings of a device out of the box.
  package init() {}
}
