internal import Hierarchy

extension SimulatedScreen {
  /// Empties the field around a button "Clear text".
  ///
  /// - Parameter index: The element that was tapped.
  /// - Returns: What happened; nil when the element is no such button.
  package mutating func tapClearButton(at index: Int) -> [ScreenHappening]? {
    let button = tree[index]
    guard Self.isClearButton(button), let field = button.parent,
      TextInputKind(field.type) != nil
    else { return nil }
    moveFocus(to: field.index)
    if keyboard.input?.clear() == true { showInput() }
    return keyboard.takeHappenings()
  }

  static func isClearButton(_ element: ElementNode) -> Bool {
    element.isOfType(.button) && element.name == "Clear text"
  }

  /// Puts the button "Clear text" into a field that is edited and not empty, and takes it out of others.
  ///
  /// Text fields and search fields have one while they are edited (xcuitest-behaviours §8). It is at
  /// the right edge and narrower than on a device, so that tapping there for the caret's sake, at 0.95
  /// of the width, does not meet it.
  static func updateClearButton(
    of field: ElementNode,
    _ input: TextInput,
    _ editor: inout ElementTreeEditor
  ) {
    let button = field.children.first(where: isClearButton)
    let isWanted = !input.text.isEmpty && (input.kind == .textField || input.kind == .searchField)
    if let button, !isWanted { editor.remove(at: button.index) }
    guard button == nil, isWanted else { return }
    let record = ElementRecord(
      .button,
      label: "Clear text",
      frame: field.frame.flatMap(clearButtonFrame),
      isEnabled: true,
      isVisible: field.isVisible,
      isAccessible: true
    )
    editor.insert(ElementTree { record }, into: field.index, at: nil)
  }

  private static func clearButtonFrame(in field: Rect) -> Rect? {
    guard field.isFinite, !field.isEmpty else { return nil }
    let (width, height) = (min(19, field.width / 25), min(19, field.height))
    let y = field.center.y - height / 2
    let frame = Rect(x: field.maxX - width, y: y, width: width, height: height)
    return frame.isFinite ? frame : nil
  }
}
