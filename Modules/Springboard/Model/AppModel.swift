public import Hierarchy

/// An app as the simulated device knows it: its screens, and what happens on them.
///
/// A model is a value. It is read from a folder with a manifest (`AppModel.load(path:)`), or written
/// in Swift; `Documentation/AppModels.md` tells what it can say.
public struct AppModel: Hashable, Sendable {
  /// The name under the icon.
  public var name: String

  /// What the system knows the app by.
  public var bundleIdentifier: String

  /// The system that the screens were recorded on.
  public var system: AppSystem

  /// The beginnings of addresses that open the app, such as `notes` for `notes://…`.
  public var urlSchemes: [String]

  /// The variables, with what they hold when the app is launched.
  public var variables: [String: String]

  /// What is decided before anybody is asked.
  public var permissions: [AppPermission: AppPermission.Status]

  /// The name of the screen that a launch shows.
  public var initialScreen: String

  /// The screens.
  public var screens: [AppScreen]

  /// What happens on every screen, where no rule of the screen itself applies.
  public var rules: [Rule]

  /// The files that it was read from; none for one that was written in Swift.
  var sources = ModelSources()

  /// Creates a model; `problems` tells whether it holds together.
  ///
  /// - Parameters:
  ///   - name: The name under the icon.
  ///   - bundleIdentifier: What the system knows the app by.
  ///   - system: The system that the screens were recorded on.
  ///   - urlSchemes: The beginnings of addresses that open the app.
  ///   - variables: The variables, with what they hold at launch.
  ///   - permissions: What is decided before anybody is asked.
  ///   - initialScreen: The screen that a launch shows; the first where nil.
  ///   - screens: The screens.
  ///   - rules: What happens on every screen.
  public init(
    name: String,
    bundleIdentifier: String,
    system: AppSystem = AppSystem(),
    urlSchemes: [String] = [],
    variables: [String: String] = [:],
    permissions: [AppPermission: AppPermission.Status] = [:],
    initialScreen: String? = nil,
    screens: [AppScreen],
    rules: [Rule] = []
  ) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.system = system
    self.urlSchemes = urlSchemes
    self.variables = variables
    self.permissions = permissions
    self.initialScreen = initialScreen ?? screens.first?.name ?? ""
    self.screens = screens
    self.rules = rules
  }

  /// Creates a model of one screen without rules, such as a lone dump.
  ///
  /// The name and the bundle identifier are those that the dump has, where it has them.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - name: The name of the screen.
  public init(screen tree: ElementTree, named name: String) {
    self.init(screens: [AppScreen(name: name, tree: tree)])
  }

  /// Creates a model of screens without rules; what the app is called is taken from the first.
  init(screens: [AppScreen]) {
    let application = screens.lazy.compactMap { $0.tree.roots.first { $0.type == .application } }
      .first
    let bundle = application?.attribute("bundleId") ?? ""
    self.init(
      name: application?.label ?? application?.name ?? screens.first?.name ?? "",
      bundleIdentifier: bundle.isEmpty ? "example.app" : bundle,
      screens: screens
    )
  }

  /// The screen with a name; nil where there is none.
  ///
  /// - Complexity: O(screens).
  public func screen(named name: String) -> AppScreen? {
    screens.first { $0.name == name }
  }
}
