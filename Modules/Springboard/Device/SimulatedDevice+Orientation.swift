internal import Hierarchy
internal import Query

extension DeviceOrientation {
  /// Whether the device is held on its side.
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension SimulatedDevice {
  /// Holds the device in another way; the app in front shows the recording that it has for that.
  ///
  /// Flat on a table, and where nobody knows, everything stays as it is.
  func turn(to orientation: DeviceOrientation) {
    self.orientation = orientation
    systemTree = nil
    if let foreground { adapt(foreground) }
  }

  /// Shows an app's present screen as it is for the way in which the device is held.
  ///
  /// A screen without a recording for that stays as it is. What was typed, switched and set is carried
  /// over to the elements with the same type and identifier; what effects have inserted, removed or
  /// scrolled is not.
  func adapt(_ bundle: String) {
    guard let process = processes[bundle], var shown = process.navigation.current,
      let screen = process.model.screen(named: shown.name), screen.landscape != nil,
      let isLandscape = orientation.wantsLandscape, shown.isLandscape != isLandscape
    else { return }
    var turned = screen.prepared(isLandscape: isLandscape)
    turned.typingSettings.usesHardwareKeyboard = usesHardwareKeyboard
    let recorded = screen.prepared(isLandscape: shown.isLandscape).tree
    turned.takeOver(shown.content, recordedAs: recorded)
    shown.content = turned
    shown.isLandscape = isLandscape
    processes[bundle]?.navigation.current = shown
    // Its alerts are no part of the recording.
    let presented = process.presented
    processes[bundle]?.presented = []
    for alert in presented { present(alert.alert, in: bundle, subject: alert.subject) }
    if !presented.isEmpty { takeOverFields(of: process, in: bundle) }
  }

  /// Fills the fields of an app's topmost alert with what they had.
  func takeOverFields(of old: SimulatedProcess, in bundle: String) {
    guard let before = old.navigation.current?.content, let from = old.topmostAlert,
      var shown = processes[bundle]?.navigation.current, let to = processes[bundle]?.topmostAlert
    else { return }
    let fields = zip(from.fields, to.fields)
    shown.content.edit { editor in
      for (old, new) in fields { editor.set(.value(old.value), at: new.index) }
    }
    for (old, new) in fields {
      shown.content.secureTexts[new.index] = before.secureTexts[old.index]
    }
    if let focused = fields.first(where: { $0.0.index == before.focus }) {
      _ = shown.content.setFocus(focused.1.index)
      shown.content.keyboard.input = before.keyboard.input
    }
    processes[bundle]?.navigation.current = shown
  }
}

extension DeviceOrientation {
  /// Whether a screen should be wider than high; nil where it should stay as it is.
  fileprivate var wantsLandscape: Bool? {
    switch self {
    case .landscapeLeft, .landscapeRight: true
    case .portrait, .portraitUpsideDown: false
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

extension ElementNode {
  /// The text inputs directly inside.
  fileprivate var fields: [ElementNode] {
    children.filter { TextInputKind($0.type) != nil }
  }
}

extension SimulatedScreen {
  /// Takes over what has become of the elements of another recording of the same screen.
  ///
  /// - Parameters:
  ///   - other: The screen as it is.
  ///   - recorded: The screen as it was when it was shown anew.
  /// - Complexity: O(n)
  fileprivate mutating func takeOver(_ other: SimulatedScreen, recordedAs recorded: ElementTree) {
    let places = Self.places(in: tree)
    let before = Self.places(in: recorded)
    var texts: [Int: String] = [:]
    edit { editor in
      for (key, index) in Self.places(in: other.tree) {
        guard let place = places[key], let recordedPlace = before[key] else { continue }
        let (node, old) = (other.tree[index], recorded[recordedPlace])
        if node.value != old.value { editor.set(.value(node.value), at: place) }
        if node.label != old.label { editor.set(.label(node.label), at: place) }
        if node.isEnabled != old.isEnabled { editor.set(.isEnabled(node.isEnabled), at: place) }
        if node.isSelected != old.isSelected { editor.set(.isSelected(node.isSelected), at: place) }
        texts[place] = other.secureTexts[index]
      }
    }
    secureTexts = texts
    let focused = other.focus.flatMap { ElementKey(other.tree[$0]) }.flatMap { places[$0] }
    _ = setFocus(focused)
    // Nobody has left the field, so caret and selection stay, and a secure field goes on.
    if focused != nil { keyboard.input = other.keyboard.input }
  }

  /// The elements that type and identifier tell from all others.
  private static func places(in tree: ElementTree) -> [ElementKey: Int] {
    var places: [ElementKey: Int] = [:]
    var doubles: Set<ElementKey> = []
    for node in tree {
      guard let key = ElementKey(node) else { continue }
      if places.updateValue(node.index, forKey: key) != nil { doubles.insert(key) }
    }
    return places.filter { !doubles.contains($0.key) }
  }
}

/// What an element is known by in two recordings of a screen.
private struct ElementKey: Hashable {
  let type: UInt16
  let identifier: String

  /// Creates a key; nil for an element without an identifier.
  init?(_ node: ElementNode) {
    guard let identifier = node.identifier, !identifier.isEmpty else { return nil }
    type = node.typeCode
    self.identifier = identifier
  }
}
