internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// Gives a text input the keyboard focus.
  mutating func tapTextInput(at index: Int, point: Point, count: Int = 1) -> [ScreenHappening] {
    if focus == index { return [] }
    let old = focus
    focus = index
    return (old.map { [.blurred($0)] } ?? []) + [.focused(index)]
  }

  /// Does what a tap does for typing; nil when the element is not for typing.
  mutating func tapForTyping(at index: Int, point: Point, count: Int) -> [ScreenHappening]? {
    switch tree[index].type {
    case .textField, .secureTextField, .searchField, .textView:
      tapTextInput(at: index, point: point)
    default: nil
    }
  }

  /// Notes a tap on something that is neither a text input nor a key.
  mutating func tapBesideTextInputs() -> [ScreenHappening] { [] }

  /// Types a text into the element with the focus.
  mutating func typeText(_ text: String) -> [ScreenHappening] { [] }

  /// Presses a key while others are held.
  mutating func typeKey(_ key: String, modifiers: KeyModifierFlags) -> [ScreenHappening] { [] }

  /// The element that had the focus when a screen was recorded.
  static func recordedFocus(in tree: ElementTree) -> Int? {
    tree.firstIndex { ["true", "1"].contains($0.attribute("hasKeyboardFocus")) }
  }
}
