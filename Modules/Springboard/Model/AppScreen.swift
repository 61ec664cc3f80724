public import Hierarchy

/// A screen of an app: a dump as it was recorded, and what happens on it.
public struct AppScreen: Hashable, Sendable {
  /// The name, by which effects show it.
  public var name: String

  /// The elements when the screen is shown anew.
  public var tree: ElementTree { didSet { prepared = PreparedScreens() } }

  /// The elements while the device is held on its side; nil where the screen does not turn.
  public var landscape: ElementTree? { didSet { prepared = PreparedScreens() } }

  /// What happens on it.
  ///
  /// Of the rules whose trigger has come, the first whose condition holds is followed, and no other.
  public var rules: [Rule]

  /// The lists whose rows exist near what can be seen only.
  public var lists: [LazyList] { didSet { prepared = PreparedScreens() } }

  /// What its picker wheels can show.
  public var wheels: [WheelValues] { didSet { prepared = PreparedScreens() } }

  /// The screens as they are shown anew, once somebody has needed them.
  private var prepared = PreparedScreens()

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The name, by which effects show it.
  ///   - tree: The elements when the screen is shown anew.
  ///   - landscape: The elements while the device is held on its side.
  ///   - rules: What happens on it.
  ///   - lists: The lists whose rows exist near what can be seen only.
  ///   - wheels: What its picker wheels can show.
  public init(
    name: String,
    tree: ElementTree,
    landscape: ElementTree? = nil,
    rules: [Rule] = [],
    lists: [LazyList] = [],
    wheels: [WheelValues] = []
  ) {
    self.name = name
    self.tree = tree
    self.landscape = landscape
    self.rules = rules
    self.lists = lists
    self.wheels = wheels
  }
}

extension AppScreen {
  /// The screen as it is shown anew: with the rows of its lists, and the values of its wheels.
  ///
  /// - Parameter isLandscape: Whether the device is held on its side.
  /// - Returns: The screen.
  /// - Complexity: O(n + rows) for the first time, O(1) from then on, for all copies of the screen.
  func prepared(isLandscape: Bool) -> SimulatedScreen {
    let recorded = isLandscape ? landscape ?? tree : tree
    let kept = isLandscape && landscape != nil ? prepared.landscape : prepared.portrait
    return kept.value {
      var screen = SimulatedScreen(recorded)
      screen.prepare(lists, wheels)
      return screen
    }
  }
}

/// Screens that were made once for all devices that show them; no part of what a screen is.
private struct PreparedScreens: Hashable, Sendable {
  let portrait = Lazily<SimulatedScreen>()
  let landscape = Lazily<SimulatedScreen>()

  static func == (first: PreparedScreens, second: PreparedScreens) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
