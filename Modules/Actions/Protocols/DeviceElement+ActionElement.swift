public import Foundation
internal import Hierarchy
public import Query

extension DeviceElement: ActionElement {
  /// Returns where everything inside is and how it is called, equal as long as nothing moves.
  public func layout() -> [AnyHashable] {
    guard let snapshot = try? snapshot() else { return [] }
    let node = snapshot.node
    // An app is all the roots of its dump.
    let tree = node.tree
    return tree[node.index == 0 ? 0..<tree.count : node.subtreeRange].map { node in
      AnyHashable(ElementPlace(type: node.type, frame: node.frame, name: node.name))
    }
  }
}

extension DeviceCoordinate: ActionCoordinate {
  /// Holds a finger on the place and drags it to another.
  @_disfavoredOverload
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo otherCoordinate: DeviceCoordinate
  ) {
    let place: TouchTarget = otherCoordinate
    press(forDuration: duration, thenDragTo: place)
  }
}

/// What tells whether an element has moved; its value may change without that.
private struct ElementPlace: Hashable {
  let type: ElementType
  let frame: Rect?
  let name: String?
}
