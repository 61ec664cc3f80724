/// How much of an XML text a reader accepts.
package struct XMLLimits: Hashable, Sendable {
  /// How deep elements may be nested; the outermost is at level 1.
  package var depth = 4096

  /// How long the text may be, in bytes; nil for any length.
  package var byteCount: Int?

  package init() {}
}
