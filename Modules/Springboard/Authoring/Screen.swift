public import Hierarchy

/// A screen as authors write it.
public struct Screen: AppModelPart {
  /// The screen.
  public let screen: AppScreen

  /// Creates a screen from a recorded tree.
  ///
  /// - Parameters:
  ///   - name: The name, by which effects show it.
  ///   - tree: The elements.
  ///   - landscape: The elements while the device is held on its side.
  ///   - lists: The lists whose rows exist near what can be seen only.
  ///   - wheels: What its picker wheels can show.
  ///   - rules: What happens on it.
  public init(
    _ name: String,
    _ tree: ElementTree,
    landscape: ElementTree? = nil,
    lists: [LazyList] = [],
    wheels: [WheelValues] = [],
    @RulesBuilder rules: () -> [Rule] = { [] }
  ) {
    screen = AppScreen(
      name: name,
      tree: tree,
      landscape: landscape,
      rules: rules(),
      lists: lists,
      wheels: wheels
    )
  }

  /// Creates a screen from elements that are written down.
  ///
  /// - Parameters:
  ///   - name: The name, by which effects show it.
  ///   - root: The application with the elements inside.
  ///   - lists: The lists whose rows exist near what can be seen only.
  ///   - wheels: What its picker wheels can show.
  ///   - rules: What happens on it.
  public init(
    _ name: String,
    _ root: ElementRecord,
    lists: [LazyList] = [],
    wheels: [WheelValues] = [],
    @RulesBuilder rules: () -> [Rule] = { [] }
  ) {
    self.init(name, ElementTree { root }, lists: lists, wheels: wheels, rules: rules)
  }

  /// Adds the screen.
  public func add(to model: inout AppModel) { model.screens.append(screen) }
}
