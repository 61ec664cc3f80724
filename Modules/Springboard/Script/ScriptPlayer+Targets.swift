internal import Diagnostics
internal import Foundation
internal import Hierarchy
internal import Query

// What events need of the device, and how what fails is told.
extension ScriptPlayer {
  /// The bundle identifier of the app in front; that of the home screen where none is.
  var frontApplication: String { device.foreground ?? SystemApplication.bundleIdentifier }

  /// The app that shows the alert of the system, if there is one.
  var alertApplication: String? {
    device.alerts.first.map {
      $0.alert.kind.ownerBundleIdentifier ?? SystemApplication.bundleIdentifier
    }
  }

  /// The apps in which elements are looked for, the one in front of others first.
  var visibleApplications: [String] {
    let alert = alertApplication
    return [alert, frontApplication == alert ? nil : frontApplication].compactMap(\.self)
  }

  func application(_ bundle: String) -> DeviceApplication {
    DeviceApplication(bundleIdentifier: bundle, session: session)
  }

  /// Has something done by the session, and throws what it reports.
  func act(_ body: () -> Void) throws(ScriptFailure) {
    let count = failures.failures.count
    body()
    let messages = failures.failures[count...].map(\.message)
    if !messages.isEmpty { throw ScriptFailure(messages.joined(separator: "\n")) }
  }

  /// Has something done by the device itself.
  func deviceDoes(
    _ body: (SimulatedDevice) throws(DeviceError) -> Void
  ) throws(ScriptFailure) {
    do throws(DeviceError) {
      try body(device)
    } catch {
      throw ScriptFailure("\(error)\(hint(for: error))")
    }
  }

  /// Which app was perhaps meant, in a line of its own.
  private func hint(for error: DeviceError) -> String {
    guard case .applicationNotInstalled(let bundle) = error else { return "" }
    let nearest = bundle.nearest(among: device.installed)
    let others = nearest.isEmpty ? device.installed : nearest
    guard !others.isEmpty else { return "" }
    return nearest.isEmpty
      ? "\nhint: there are \(others.joined(separator: ", "))"
      : "\nhint: did you mean \(others.joined(separator: " or "))?"
  }

  /// What a locator finds in an app.
  func nodes(_ locator: Locator, in bundle: String) throws(ScriptFailure) -> [ElementNode] {
    guard let tree = try? device.tree(of: bundle) else { return [] }
    do throws(LocatorEvaluationError) {
      return try locator.nodes(in: tree)
    } catch {
      throw ScriptFailure("\(error)")
    }
  }

  /// The element that a locator is for, which need not exist.
  func element(_ locator: Locator) throws(ScriptFailure) -> DeviceElement {
    var bundle = frontApplication
    for candidate in visibleApplications where try !nodes(locator, in: candidate).isEmpty {
      bundle = candidate
      break
    }
    return application(bundle).elements(locatedBy: locator).element
  }

  /// What a finger goes to.
  func target(_ place: ScriptPlace) throws(ScriptFailure) -> TouchTarget {
    switch place {
    case .element(let locator): return try element(locator)
    case .point(let point):
      let bundle = visibleApplications[0]
      let origin = (try? device.tree(of: bundle))?.first?.frame ?? .unavailable
      return application(bundle).coordinate(withNormalizedOffset: CGVector(dx: 0.0, dy: 0.0))
        .withOffset(CGVector(dx: point.x - origin.x, dy: point.y - origin.y))
    }
  }

  func touch(
    _ place: ScriptPlace,
    _ gesture: (TouchTarget) -> Void
  ) throws(ScriptFailure) {
    let target = try target(place)
    try act { gesture(target) }
  }

  /// Why nothing has come of a gesture, where that is known.
  func reason(forNothing event: ScriptEvent) -> String? {
    switch event {
    case .tap(let place), .doubleTap(let place), .longPress(let place, _):
      switch place {
      case .element(let locator):
        for bundle in visibleApplications {
          guard let node = try? nodes(locator, in: bundle).first else { continue }
          return node.isEnabled == false ? "\(node.title) is disabled" : nil
        }
        return nil
      case .point(let point):
        let tree = try? device.tree(of: visibleApplications[0])
        guard let tree, tree.hitTest(at: point) == nil else { return nil }
        return "nothing is at \(point.x), \(point.y)"
      }
    case .type, .swipe: return alertApplication == nil ? nil : "an alert is in front"
    default: return nil
    }
  }
}
