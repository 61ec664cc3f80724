internal import Hierarchy

/// The trees of keyboards that were raised, so that raising one again costs nothing.
final class KeyboardTrees: @unchecked Sendable {
  // Sendable is unchecked because the trees are only used under the lock.
  static let shared = KeyboardTrees()

  private let lock = Lock()
  private var trees: [Key: ElementTree] = [:]

  /// A device has few keyboards in few states.
  private static let limit = 256

  private struct Key: Hashable {
    let keyboard: SoftwareKeyboard
    let size: Size
  }

  /// The tree of a keyboard on a screen.
  func tree(of keyboard: SoftwareKeyboard, on size: Size) -> ElementTree {
    let key = Key(keyboard: keyboard, size: size)
    return lock.withLock {
      if let tree = trees[key] { return tree }
      let tree = keyboard.tree(on: size)
      if trees.count >= Self.limit { trees = [:] }
      trees[key] = tree
      return tree
    }
  }
}
