internal import Hierarchy

extension SimulatedScreen {
  /// Toggles a switch, whose value is `"0"` or `"1"`; another value is left alone.
  ///
  /// A switch without a value is off: some recorders leave out what is 0.
  ///
  /// SwiftUI's toggles are a switch as wide as the row around the real one. Touching the outer one
  /// beside the inner one does nothing; touching the inner one changes the values of both.
  mutating func toggle(_ control: ElementNode) {
    let isSwitch: (ElementNode) -> Bool = { [.switch, .toggle, .checkBox].contains($0.type) }
    guard !control.descendants.contains(where: isSwitch) else { return }
    let wrappers = control.ancestors.prefix { !Self.endsControl($0) }.filter(isSwitch)
    // A wrapper that is disabled has no touch for what is in it.
    guard wrappers.allSatisfy({ $0.isEnabled != false }) else { return }
    let both = [control] + wrappers
    let state = both.lazy.compactMap { ["0": false, "1": true][$0.value ?? "0"] }.first
    guard let state else { return }
    let changed = both.filter { ["0", "1", nil].contains($0.value) }.map(\.index)
    edit { editor in
      for index in changed { editor.set(.value(state ? "0" : "1"), at: index) }
    }
    for index in changed { report(.valueChanged(index)) }
  }

  /// Changes whether a button is selected that a dump calls a toggle by its traits.
  ///
  /// Other buttons stay as they are: a dump does not tell those that keep their state.
  mutating func toggleSelection(of button: ElementNode) {
    let isOn = SelectionMark.allCases.contains { $0.isOn(button) }
    edit { editor in
      if isOn {
        for mark in SelectionMark.allCases where mark.isOn(button) {
          mark.set(false, of: button, &editor)
        }
      } else {
        let mark: SelectionMark = button.value == "0" ? .value : .flag
        mark.set(true, of: button, &editor)
      }
    }
    report(.valueChanged(button.index))
  }

  /// Counts a stepper whose value is a whole number up or down by one, by its last or its first button.
  ///
  /// A recording tells neither the step nor the bounds, so there are none; a value that is no whole
  /// number is left to the app's rules.
  mutating func step(_ button: ElementNode) {
    guard let stepper = button.parent, let value = stepper.value.flatMap({ Int($0) }) else {
      return
    }
    let buttons = stepper.children.filter { $0.isOfType(.button) }
    guard buttons.count == 2 else { return }
    let (stepped, overflow) = value.addingReportingOverflow(button == buttons[0] ? -1 : 1)
    guard !overflow else { return }
    edit { $0.set(.value("\(stepped)"), at: stepper.index) }
    report(.valueChanged(stepper.index))
  }

  /// The buttons of which one is selected at a time, and that a button is among; nil for none.
  func selectionGroup(of button: ElementNode) -> [ElementNode]? {
    let group = button.ancestors.first {
      [.segmentedControl, .tabBar, .tabGroup, .radioGroup].contains($0.type)
    }
    return group?.descendants.filter {
      $0.typeCode == button.typeCode
        && ![.button, .tab, .radioButton].contains($0.parent?.type ?? .other)
    }
  }

  /// Moves the selection to one of a group of buttons.
  ///
  /// How the recording marks the selected one, by `selected`, by the value 1 or by a trait, is how the
  /// new one is marked; where none is marked, by `selected`.
  mutating func select(_ button: ElementNode, among members: [ElementNode]) {
    let marks = SelectionMark.allCases.filter { mark in members.contains { mark.isOn($0) } }
    let others = members.filter { other in
      other != button && marks.contains { $0.isOn(other) }
    }
    let isNew = !SelectionMark.allCases.contains { $0.isOn(button) }
    guard isNew || !others.isEmpty else { return }
    edit { editor in
      for other in others {
        for mark in marks where mark.isOn(other) {
          mark.clear(of: other, as: button, &editor)
        }
      }
      for mark in marks.isEmpty ? [.flag] : marks { mark.set(true, of: button, &editor) }
    }
    report(.valueChanged(button.index))
    for other in others { report(.valueChanged(other.index)) }
  }

  /// Selects the tab that was selected when the screen was recorded.
  ///
  /// The tap that left the screen has selected another, in what iOS has only one bar for.
  mutating func selectOwnTab(asIn recorded: ElementTree) {
    func tabs(of tree: ElementTree) -> [ElementNode] {
      let bar = tree.nodes(ofType: .tabBar).first
      let tab = bar?.descendants.first { $0.isOfType(.button) || $0.isOfType(.tab) }
      return tab.flatMap { selectionGroup(of: $0) } ?? []
    }
    let own = tabs(of: recorded).firstIndex { tab in
      SelectionMark.allCases.contains { $0.isOn(tab) }
    }
    let present = tabs(of: tree)
    guard let own, present.indices.contains(own) else { return }
    silently { $0.select(present[own], among: present) }
  }

  /// Whether what is around an element belongs to other controls.
  private static func endsControl(_ node: ElementNode) -> Bool {
    [.cell, .table, .collectionView, .scrollView, .window].contains(node.type)
  }
}
