internal import Hierarchy
package import Query

extension SimulatedScreen {
  /// Types a text into the element with the focus; nothing happens where there is none.
  ///
  /// When a return key in the text ends editing, the rest is typed into nothing, as on a device.
  ///
  /// - Parameter text: The text; line breaks and the characters of `KeyboardKey` are keys.
  /// - Returns: What happened; one change of the value for all that was typed into a field.
  package mutating func typeText(_ text: String) -> [ScreenHappening] {
    type(Keystroke.typing(text), modifiers: [])
    return keyboard.takeHappenings()
  }

  /// Presses a key while others are held.
  ///
  /// - Parameters:
  ///   - key: The key, as the text that it types.
  ///   - modifiers: The keys that are held.
  /// - Returns: What happened.
  package mutating func typeKey(
    _ key: String,
    modifiers: KeyModifierFlags
  ) -> [ScreenHappening] {
    type(Keystroke.typing(key), modifiers: modifiers)
    return keyboard.takeHappenings()
  }

  mutating func type(_ keystrokes: [Keystroke], modifiers: KeyModifierFlags) {
    // Screens that were recorded while a field was edited have no caret yet.
    if let focus, keyboard.input == nil, TextInputKind(tree[focus].type) != nil {
      moveFocus(to: focus)
    }
    updateInput()
    var hasChanged = false
    func showChange(_ screen: inout SimulatedScreen) {
      if hasChanged { screen.showInput() }
      hasChanged = false
    }
    for keystroke in keystrokes {
      let outcome = keyboard.input?.press(
        keystroke,
        modifiers: modifiers,
        pasteboard: &keyboard.pasteboard
      )
      guard let outcome else { break }
      switch outcome {
      case .unchanged: break
      case .edited: hasChanged = true
      case .submitted:
        showChange(&self)
        if let focus { keyboard.note(.submitted(focus)) }
        if keyboard.settings.returnKeyEndsEditing { moveFocus(to: nil) }
      case .movesToNextField:
        showChange(&self)
        if let next = neighbour(isBefore: false) { moveFocus(to: next) }
      case .movesToPreviousField:
        showChange(&self)
        if let previous = neighbour(isBefore: true) { moveFocus(to: previous) }
      }
    }
    showChange(&self)
  }

  /// The text input before or after the one with the focus, going around.
  private func neighbour(isBefore: Bool) -> Int? {
    guard let focus else { return nil }
    let inputs = tree.indices.filter { index in
      let element = tree[index]
      return TextInputKind(element.type) != nil && element.isEnabled != false
        && (element.isVisible != false || index == focus)
    }
    guard let place = inputs.firstIndex(of: focus) else { return nil }
    return inputs[(place + (isBefore ? inputs.count - 1 : 1)) % inputs.count]
  }
}
