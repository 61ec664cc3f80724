internal import Diagnostics
internal import Hierarchy
internal import Query

// Alerts, of the system and of apps.
extension ScriptPlayer {
  /// An alert or a sheet that is in front.
  fileprivate struct FrontAlert {
    let bundle: String
    let alert: RecordedAlert
  }

  /// The system's alert, else the app's topmost one.
  private var frontAlert: FrontAlert? {
    let bundle = visibleApplications[0]
    guard let tree = try? device.tree(of: bundle) else { return nil }
    let node = tree.last { [.alert, .sheet].contains($0.type) && $0.isVisible != false }
    return node.flatMap { RecordedAlert($0) }.map { FrontAlert(bundle: bundle, alert: $0) }
  }

  /// Tells which alert is in front, or presses one of its buttons.
  func alert(_ event: ScriptEvent) throws(ScriptFailure) -> ScriptOutcome.Answer? {
    guard let front = frontAlert else {
      if case .alert = event { return .lines(["no alert is in front"]) }
      throw ScriptFailure("no alert is in front")
    }
    guard case .answer(let answer) = event else { return .lines(front.lines) }
    let position = try Self.position(of: answer, in: front.alert)
    let button = front.alert.buttonElements[position]
    // By its place: labels of an alert's buttons may be alike.
    let element = application(front.bundle).descendants(matching: .any)
      .element(boundBy: button.index - 1)
    try act { element.tap() }
    return nil
  }

  /// Which button an answer presses.
  private static func position(
    of answer: ScriptAnswer,
    in alert: RecordedAlert
  ) throws(ScriptFailure) -> Int {
    let labels = alert.buttons.map(\.label)
    let all = labels.map(\.shownInQuotes).joined(separator: ", ")
    if let policy = answer.policy {
      let choice = policy.choice(for: alert)
      if let position = choice.position { return position }
      throw ScriptFailure(
        "\(policy.name) presses no button: \(choice.reason)\nhint: write 'alert LABEL'; there are \(all)"
      )
    }
    guard case .button(let label) = answer else { throw ScriptFailure("no button is named") }
    let choice = AlertPolicy.labels([label]).choice(for: alert)
    if let position = choice.position { return position }
    let nearest = label.nearest(among: labels)
    throw ScriptFailure(
      "the alert has no button \(label.shownInQuotes)\nhint: "
        + (nearest.isEmpty
          ? "there are \(all)" : "did you mean \(nearest.joined(separator: " or "))?")
    )
  }
}

extension ScriptPlayer.FrontAlert {
  /// The alert and its buttons, with what they mean and who would press them.
  fileprivate var lines: [String] {
    let kind = alert.kind.map { ", \($0.rawValue)" } ?? ""
    let title = alert.title.map { " \($0.shownInQuotes)" } ?? ""
    var lines = ["\(alert.isSheet ? "sheet" : "alert")\(title) of \(bundle)\(kind)"]
    for (position, button) in alert.buttons.enumerated() {
      var line = "  \(button.label.shownInQuotes)"
      if button.role != .option { line += ", \(button.role.rawValue)" }
      for answer in [ScriptAnswer.accept, .dismiss]
      where answer.policy?.choice(for: alert).position == position {
        line += ", pressed by '\(answer == .accept ? "alert accept" : "alert dismiss")'"
      }
      lines.append(line)
    }
    return lines
  }
}
