internal import Hierarchy

/// Which screens of an app are shown, and which lie below.
///
/// A layer is a stack of screens of which the last is shown; `present` puts a layer on top. Tabs are
/// layers at the bottom that come back as they were left.
struct Navigation {
  private var layers: [[ShownScreen]] = []
  /// The bottom layers that were left by a switch, by the name of their first screen.
  private var tabs: [String: [ShownScreen]] = [:]
  private var visitCount = 0

  /// The screen that is shown; nil before the first.
  var current: ShownScreen? {
    get { layers.last?.last }
    set {
      guard let newValue, let layer = layers.indices.last, let last = layers[layer].indices.last
      else { return }
      layers[layer][last] = newValue
    }
  }

  /// Shows a screen in place of all others.
  mutating func show(_ screen: ShownScreen) {
    tabs = [:]
    layers = [[numbered(screen)]]
  }

  /// Shows a screen over the present one, to which `back` returns.
  mutating func push(_ screen: ShownScreen) {
    if layers.isEmpty { layers = [[]] }
    layers[layers.count - 1].append(numbered(screen))
  }

  /// Returns to the screen before; returns whether there is one.
  mutating func back() -> Bool {
    guard let count = layers.last?.count, count > 1 else { return false }
    layers[layers.count - 1].removeLast()
    return true
  }

  /// Puts a screen on top of the present one.
  mutating func present(_ screen: ShownScreen) { layers.append([numbered(screen)]) }

  /// Takes away what was presented last; returns whether there is anything.
  mutating func dismiss() -> Bool {
    guard layers.count > 1 else { return false }
    layers.removeLast()
    return true
  }

  /// Shows a tab as it was left, or anew for the first time.
  mutating func switchTo(_ name: String, orMake make: () -> ShownScreen) {
    if let bottom = layers.first, let first = bottom.first { tabs[first.name] = bottom }
    layers = [tabs[name] ?? [numbered(make())]]
  }

  private mutating func numbered(_ screen: ShownScreen) -> ShownScreen {
    visitCount += 1
    var screen = screen
    screen.visit = visitCount
    return screen
  }
}

/// A screen of an app as it is now.
struct ShownScreen {
  /// Its name in the model.
  let name: String
  /// Its elements, and what is known of them.
  var content: SimulatedScreen
  /// Whether the content is for a device that is held on its side.
  var isLandscape = false
  /// Which of all the times that a screen was shown this is.
  var visit = 0
}
