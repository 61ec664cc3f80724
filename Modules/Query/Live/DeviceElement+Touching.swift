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
    switch hittability {
    case .hittable(let point):
      return Touch(point: point, bounds: node.frame ?? .unavailable)
    case .notHittable(let reason):
      let problem = ResolutionFailure.Problem.notHittable(node, reason)
      session.fail("\(ResolutionFailure(path: path, action: action, problem: problem))", at: site)
      return nil
    }
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
