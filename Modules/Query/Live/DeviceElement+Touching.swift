internal import Hierarchy

extension DeviceElement {
  /// Where a finger touches the element, which is scrolled onto the screen where that can be done.
  func hittableTouch(for action: ElementAction, at site: SourceSite?) -> Touch? {
    guard var (screen, node) = found(for: action, at: site) else { return nil }
    var hittability = screen.hittability(of: node)
    if case .notHittable(let reason) = hittability, reason.mayBeScrolled {
      do throws(DeviceError) {
        try session.device.scrollToVisible(node, in: path.application)
      } catch {
        let failure = "Failed to \(action.rawValue) \(path): Failed to scroll to visible "
        session.fail(failure + "\(node.line), error: \(error)", at: place(site))
        return nil
      }
      guard let moved = found(for: action, at: site) else { return nil }
      (screen, node) = moved
      hittability = screen.hittability(of: node)
    }
    // A monitor may bring up the next alert, but not for ever.
    for _ in 0..<Self.interruptionLimit {
      guard let interruption = interruption(of: node, hittability, screen),
        session.deal(with: interruption)
      else { break }
      guard let freed = found(for: action, at: site) else { return nil }
      (screen, node) = freed
      hittability = screen.hittability(of: node)
    }
    switch hittability {
    case .hittable(let point):
      return Touch(
        point: point,
        bounds: node.visibleFrame ?? Rect(x: point.x, y: point.y, width: 0, height: 0),
        screen: screen.frame
      )
    case .notHittable(let obstacle):
      fail(.notHittable(node, obstacle), action, at: site)
      return nil
    }
  }

  /// How many alerts monitors may deal with for one action.
  private static let interruptionLimit = 10

  /// The alert that keeps an element from being touched, if that is what does.
  private func interruption(
    of node: ElementNode,
    _ hittability: Hittability,
    _ screen: LiveScreen
  ) -> DeviceElement? {
    guard case .notHittable(.covered(let cover)) = hittability else { return nil }
    var application = path.application
    var alert = cover
    let modals: Set<ElementType> = [.alert, .sheet, .dialog]
    if let point = node.hitPoint, let obstruction = screen.obstruction(at: point) {
      // Another app in front is nothing that a monitor could close.
      guard modals.contains(obstruction.element.type) else { return nil }
      (application, alert) = (obstruction.application, obstruction.element)
    } else {
      let around = [cover] + Array(cover.ancestors)
      guard let modal = around.last(where: { modals.contains($0.type) }) else { return nil }
      alert = modal
    }
    guard let identity = ElementIdentity.identities(of: [alert]).first else { return nil }
    return DeviceElement(
      session: session,
      path: ElementPath(application: application)
        .appending(.descendants(alert.type)).appending(.identity(identity)),
      site: nil
    )
  }
}

extension Hittability.Obstacle {
  /// Whether scrolling may help.
  fileprivate var mayBeScrolled: Bool {
    switch self {
    case .offScreen, .clipped: true
    case .noFrame, .emptyFrame, .covered, .recordedInvisible, .recordedNotHittable: false
    }
  }
}
