internal import Hierarchy
internal import Query

extension SimulatedDevice {
  /// A screen of an app as it is when it is shown anew.
  func shown(_ name: String, in bundle: String) -> ShownScreen {
    let screen = processes[bundle]?.model.screen(named: name)
    let content = screen?.prepared(isLandscape: orientation.isLandscape)
    note(.showed(screen: name, bundle))
    return ShownScreen(
      name: name,
      content: content ?? SimulatedScreen(ElementTree()),
      isLandscape: orientation.isLandscape
    )
  }

  /// Changes the screen that an app shows.
  func edit(_ bundle: String, _ body: (inout ElementTreeEditor) -> Void) {
    guard var screen = processes[bundle]?.navigation.current else { return }
    screen.content.edit(body)
    // The keyboard goes where its field does.
    _ = screen.content.followFocus()
    processes[bundle]?.navigation.current = screen
  }

  /// Follows the rules for a screen that has come to be shown.
  func appeared(in bundle: String) { follow(.appeared, in: bundle, subject: nil) }

  /// Has an event happen on the screen of the app in front, or on the home screen.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - keepsKeyboard: Whether the keyboard stays up where the event takes it away.
  /// - Throws: Why the event cannot be done.
  func performOnScreen(
    _ event: DeviceEvent,
    keepsKeyboard: Bool
  ) throws(DeviceError) {
    guard let bundle = foreground else { return try performOnHomeScreen(event) }
    guard case .typeText(let text) = event else {
      return try perform(event, in: bundle, keepsKeyboard: keepsKeyboard)
    }
    // What a return key sets off comes before what is typed after it, which may go elsewhere then.
    var rest = text[...]
    repeat {
      guard keyboardFocus(in: bundle) != nil else { throw .noKeyboardFocus }
      let part = typingPart(of: rest, in: bundle)
      try perform(.typeText(String(part)), in: bundle, keepsKeyboard: keepsKeyboard)
      rest = rest[part.endIndex...]
    } while !rest.isEmpty
  }

  /// What of a text is typed before anything else happens: up to a return key that submits.
  private func typingPart(of text: Substring, in bundle: String) -> Substring {
    let content = processes[bundle]?.navigation.current?.content
    let isLong = content?.focus.map { content?.tree[$0].isOfType(.textView) == true } ?? false
    let returns: Set<Character> = ["\n", "\r", "\r\n", "\u{3}"]
    guard !isLong, let end = text.firstIndex(where: { returns.contains($0) }) else { return text }
    return text[...end]
  }

  private func perform(
    _ event: DeviceEvent,
    in bundle: String,
    keepsKeyboard: Bool
  ) throws(DeviceError) {
    guard var screen = processes[bundle]?.navigation.current else { return }
    switch event {
    case .typeText, .typeKey: try screen.content.requireKeyboardFocus()
    default: break
    }
    screen.content.typingSettings.usesHardwareKeyboard = usesHardwareKeyboard
    screen.content.pasteboard = pasteboard
    var happenings = screen.content.handle(event)
    if keepsKeyboard, happenings.contains(.keyboardHidden) {
      for case .blurred(let index) in happenings {
        happenings += screen.content.setFocus(index)
      }
    }
    pasteboard = screen.content.pasteboard
    processes[bundle]?.navigation.current = screen
    for happening in happenings {
      note(.reaction(ScreenReaction(happening, in: screen.content.tree)))
      if case .refused(let refusal) = happening { throw .failed("\(refusal)") }
    }
    if SettingsApplication.isBuiltIn(in: self), bundle == SettingsApplication.bundleIdentifier {
      return reactInSettings(to: happenings)
    }
    react(to: happenings, in: bundle)
  }
}

// MARK: - What the system shows

extension SimulatedDevice {
  /// Has an event happen while a system alert is in front: only its buttons react.
  func performOnAlert(_ event: DeviceEvent) {
    guard case .tap(let point, _, _) = event,
      let receiver = currentAlertTree.hitTest(at: point)?.receiver, receiver.type == .button,
      let pending = alerts.first,
      let button = pending.alert.buttons.first(where: { $0.label == receiver.label })
    else { return }
    alerts.removeFirst()
    systemTree = nil
    note(.answered(pending.alert.kind, pending.application, button: button.label))
    guard pending.isKept, let answer = button.answer else { return }
    permissions.record(answer, to: pending.alert.kind, from: pending.application)
    if case .action(let action) = answer { perform(action, for: pending.application) }
    if case .asks(let kind) = answer {
      // The next question comes before all others that wait.
      if let next = systemAlert(kind, for: pending.application) {
        alerts.insert(
          PendingAlert(
            alert: next,
            application: pending.application,
            launch: pending.launch,
            granted: pending.granted,
            denied: pending.denied,
            permission: pending.permission
          ),
          at: 0
        )
        return
      }
    }
    answered(pending, isGranted: answer.status?.isGranted ?? false)
    answerWaiting(like: pending)
  }

  /// Answers the questions of an app that wait for a permission which has been decided since.
  private func answerWaiting(like decided: PendingAlert) {
    guard let permission = decided.permission, let known = permission.systemPermission else {
      return
    }
    let isSame = { (other: PendingAlert) in
      other.permission == permission && other.application == decided.application && other.isKept
    }
    let status = permissions.status(of: known, for: decided.application)
    guard status != .notDetermined else { return }
    let waiting = alerts.filter(isSame)
    alerts.removeAll(where: isSame)
    systemTree = nil
    for other in waiting { answered(other, isGranted: status.isGranted) }
  }

  /// Tells an app what the user has decided.
  private func answered(_ pending: PendingAlert, isGranted: Bool) {
    guard let process = processes[pending.application], process.launch == pending.launch,
      process.isRunning
    else { return }
    run(
      isGranted ? pending.granted : pending.denied,
      in: pending.application,
      subject: nil,
      isOfScreen: false
    )
    if let permission = pending.permission {
      follow(answered: permission, isGranted: isGranted, in: pending.application)
    }
  }

  /// The alert of a kind, in the version and language of an app's model.
  func systemAlert(_ kind: SystemAlertKind, for bundle: String) -> SystemAlert? {
    guard let model = processes[bundle]?.model else { return nil }
    return SystemAlert(
      kind,
      for: model.name,
      in: SystemAlert.Version(model.system.version) ?? SystemAlert.Version(18),
      language: model.system.language
    )
  }

  /// Asks the user for a permission, or tells the app at once what is decided already.
  func ask(_ permission: AppPermission, granted: [Effect], denied: [Effect], for bundle: String) {
    guard let process = processes[bundle], let kind = permission.alertKind,
      let known = permission.systemPermission
    else {
      // What iOS never asks for is allowed.
      return run(granted, in: bundle, subject: nil, isOfScreen: false)
    }
    let version = SystemAlert.Version(process.model.system.version) ?? SystemAlert.Version(18)
    guard let asked = permissions.alert(for: kind, from: bundle, in: version),
      let alert = systemAlert(asked, for: bundle)
    else {
      let isGranted = permissions.status(of: known, for: bundle).isGranted
      return run(isGranted ? granted : denied, in: bundle, subject: nil, isOfScreen: false)
    }
    note(.asked(asked, bundle))
    alerts.append(
      PendingAlert(
        alert: alert,
        application: bundle,
        launch: process.launch,
        granted: granted,
        denied: denied,
        permission: permission
      )
    )
    systemTree = nil
  }
}
