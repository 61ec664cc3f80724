public import Foundation
internal import Hierarchy

/// A place on the screen, given by an element and a distance, as `XCUICoordinate`.
///
/// It is worked out at each use. Its gestures do not mind what is at the place; that the element is
/// missing is a failure.
public final class DeviceCoordinate: TouchTarget {
  /// The element that the place is relative to.
  public let referencedElement: DeviceElement

  private let normalizedOffset: CGVector
  private let offset: CGVector

  init(
    _ element: DeviceElement,
    normalizedOffset: CGVector,
    offset: CGVector = CGVector(dx: 0.0, dy: 0.0)
  ) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
    super.init(session: element.ownSession, site: element.site)
  }

  /// The place on the screen, in points: the element's origin, plus the share of its size, plus all
  /// offsets.
  public var screenPoint: CGPoint {
    guard let point = touch(for: .coordinate, at: nil)?.point else { return .zero }
    return CGPoint(x: point.x, y: point.y)
  }

  /// Returns a coordinate some points away.
  public func withOffset(_ offsetVector: CGVector) -> DeviceCoordinate {
    DeviceCoordinate(
      referencedElement,
      normalizedOffset: normalizedOffset,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    )
  }

  /// The coordinate in messages.
  public override var description: String {
    "Coordinate at (\(normalizedOffset.dx), \(normalizedOffset.dy)) of \(referencedElement.path)"
      + " + (\(offset.dx), \(offset.dy))"
  }

  override func touch(for action: ElementAction, at site: SourceSite?) -> Touch? {
    guard let (screen, node) = referencedElement.found(for: action, at: place(site)) else {
      return nil
    }
    guard node.frame?.known != nil else {
      referencedElement.fail(.notHittable(node, .noFrame), action, at: site)
      return nil
    }
    let frame = node.cgFrame
    let point = Point(
      x: Double(frame.origin.x + normalizedOffset.dx * frame.size.width + offset.dx),
      y: Double(frame.origin.y + normalizedOffset.dy * frame.size.height + offset.dy)
    )
    guard point.x.isFinite, point.y.isFinite else {
      session.fail("Failed to \(action.rawValue) \(self): it is no point", at: place(site))
      return nil
    }
    return Touch(point: point, bounds: screen.frame, screen: screen.frame)
  }
}

extension DeviceElement {
  /// Returns a place of the element.
  ///
  /// - Parameter normalizedOffset: The share of the width and height, from the top left corner: 0 is
  ///   that corner, 1 the opposite one, and 0.5 the middle.
  /// - Returns: The place, which follows the element.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> DeviceCoordinate {
    DeviceCoordinate(self, normalizedOffset: normalizedOffset)
  }
}
