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
  let failures = FailureList()

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
