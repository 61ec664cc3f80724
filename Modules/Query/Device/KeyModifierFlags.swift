/// Keys that are held while another is pressed, with the raw values of
/// `XCUIElement.KeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: UInt

  /// Creates a set of keys from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 1)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 2)
  /// Option.
  public static let option = KeyModifierFlags(rawValue: 1 << 3)
  /// Command.
  public static let command = KeyModifierFlags(rawValue: 1 << 4)
  /// Function.
  public static let function = KeyModifierFlags(rawValue: 1 << 5)
  /// Another name for caps lock.
  public static let alphaShift = capsLock
  /// Another name for option.
  public static let alternate = option
}
