public import Hierarchy

/// A screen of an app: a dump as it was recorded, and what happens on it.
public struct AppScreen: Hashable, Sendable {
  /// The name, by which effects show it.
  public var name: String

  /// The elements when the screen is shown anew.
  public var tree: ElementTree

  /// What happens on it.
  ///
  /// Of the rules whose trigger has come, the first whose condition holds is followed, and no other.
  public var rules: [Rule]

  /// The lists whose rows exist near what can be seen only.
  public var lists: [LazyList]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The name, by which effects show it.
  ///   - tree: The elements when the screen is shown anew.
  ///   - rules: What happens on it.
  ///   - lists: The lists whose rows exist near what can be seen only.
  public init(name: String, tree: ElementTree, rules: [Rule] = [], lists: [LazyList] = []) {
    self.name = name
    self.tree = tree
    self.rules = rules
    self.lists = lists
  }
}
