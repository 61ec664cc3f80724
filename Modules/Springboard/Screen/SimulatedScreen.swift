package import Hierarchy
package import Query

/// What one app shows, as it changes under touches and typing.
///
/// It is a value, so that sessions share the trees they have in common. Controls behave by their
/// element types alone; nothing needs to be said about a recorded screen. What is chosen where Apple is
/// silent is told at each behaviour.
package struct SimulatedScreen: Sendable {
  /// The elements as they are now.
  package private(set) var tree: ElementTree

  /// The element with the keyboard focus.
  package internal(set) var focus: Int?

  /// Whether rows that are away from the screen are left out of the tree, as lazy lists do; nil, the
  /// default, leaves all in it.
  package var lazyContainers: LazyContainers? {
    didSet { updateLazyRows() }
  }

  /// The keyboard, and the text that is being edited.
  var keyboard = ScreenKeyboard()

  /// How far the contents of scroll views have moved; absent where they are as recorded.
  var scrollOffsets: [Int: ScrollOffset] = [:]
  /// Which elements would not be seen even where they are on the screen.
  var invisibleElements: Set<Int> = []
  /// What each picker wheel can show, where that is known.
  var pickerValues: [Int: [String]] = [:]
  /// What was typed into secure fields, which show bullets only.
  var secureTexts: [Int: String] = [:]
  /// The rows that are left out, by the element that holds them.
  var hiddenRows: [Int: HiddenRows] = [:]
  /// An element whose place is followed through changes.
  var trackedElement: Int?
  /// What the event being handled has done so far.
  private var happenings: [ScreenHappening] = []

  /// Creates a screen that shows a recorded one.
  ///
  /// - Parameter tree: The elements.
  package init(_ tree: ElementTree) {
    self.tree = tree
    focus = Self.recordedFocus(in: tree)
  }

  /// Tells which values a picker wheel has, from the first to the last; a recording has only one.
  package mutating func setPickerValues(_ values: [String], of index: Int) {
    pickerValues[index] = values
  }

  /// Changes the tree, and keeps track of everything that is known by its place.
  ///
  /// - Parameter body: Makes the changes; indices are those of `tree`.
  package mutating func edit(_ body: (inout ElementTreeEditor) -> Void) {
    applyEdit(body)
    updateLazyRows()
  }

  /// Changes the tree as `edit` does, but leaves it to the caller to see to rows of lazy lists.
  mutating func applyEdit(_ body: (inout ElementTreeEditor) -> Void) {
    let old = tree
    var editor = ElementTreeEditor(old)
    body(&editor)
    let (edited, renumbering) = editor.finish()
    tree = edited
    guard !renumbering.isIdentity else { return }
    func renumbered<Value>(_ values: [Int: Value]) -> [Int: Value] {
      var result: [Int: Value] = [:]
      for (index, value) in values {
        if let index = renumbering.newIndex(of: index) { result[index] = value }
      }
      return result
    }
    focus = focus.flatMap { renumbering.newIndex(of: $0) }
    scrollOffsets = renumbered(scrollOffsets)
    pickerValues = renumbered(pickerValues)
    secureTexts = renumbered(secureTexts)
    hiddenRows = renumbered(hiddenRows)
    invisibleElements = Set(invisibleElements.compactMap { renumbering.newIndex(of: $0) })
    trackedElement = trackedElement.flatMap { renumbering.newIndex(of: $0) }
    keyboard.renumber(renumbering)
    happenings = happenings.map { happening in
      happening.renumbered { index in
        var node: ElementNode? = old[index]
        while let current = node {
          if let index = renumbering.newIndex(of: current.index) { return index }
          node = current.parent
        }
        return 0
      }
    }
  }

  /// Does what a person does to the screen.
  ///
  /// - Parameter event: The event. Those that are none of the screen, such as a press of the home
  ///   button, do nothing.
  /// - Returns: What happened, in order.
  package mutating func handle(_ event: DeviceEvent) -> [ScreenHappening] {
    happenings = []
    react(to: event)
    let result = happenings
    happenings = []
    return result
  }

  /// Adds to what the event being handled has done.
  mutating func report(_ happening: ScreenHappening) { happenings.append(happening) }

  /// Does something without reporting what it does.
  mutating func silently<Value>(_ body: (inout SimulatedScreen) -> Value) -> Value {
    let count = happenings.count
    defer { happenings.removeLast(happenings.count - count) }
    return body(&self)
  }

  /// Adds to what the event being handled has done.
  mutating func report(_ others: [ScreenHappening]) { happenings += others }
}
