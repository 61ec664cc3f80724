/// How much of an XML text a reader accepts.
package struct XMLLimits: Hashable, Sendable {
  /// How deep elements may be nested; the outermost is at level 1.
  package var depth = 4096

  /// How long the text may be, in bytes; nil for any length.
  package var byteCount: Int?

  /// How long a tag, a comment or an instruction may be, in bytes.
  ///
  /// libxml2 keeps each as a whole, and searches a long comment again and again.
  package var markupByteCount = 16 << 20

  /// How many attributes a tag may have; libxml2 compares each with all before it.
  package var attributeCount = 10_000

  /// How long a text may be whose characters have two or four bytes, which cannot be read in pieces.
  package var wideTextByteCount = 256 << 20

  package init() {}
}
