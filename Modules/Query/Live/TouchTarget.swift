public import Foundation
internal import Hierarchy

/// Something on a device's screen that can be touched: an element or a coordinate.
///
/// Its gestures are XCUITest's. They are reported as failures for the place that they are called from,
/// or for `SourceSite.current` where that is set.
open class TouchTarget: NSObject {
  /// The session that it was made for; nil for whichever is current when it is used.
  let ownSession: DeviceSession?
  let site: SourceSite?

  init(session: DeviceSession?, site: SourceSite?) {
    ownSession = session
    self.site = site
  }

  /// The session that it belongs to.
  final var session: DeviceSession { ownSession ?? .current }

  /// Where a finger touches it now, or a failure.
  ///
  /// - Parameters:
  ///   - action: What it is touched for.
  ///   - site: Where the test asks for it.
  /// - Returns: The place; nil after a failure and in a session that is inert.
  func touch(for action: ElementAction, at site: SourceSite?) -> Touch? {
    preconditionFailure("Elements and coordinates know where they are")
  }

  /// Where a drag to it ends, which need not be a place that a finger would reach.
  func dragEnd(at site: SourceSite?) -> Point? { touch(for: .drag, at: site)?.point }

  /// Finds out where to touch, and has the device do it.
  final func perform(
    _ action: ElementAction,
    at site: SourceSite?,
    _ event: (Touch) -> DeviceEvent?
  ) {
    session.note(site)
    let site = place(site)
    guard session.heldKeys.isEmpty || session.isInert else {
      session.fail("Failed to \(action.rawValue) \(self): \(DeviceSession.touchWithKeys)", at: site)
      return
    }
    guard let touch = touch(for: action, at: site), let event = event(touch) else { return }
    if let mistake = event.mistake {
      session.fail("Failed to \(action.rawValue) \(self): \(mistake)", at: site)
      return
    }
    do throws(DeviceError) {
      try session.device.perform(event)
    } catch {
      session.fail("Failed to \(action.rawValue) \(self): \(error)", at: site)
    }
  }

  /// The place that a failure is reported for.
  ///
  /// Where the place of a property is not known, it is the last one that anything was asked at.
  final func place(_ site: SourceSite?) -> SourceSite? {
    SourceSite.current ?? site ?? session.lastSite ?? self.site
  }
}

/// Where a finger touches something.
struct Touch {
  /// The place on the screen.
  let point: Point
  /// The part of the element that can be seen.
  let bounds: Rect
  /// The screen, which no finger leaves.
  let screen: Rect
}
