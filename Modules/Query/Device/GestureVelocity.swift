/// How fast a finger moves, in points a second: `XCUIGestureVelocity`.
///
/// Apple does not publish the values of the three names; the ones here are choices.
public struct GestureVelocity: RawRepresentable, Hashable, Sendable {
  /// Points a second.
  public let rawValue: Double

  /// Creates a velocity in points a second.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// Creates a velocity in points a second.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// What a gesture has when nothing is said.
  public static let `default` = GestureVelocity(1_500)
  /// Slow enough not to fling anything.
  public static let slow = GestureVelocity(250)
  /// Fast.
  public static let fast = GestureVelocity(3_000)
}

extension GestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a velocity in points a second.
  public init(floatLiteral value: Double) { rawValue = value }

  /// Creates a velocity in points a second.
  public init(integerLiteral value: Int) { rawValue = Double(value) }
}
