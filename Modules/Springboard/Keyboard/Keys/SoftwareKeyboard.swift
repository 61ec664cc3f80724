/// The keyboard on the screen: which keys it has at present, and what pressing them does.
///
/// Structure, order, identifiers and labels are those of recorded keyboards (xcuitest-behaviours §8): the
/// keys are in document order row by row, "shift" and the return key are buttons, and on phones
/// without a home button "Emoji" (or "Next keyboard") and "Dictate" are beside the keyboard element and not inside it.
/// Shift is off when a keyboard is raised, unlike on a device, where the app decides: what is typed
/// must not depend on what was there before. Keys that offer more characters when held do not do so.
package struct SoftwareKeyboard: Hashable, Sendable {
  /// The layouts that the person who owns the device chose; the first is in use.
  package private(set) var layouts: [KeyboardLayout]

  /// What it is for, and what its return key says.
  package var traits: KeyboardTraits

  /// What it shows at present.
  package var page = KeyboardPage.letters

  /// Whether letters are capitals.
  package var shift = ShiftState.off

  /// Where the letters are.
  package var layout: KeyboardLayout { layouts.first ?? .english }

  /// Creates a keyboard as it is raised.
  ///
  /// - Parameters:
  ///   - layouts: The layouts to choose from, the one in use first.
  ///   - traits: What it is for, and what its return key says.
  package init(
    layouts: [KeyboardLayout] = [.english],
    traits: KeyboardTraits = KeyboardTraits()
  ) {
    self.layouts = layouts
    self.traits = traits
  }

  /// Notes that a key was pressed.
  ///
  /// Shift holds for one letter, and until it is pressed again when it was tapped twice. Space goes
  /// back from digits to letters, as Apple's keyboard does.
  ///
  /// - Parameters:
  ///   - action: The key.
  ///   - isDouble: Whether it was tapped twice.
  /// - Returns: Whether the keys look otherwise than before.
  package mutating func press(_ action: KeyAction, isDouble: Bool = false) -> Bool {
    let before = self
    switch action {
    case .shift: shift = isDouble ? .locked : shift == .off ? .on : .off
    case .page(let next): (page, shift) = (next, .off)
    case .text(let text):
      if shift == .on { shift = .off }
      if text == " " { page = .letters }
    case .nextKeyboard:
      // After the only layout comes the one with emojis, which has no keys here.
      if layouts.count > 1 { layouts.append(layouts.removeFirst()) }
    case .delete, .return, .dictate, .hide: break
    }
    return self != before
  }
}
