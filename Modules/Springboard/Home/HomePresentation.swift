internal import Hierarchy
internal import Query

/// The system's own screens as they are: what they show, and what is typed and scrolled on them.
struct HomePresentation {
  var state = HomeState()
  var radios = DeviceRadios()

  /// The app that comes back when the device is unlocked.
  var applicationBelowLock: String?

  /// The size and the system that the device had last; the app that they are known from may be deleted.
  var size = Size(width: 390, height: 844)
  var system = AppSystem()

  /// What the page of Settings that is in front was last made of, and the tree that it had then.
  var settings: (content: SettingsContent, tree: ElementTree)?

  /// What is in `content`.
  private(set) var shown: HomeScreen?
  /// Whether a control has changed by itself, so that the elements are no longer those of `shown`.
  private var isStale = false
  /// The elements.
  private(set) var content = SimulatedScreen(ElementTree())

  /// An alert that is in the tree of neither an app nor SpringBoard, with its tree.
  var separateAlert: (alert: SystemAlert, tree: ElementTree)?

  /// Shows what a screen has, where that is anything new.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - usesHardwareKeyboard: Whether no keyboard comes up.
  /// - Returns: Whether anything is new.
  mutating func show(_ screen: HomeScreen, usesHardwareKeyboard: Bool) -> Bool {
    guard screen != shown || isStale else { return false }
    shown = screen
    isStale = false
    let wasTyping = content.focus != nil
    content = SimulatedScreen(screen.tree)
    content.typingSettings.usesHardwareKeyboard = usesHardwareKeyboard
    if wasTyping, screen.state.isSearching, let field = searchField {
      _ = content.setFocus(field.index)
    }
    return true
  }

  /// Has an event happen on the elements.
  mutating func handle(_ event: DeviceEvent, _ pasteboard: inout Pasteboard) -> [ScreenHappening] {
    content.pasteboard = pasteboard
    let happenings = content.handle(event)
    pasteboard = content.pasteboard
    isStale =
      isStale
      || happenings.contains { happening in
        guard case .valueChanged(let index) = happening else { return false }
        return content.tree[index].type != .searchField
      }
    return happenings
  }

  /// Scrolls until an element is on the screen.
  mutating func scrollToVisible(_ index: Int) -> Bool { content.scrollToVisible(index) }

  /// The field of App Library.
  var searchField: ElementNode? {
    content.tree.nodes(ofType: .searchField).first { $0.identifier == HomeScreen.searchField }
  }
}
