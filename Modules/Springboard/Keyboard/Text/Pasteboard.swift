/// What was copied or cut last, for all apps of a device.
package struct Pasteboard: Hashable, Sendable {
  /// The text; nil when nothing was copied yet.
  package var text: String?

  /// Creates a pasteboard.
  package init(text: String? = nil) { self.text = text }
}
