internal import Hierarchy

/// The keyboard of a screen, and the text that is being edited.
struct ScreenKeyboard: Sendable {
  init() {}

  /// Follows elements to where they are in a changed tree.
  mutating func renumber(_ renumbering: ElementRenumbering) {}
}
