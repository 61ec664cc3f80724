internal import Hierarchy

/// How a recording marks the selected one of several buttons.
enum SelectionMark: CaseIterable {
  /// By the attribute `selected`.
  case flag
  /// By the value 1, which WebDriverAgent gives to selected buttons.
  case value
  /// By the trait `Selected` in the attribute `traits`.
  case trait

  func isOn(_ node: ElementNode) -> Bool {
    switch self {
    case .flag: node.isSelected == true
    case .value: node.value == "1"
    case .trait: node.hasTrait("Selected")
    }
  }

  /// Marks a button, or takes the mark away.
  func set(_ isOn: Bool, of node: ElementNode, _ editor: inout ElementTreeEditor) {
    switch self {
    case .flag: editor.set(.isSelected(isOn), at: node.index)
    case .value: editor.set(.value(isOn ? "1" : "0"), at: node.index)
    case .trait:
      var traits = node.traits.filter { $0 != "Selected" }
      if isOn { traits.append("Selected") }
      editor.set(.attribute("traits", traits.joined(separator: ", ")), at: node.index)
    }
  }

  /// Takes the mark away, so that the button looks as another one did that had none.
  func clear(
    of node: ElementNode,
    as other: ElementNode,
    _ editor: inout ElementTreeEditor
  ) {
    switch self {
    case .flag: editor.set(.isSelected(other.isSelected == nil ? nil : false), at: node.index)
    case .value: editor.set(.value(other.value == "1" ? "0" : other.value), at: node.index)
    case .trait: set(false, of: node, &editor)
    }
  }
}
