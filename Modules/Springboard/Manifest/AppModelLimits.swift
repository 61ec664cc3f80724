public import Reporting

/// How much of an app model is accepted.
public struct AppModelLimits: Hashable, Sendable {
  /// How long the manifest may be, in bytes.
  public var manifestByteCount = 8 << 20

  /// How deep effects, conditions and elements may be nested in the manifest.
  public var depth = 32

  /// How many screens there may be.
  public var screenCount = 2_000

  /// How many problems are told; a file that is something else altogether would have thousands.
  public var problemCount = 200

  /// How much of a screen is accepted.
  public var screen = DumpLimits(byteCount: 64 << 20)

  /// Creates the usual limits.
  public init() {}
}
