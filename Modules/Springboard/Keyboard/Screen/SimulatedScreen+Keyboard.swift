internal import Hierarchy
internal import Query

extension SimulatedScreen {
  /// Does what a key of the keyboard on the screen does, be it recorded or not.
  ///
  /// - Parameters:
  ///   - index: The element that was tapped.
  ///   - count: How often it was tapped; two taps on shift lock it.
  /// - Returns: What happened; nil when the element is no key.
  package mutating func tapKey(at index: Int, count: Int = 1) -> [ScreenHappening]? {
    guard let area = keyboardArea, area.subtreeRange.contains(index),
      let action = KeyAction(of: tree[index])
    else { return nil }
    adoptRecordedKeyboard()
    let times = min(max(count, 1), Self.maximumTaps)
    switch action {
    case .text(let text): type(Array(repeating: .text(text), count: times), modifiers: [])
    case .delete: type(Array(repeating: .key(.delete), count: times), modifiers: [])
    case .return: type([.key(.return)], modifiers: [])
    case .hide: moveFocus(to: nil)
    case .shift, .page, .nextKeyboard, .dictate: break
    }
    let before = keyboard.keys
    var looksOtherwise = keyboard.keys?.press(action, isDouble: count > 1) ?? false
    switch action {
    case .text, .delete, .return: if capitalize() { looksOtherwise = true }
    default: break
    }
    if looksOtherwise { showKeys(insteadOf: before) }
    return keyboard.takeHappenings()
  }

  /// How many taps holding an element down is worth.
  ///
  /// The delete key repeats, as tests that hold it to empty a field expect: after half a second, ten
  /// times a second. Apple does not say how quickly, nor when it goes on to whole words; here it
  /// never does.
  ///
  /// - Parameters:
  ///   - index: The element.
  ///   - duration: For how many seconds it is held.
  /// - Returns: The number of taps: 1 for all but the delete key.
  package func tapCount(ofHolding index: Int, for duration: Double) -> Int {
    guard duration > 0.5, isInKeyboard(index), KeyAction(of: tree[index]) == .delete else {
      return 1
    }
    return 1 + Int(min((duration - 0.5) * 10, Double(Self.maximumTaps)))
  }

  /// Taps in a row beyond these type nothing more.
  private static let maximumTaps = 1000

  /// Whether an element is inside the keyboard on the screen.
  package func isInKeyboard(_ index: Int) -> Bool {
    keyboardArea?.subtreeRange.contains(index) ?? false
  }

  /// Raises or hides the keyboard as the focus wants it.
  mutating func updateKeyboard() {
    adoptRecordedKeyboard()
    guard let focus, !keyboard.settings.usesHardwareKeyboard else {
      let area = keyboardArea?.index
      keyboard.keys = nil
      guard let area else { return }
      edit { $0.remove(at: area) }
      return keyboard.note(.keyboardHidden)
    }
    // A keyboard that was recorded for this focus is the keyboard.
    guard !(keyboard.isRecorded && keyboard.keys != nil) else { return }
    let old = keyboard.keys
    keyboard.keys = SoftwareKeyboard(
      layouts: old?.layouts ?? keyboard.settings.layouts,
      traits: KeyboardTraits(of: tree[focus])
    )
    _ = capitalize()
    guard old != keyboard.keys || keyboardArea == nil else { return }
    let wasThere = keyboardArea != nil
    replaceKeyboard()
    if !wasThere { keyboard.note(.keyboardShown) }
  }

  /// The first keyboard of a tree.
  static func keyboardIndex(in tree: ElementTree) -> Int? {
    let codes = tree.typeCodes
    return withExtendedLifetime(tree.columnOwner) {
      codes.firstIndex(of: UInt16(ElementType.keyboard.rawValue))
    }
  }

  /// The outermost element that holds nothing but the keyboard; nil while there is none.
  private var keyboardArea: ElementNode? {
    guard let index = Self.keyboardIndex(in: tree) else { return nil }
    let keyboard = tree[index]
    var area = keyboard
    while let parent = area.parent, !parent.isOfType(.application), parent.holdsOnly(keyboard) {
      area = parent
    }
    return area
  }

  /// Makes a keyboard that is on the screen without having been put there the keyboard.
  private mutating func adoptRecordedKeyboard() {
    guard keyboard.keys == nil, let area = keyboardArea else { return }
    var recorded = SoftwareKeyboard()
    let labels = area.descendants.filter { $0.isOfType(.key) }.compactMap(\.label)
    let letters = labels.filter { $0.count == 1 }
    let first = letters.first ?? "q"
    recorded.page =
      first.contains(where: \.isLetter) ? .letters : first == "1" ? .numbers : .symbols
    recorded.shift = first.contains(where: \.isUppercase) ? .on : .off
    let text = letters.joined().lowercased()
    let layout = KeyboardLayout.all.last { text.hasPrefix($0.letters.joined()) }
    let others = keyboard.settings.layouts.filter { $0 != layout }
    keyboard.keys = SoftwareKeyboard(
      layouts: (layout.map { [$0] } ?? []) + others,
      traits: focus.map { KeyboardTraits(of: tree[$0]) } ?? KeyboardTraits()
    )
    keyboard.keys?.page = recorded.page
    keyboard.keys?.shift = recorded.shift
    keyboard.isRecorded = true
  }

  /// Shows the keys as they are now: a recorded keyboard keeps its own where only their case changes.
  private mutating func showKeys(insteadOf before: SoftwareKeyboard?) {
    guard let now = keyboard.keys else { return }
    guard keyboard.isRecorded, before?.page == now.page, before?.layout == now.layout,
      let area = keyboardArea
    else { return replaceKeyboard() }
    edit { editor in
      for key in area.descendants {
        if KeyAction(of: key) == .shift {
          editor.set(.isSelected(now.shift == .off ? nil : true), at: key.index)
        }
        guard key.isOfType(.key), let label = key.label, label.count == 1 else { continue }
        let cased = now.shift == .off ? label.lowercased() : label.uppercased()
        guard cased != label else { continue }
        if key.identifier != nil { editor.set(.identifier(cased), at: key.index) }
        editor.set(.label(cased), at: key.index)
      }
    }
  }

  private mutating func replaceKeyboard() {
    guard let keys = keyboard.keys else { return }
    let application = tree.roots.first { $0.isOfType(.application) }
    let size = screenSize
    let area = keyboardArea?.index
    keyboard.isRecorded = false
    edit { editor in
      if let area { editor.remove(at: area) }
      editor.insert(
        KeyboardTrees.shared.tree(of: keys, on: size),
        into: application?.index,
        at: nil
      )
    }
  }

  /// The size of the screen: of the app, else of a window, else of a phone.
  private var screenSize: Size {
    let outer = tree.lazy.filter { $0.isOfType(.application) || $0.isOfType(.window) }
    let sizes = outer.compactMap(\.frame?.size)
    let plausible = 100.0...10_000
    return sizes.first { plausible.contains($0.width) && plausible.contains($0.height) }
      ?? Size(width: 390, height: 844)
  }

  /// Turns shift on where a sentence begins, if that is wanted.
  private mutating func capitalize() -> Bool {
    guard keyboard.settings.capitalizesSentences, let input = keyboard.input,
      input.kind == .textField || input.kind == .textView,
      keyboard.keys?.traits.type == .standard, keyboard.keys?.shift == .off
    else { return false }
    let before = input.text.prefix(input.selection.lowerBound)
    let end = before.last { !$0.isWhitespace }
    let isStart = end == nil || before.last?.isWhitespace == true && ".!?".contains(end ?? "a")
    if isStart { keyboard.keys?.shift = .on }
    return isStart
  }
}

extension ElementNode {
  /// Whether there is nothing around a keyboard but containers and the buttons that go with it.
  fileprivate func holdsOnly(_ keyboard: ElementNode) -> Bool {
    descendants.allSatisfy { element in
      if element.subtreeRange.contains(keyboard.index) { return true }
      if keyboard.subtreeRange.contains(element.index) || element.isOfType(.other) { return true }
      guard element.isOfType(.button) else { return false }
      // An app's own button "Done" above the keyboard is none of the keyboard's.
      switch KeyAction(of: element) {
      case .nextKeyboard, .dictate, .hide: return true
      default: return false
      }
    }
  }
}
