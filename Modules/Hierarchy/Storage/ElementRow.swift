/// One element as the columns hold it, on its way into a tree.
package struct ElementRow: Sendable, BitwiseCopyable {
  /// Apple's raw value, or 83 and up for the tree's own unknown names.
  package var typeCode: UInt16
  package var flags = ElementFlags()
  package var name = TextID.absent
  package var label = TextID.absent
  package var value = TextID.absent
  package var frame = PartialRect()

  package init(typeCode: UInt16) {
    self.typeCode = typeCode
  }
}
