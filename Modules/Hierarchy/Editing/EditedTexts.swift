/// Adds strings to the table of a tree that is being edited, each once.
///
/// An edit adds few strings, and looking through the table for a few is quicker than making an index
/// of it. For many there is an index.
struct EditedTexts: ~Copyable {
  private static let maximumScanCount = 8

  private var scanCount = 0
  private var index = TextIndex()

  /// The number of a string, which is added if the table lacks it; nil when the table is full.
  mutating func intern(
    _ text: UnsafeBufferPointer<UInt8>,
    in table: inout TextTable
  ) -> TextID? {
    scanCount += 1
    guard scanCount > Self.maximumScanCount else {
      return table.scan(for: text) ?? table.append(text)
    }
    if scanCount == Self.maximumScanCount + 1 { index = TextIndex(of: table) }
    return index.intern(text, in: &table)
  }
}
