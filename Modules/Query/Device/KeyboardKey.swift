/// A key of a keyboard, as the text that stands for it when it is typed: `XCUIKeyboardKey`.
///
/// Apple does not publish the raw values. Those here are the ones that AppKit gives the same keys; the
/// keys that only modify others have values of our own, in the private use area.
public struct KeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The text that stands for the key.
  public let rawValue: String

  /// Creates a key from the text that stands for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from the text that stands for it.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension KeyboardKey {
  /// The key delete.
  public static let delete = KeyboardKey("\u{8}")
  /// The key return.
  public static let `return` = KeyboardKey("\u{D}")
  /// The key enter.
  public static let enter = KeyboardKey("\u{3}")
  /// The key tab.
  public static let tab = KeyboardKey("\u{9}")
  /// The key space.
  public static let space = KeyboardKey(" ")
  /// The key escape.
  public static let escape = KeyboardKey("\u{1B}")
  /// The key up arrow.
  public static let upArrow = KeyboardKey("\u{F700}")
  /// The key down arrow.
  public static let downArrow = KeyboardKey("\u{F701}")
  /// The key left arrow.
  public static let leftArrow = KeyboardKey("\u{F702}")
  /// The key right arrow.
  public static let rightArrow = KeyboardKey("\u{F703}")
  /// The key F1.
  public static let F1 = KeyboardKey("\u{F704}")
  /// The key F2.
  public static let F2 = KeyboardKey("\u{F705}")
  /// The key F3.
  public static let F3 = KeyboardKey("\u{F706}")
  /// The key F4.
  public static let F4 = KeyboardKey("\u{F707}")
  /// The key F5.
  public static let F5 = KeyboardKey("\u{F708}")
  /// The key F6.
  public static let F6 = KeyboardKey("\u{F709}")
  /// The key F7.
  public static let F7 = KeyboardKey("\u{F70A}")
  /// The key F8.
  public static let F8 = KeyboardKey("\u{F70B}")
  /// The key F9.
  public static let F9 = KeyboardKey("\u{F70C}")
  /// The key F10.
  public static let F10 = KeyboardKey("\u{F70D}")
  /// The key F11.
  public static let F11 = KeyboardKey("\u{F70E}")
  /// The key F12.
  public static let F12 = KeyboardKey("\u{F70F}")
  /// The key F13.
  public static let F13 = KeyboardKey("\u{F710}")
  /// The key F14.
  public static let F14 = KeyboardKey("\u{F711}")
  /// The key F15.
  public static let F15 = KeyboardKey("\u{F712}")
  /// The key F16.
  public static let F16 = KeyboardKey("\u{F713}")
  /// The key F17.
  public static let F17 = KeyboardKey("\u{F714}")
  /// The key F18.
  public static let F18 = KeyboardKey("\u{F715}")
  /// The key F19.
  public static let F19 = KeyboardKey("\u{F716}")
  /// The key delete forward.
  public static let forwardDelete = KeyboardKey("\u{F728}")
  /// The key home.
  public static let home = KeyboardKey("\u{F729}")
  /// The key end.
  public static let end = KeyboardKey("\u{F72B}")
  /// The key page up.
  public static let pageUp = KeyboardKey("\u{F72C}")
  /// The key page down.
  public static let pageDown = KeyboardKey("\u{F72D}")
  /// The key clear.
  public static let clear = KeyboardKey("\u{F739}")
  /// The key help.
  public static let help = KeyboardKey("\u{F746}")
  /// The key caps lock.
  public static let capsLock = KeyboardKey("\u{F8A0}")
  /// The key shift.
  public static let shift = KeyboardKey("\u{F8A1}")
  /// The key control.
  public static let control = KeyboardKey("\u{F8A2}")
  /// The key option.
  public static let option = KeyboardKey("\u{F8A3}")
  /// The key command.
  public static let command = KeyboardKey("\u{F8A4}")
  /// The key right shift.
  public static let rightShift = KeyboardKey("\u{F8A5}")
  /// The key right control.
  public static let rightControl = KeyboardKey("\u{F8A6}")
  /// The key right option.
  public static let rightOption = KeyboardKey("\u{F8A7}")
  /// The key right command.
  public static let rightCommand = KeyboardKey("\u{F8A8}")
  /// The key secondary fn.
  public static let secondaryFn = KeyboardKey("\u{F8A9}")
}
