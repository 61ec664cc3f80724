internal import Hierarchy

/// The keyboard of a screen, and the text that is being edited.
struct ScreenKeyboard: Sendable {
  /// The text of the element with the focus.
  var input: TextInput?

  /// The keyboard on the screen; nil while there is none.
  var keys: SoftwareKeyboard?

  /// Whether the keyboard on the screen was recorded there, and not put there since.
  var isRecorded = false

  /// What was copied.
  var pasteboard = Pasteboard()

  /// How the device is set up.
  var settings = TypingSettings()

  /// What the present event has done, by indices of the present tree.
  private var happenings: [ScreenHappening] = []

  /// Adds to what the present event has done.
  mutating func note(_ happening: ScreenHappening) { happenings.append(happening) }

  /// Hands over what the present event has done.
  mutating func takeHappenings() -> [ScreenHappening] {
    defer { happenings = [] }
    return happenings
  }

  /// Follows elements to where they are in a changed tree; what happened to those that are gone is
  /// forgotten.
  mutating func renumber(_ renumbering: ElementRenumbering) {
    happenings = happenings.compactMap { happening in
      var isGone = false
      let moved = happening.renumbered { index in
        guard let index = renumbering.newIndex(of: index) else {
          isGone = true
          return index
        }
        return index
      }
      return isGone ? nil : moved
    }
  }
}
