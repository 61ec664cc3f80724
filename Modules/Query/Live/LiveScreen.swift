internal import Hierarchy

/// What an app shows at one moment, and the device that shows it.
struct LiveScreen: @unchecked Sendable {
  // Sendable is unchecked because predicates ask their subjects on the thread that asks them.
  let tree: ElementTree
  let application: String
  let device: any Device

  /// The position after the last descendant of an element; all elements are in the first root.
  ///
  /// A dump may have more roots than one, and the app is all of them.
  func subtreeEnd(of index: Int32) -> Int32 {
    index == 0 ? Int32(tree.count) : tree.subtreeEnds[Int(index)]
  }

  /// Whether an element is of a kind; one that Apple does not have is Other, as on a device.
  func isOfType(_ type: ElementType, _ index: Int32) -> Bool {
    type == .any || tree[Int(index)].type == type
  }

  /// The screen itself, as far as the app tells.
  var frame: Rect { tree.first?.screen ?? tree.first?.frame?.known ?? .everywhere }

  /// Where a finger would touch an element; nil where it would not reach it.
  func hitPoint(of node: ElementNode) -> Point? {
    guard case .hittable(let point) = hittability(of: node) else { return nil }
    return point
  }

  /// Whether a finger would reach an element, and where, or why not.
  func hittability(of node: ElementNode) -> Hittability {
    let hittability = node.hittability
    if case .hittable(let point) = hittability, let obstruction = obstruction(at: point) {
      return .notHittable(.covered(by: obstruction.element))
    }
    return hittability
  }

  /// What another app has in front of a point.
  func obstruction(at point: Point) -> DeviceObstruction? {
    device.obstruction(of: application, at: point)
  }
}

extension Rect {
  /// The frame of a screen whose size nobody tells.
  fileprivate static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
