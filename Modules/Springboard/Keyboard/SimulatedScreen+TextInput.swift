internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// Gives a text input the keyboard focus.
  mutating func tapTextInput(at index: Int, point: Point) -> [ScreenHappening] {
    if focus == index { return [] }
    let old = focus
    focus = index
    return (old.map { [.blurred($0)] } ?? []) + [.focused(index)]
  }

  /// Does what a key, or a button of the keyboard, does.
  mutating func tapKeyboard(at index: Int, point: Point) -> [ScreenHappening] { [] }

  /// Types a text into the element with the focus.
  mutating func typeText(_ text: String) -> [ScreenHappening] { [] }

  /// Presses a key while others are held.
  mutating func typeKey(_ key: String, modifiers: KeyModifierFlags) -> [ScreenHappening] { [] }
}
