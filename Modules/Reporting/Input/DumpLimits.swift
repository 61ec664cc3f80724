/// How much of a dump a reader accepts.
public struct DumpLimits: Hashable, Sendable {
  /// How deep elements may be nested, the wrapper included.
  public var depth: Int

  /// How long the text may be, in bytes; nil for any length.
  public var byteCount: Int?

  /// Creates limits: 4,096 levels and any length, unless told otherwise.
  public init(depth: Int = 4096, byteCount: Int? = nil) {
    self.depth = depth
    self.byteCount = byteCount
  }
}
