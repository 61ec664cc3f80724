package import Hierarchy
package import Query

extension SimulatedScreen {
  /// How the device's keyboard is set up; what changes counts from the next focus on.
  package var typingSettings: TypingSettings {
    get { keyboard.settings }
    set { keyboard.settings = newValue }
  }

  /// What was copied or cut last.
  package var pasteboard: Pasteboard {
    get { keyboard.pasteboard }
    set { keyboard.pasteboard = newValue }
  }

  /// Throws when nothing on the screen takes text, which is a failure of the test that types (§9).
  package func requireKeyboardFocus() throws(DeviceError) {
    if focus == nil { throw .noKeyboardFocus }
  }

  /// Gives an element the keyboard focus, or takes it from the one that has it.
  ///
  /// The element's text is edited from its end on, and the keyboard comes up unless a hardware keyboard
  /// is connected. Content is not scrolled out of the keyboard's way: that is the app's business.
  ///
  /// - Parameter index: A text input that is not disabled; nil, and any other element, takes the focus
  ///   away, and the keyboard as well.
  /// - Returns: What happened.
  package mutating func setFocus(_ index: Int?) -> [ScreenHappening] {
    moveFocus(to: index)
    return keyboard.takeHappenings()
  }

  /// Takes the keyboard away where the element with the focus has gone, as iOS does.
  package mutating func followFocus() -> [ScreenHappening] {
    if focus == nil, keyboard.input != nil { moveFocus(to: nil) }
    return keyboard.takeHappenings()
  }

  /// Gives a text input the keyboard focus, and puts the caret where the finger touched it.
  ///
  /// - Parameters:
  ///   - index: The text input; a disabled one does not get the focus.
  ///   - point: Where the finger touched.
  ///   - count: How often it touched: twice selects a word, three times all (xcuitest-behaviours §9).
  /// - Returns: What happened.
  package mutating func tapTextInput(
    at index: Int,
    point: Point,
    count: Int = 1
  ) -> [ScreenHappening] {
    if moveFocus(to: index), let focus {
      keyboard.input?.touch(at: point, in: tree[focus].frame, count: count)
    }
    return keyboard.takeHappenings()
  }

  /// Does what a tap does for typing: on a key, a text input, or a button "Clear text"; between keys nothing.
  ///
  /// - Parameters:
  ///   - index: The element that was tapped.
  ///   - point: Where it was tapped.
  ///   - count: How often it was tapped.
  /// - Returns: What happened; nil when the element is none of these.
  package mutating func tapForTyping(
    at index: Int,
    point: Point,
    count: Int = 1
  ) -> [ScreenHappening]? {
    if TextInputKind(tree[index].type) != nil {
      return tapTextInput(at: index, point: point, count: count)
    }
    if let typed = tapKey(at: index, count: count) ?? tapClearButton(at: index) { return typed }
    // Between the keys there is nothing, but that is not beside the keyboard.
    return isInKeyboard(index) ? [] : nil
  }

  /// Notes a tap on something that is neither a text input nor a key.
  package mutating func tapBesideTextInputs() -> [ScreenHappening] {
    if keyboard.settings.tapOutsideEndsEditing { moveFocus(to: nil) }
    return keyboard.takeHappenings()
  }

  /// The element that had the focus when a screen was recorded.
  ///
  /// Few recorders say so. While a keyboard is up, it is the field with the button "Clear text", or the
  /// only text input that there is.
  ///
  /// - Complexity: O(n), and nearly nothing where no keyboard was recorded.
  ///
  /// - Parameter tree: The screen.
  /// - Returns: The element; nil where nothing tells.
  package static func recordedFocus(in tree: ElementTree) -> Int? {
    if let values = tree.furtherAttributeIDs("hasKeyboardFocus") {
      let index = values.firstIndex { value in
        guard !value.isAbsent else { return false }
        return ["true", "1"].contains(String(decoding: tree.bytes(of: value), as: UTF8.self))
      }
      if let index { return index }
    }
    guard keyboardIndex(in: tree) != nil else { return nil }
    let inputs = tree.filter { TextInputKind($0.type) != nil && $0.isVisible != false }
    let clearable = inputs.first { input in input.children.contains(where: isClearButton) }
    return (clearable ?? (inputs.count == 1 ? inputs.first : nil))?.index
  }

  /// Moves the focus, with all that goes with it.
  ///
  /// - Parameter index: Where to; what takes no text takes the focus away.
  /// - Returns: Whether the element has the focus now.
  @discardableResult
  mutating func moveFocus(to index: Int?) -> Bool {
    var target = index
    if let index {
      if TextInputKind(tree[index].type) == nil {
        target = nil
      } else if tree[index].isEnabled == false {
        // A disabled field takes no focus, and leaves it where it is.
        return false
      }
    }
    if let target, target == focus, keyboard.input != nil {
      updateInput()
      return true
    }
    let old = focus == target ? nil : focus
    if let old { keyboard.note(.blurred(old)) }
    if let target, target != focus { keyboard.note(.focused(target)) }
    focus = target
    keyboard.input = nil
    updateInput()
    keyboard.input?.beginEditing()
    edit { [tree, keyboard] editor in
      if let old {
        editor.set(.attribute("hasKeyboardFocus", nil), at: old)
        for button in tree[old].children where Self.isClearButton(button) {
          editor.remove(at: button.index)
        }
      }
      guard let target, let input = keyboard.input else { return }
      editor.set(.attribute("hasKeyboardFocus", "true"), at: target)
      Self.updateClearButton(of: tree[target], input, &editor)
    }
    updateKeyboard()
    return target != nil
  }

  /// Reads the text of the element with the focus anew where the app has changed it.
  mutating func updateInput() {
    guard let focus, let kind = TextInputKind(tree[focus].type) else {
      keyboard.input = nil
      return
    }
    let shown = TextInput(
      kind,
      showing: tree[focus].value,
      placeholder: tree[focus].placeholderValue
    )
    if keyboard.input?.kind != kind || keyboard.input?.value != shown.value {
      keyboard.input = shown
    }
  }

  /// Shows the text that is being edited, and the button to clear it.
  mutating func showInput() {
    guard let focus, let input = keyboard.input else { return }
    if input.kind == .secureTextField { secureTexts[focus] = input.text }
    edit { [tree] editor in
      editor.set(.value(input.value), at: focus)
      Self.updateClearButton(of: tree[focus], input, &editor)
    }
    if let focus = self.focus { keyboard.note(.valueChanged(focus)) }
  }
}
