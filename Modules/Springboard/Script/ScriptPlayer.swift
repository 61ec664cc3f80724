internal import Diagnostics
internal import Foundation
internal import Hierarchy
internal import Query

/// Does what a script says to a simulated device, event by event, and tells what has changed.
///
/// ```swift
/// let player = ScriptPlayer(SimulatedDevice([model]))
/// _ = player.play(.launch(nil, arguments: []))
/// let outcome = player.play(.tap(.element(try Locator("id=add"))))
/// for line in outcome.difference?.lines() ?? [] { print(line) }
/// ```
///
/// Gestures are those of a UI test: an element is scrolled onto the screen, what covers it stands in the
/// way, and what is missing is looked for some times. Elements are looked for in the alert of the system
/// that is in front, if there is one, and then in the app in front.
package final class ScriptPlayer {
  /// The device.
  package let device: SimulatedDevice

  /// The arguments of apps that are launched without any.
  package var arguments: [String] = []

  /// The environment of apps that are launched.
  package var environment: [String: String] = [:]

  let session: DeviceSession
  private let failures = FailureList()

  /// Creates a player on a device.
  package init(_ device: SimulatedDevice) {
    self.device = device
    session = DeviceSession(device, failureSink: failures, stopsAtFirstFailure: false)
  }

  /// Does an event.
  ///
  /// - Returns: What has changed since, the answer to a question, and why it failed if it has.
  package func play(_ event: ScriptEvent) -> ScriptOutcome {
    let before = Stage(device)
    let logCount = device.log.count
    var outcome = ScriptOutcome()
    do throws(ScriptFailure) {
      outcome.answer = try perform(event)
      // Rules without an end stop the device, which only the next question tells.
      if let breakdown = device.breakdown { outcome.failure = "\(breakdown)" }
    } catch {
      outcome.failure = error.message
    }
    let after = Stage(device)
    outcome.log = Array(device.log[logCount...])
    outcome.isAction = outcome.answer == nil && !event.isQuestion
    if before.front != after.front { outcome.newFront = after.front }
    if before.front == after.front, let old = before.tree, let new = after.tree {
      outcome.difference = TreeDifference(from: old, to: new, opaque: [.keyboard])
      if before.visit != after.visit { outcome.newScreen = after.screen }
    }
    if let alert = after.alert, alert != before.alert {
      outcome.newAlert = alert.first.flatMap { RecordedAlert($0) }
    }
    if outcome.isAction, outcome.isUnchanged, outcome.failure == nil {
      outcome.note = reason(forNothing: event)
    }
    return outcome
  }

  private func perform(_ event: ScriptEvent) throws(ScriptFailure) -> ScriptOutcome.Answer? {
    switch event {
    case .tap(let place): try touch(place) { $0.tap() }
    case .doubleTap(let place): try touch(place) { $0.doubleTap() }
    case .longPress(let place, let seconds): try touch(place) { $0.press(forDuration: seconds) }
    case .swipe(let direction, let locator): try swipe(direction, locator)
    case .drag(let start, let end):
      // Half a second more than a long press takes, as people do to pick something up.
      let destination = try target(end)
      try touch(start) { $0.press(forDuration: 1, thenDragTo: destination) }
    case .type(let text):
      let application = application(frontApplication)
      try act { application.typeText(text) }
    case .clear(let locator): try clear(found(locator))
    case .set(let locator, let value): try set(found(locator), to: value)
    case .scrollTo(let locator): try scroll(to: found(locator))
    case .press(let button):
      try deviceDoes { device throws(DeviceError) in
        try device.perform(.pressButton(button))
      }
    case .rotate(let orientation):
      try deviceDoes { device throws(DeviceError) in
        try device.perform(.setOrientation(orientation))
      }
    case .wait(let seconds): try act { session.pass(seconds) }
    case .waitFor(let locator, let exists, let seconds): try wait(for: locator, exists, seconds)
    case .launch, .activate, .terminate, .open, .reset: try control(event)
    case .alert, .answer: return try alert(event)
    default: return try answer(event)
    }
    return nil
  }
}

/// Why an event could not be done.
struct ScriptFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

extension ScriptEvent {
  /// Whether that nothing changes is nothing to tell.
  fileprivate var isQuestion: Bool {
    switch self {
    case .waitFor, .reset, .alert, .tree, .find, .expect, .expectation, .screen, .apps, .log, .save,
      .help, .quit:
      true
    default: false
    }
  }
}

/// What a person sees of a device at one moment.
private struct Stage {
  let front: String
  /// What the app in front shows; nil where an alert stands in for the home screen.
  let tree: ElementTree?
  /// The name of its screen, and which of all the times that screens were shown this is.
  let screen: String?
  let visit: Int?
  /// The alert of the system.
  let alert: ElementTree?

  init(_ device: SimulatedDevice) {
    front = device.foreground ?? SystemApplication.bundleIdentifier
    let shown = device.processes[front]?.navigation.current
    (screen, visit) = (shown?.name, shown?.visit)
    alert = device.alerts.isEmpty ? nil : device.currentSystemTree
    let isHome = device.foreground == nil
    tree = isHome && alert != nil ? nil : try? device.tree(of: front)
  }
}

// MARK: - What events need

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
  fileprivate func reason(forNothing event: ScriptEvent) -> String? {
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
