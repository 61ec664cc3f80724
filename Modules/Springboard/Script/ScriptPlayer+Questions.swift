internal import Hierarchy
internal import Predicate
internal import Query

// Questions, and what is done to apps as a whole.
extension ScriptPlayer {
  func control(_ event: ScriptEvent) throws(ScriptFailure) {
    let (device, environment) = (device, environment)
    switch event {
    case .launch(let bundle, let words):
      let words = words.isEmpty ? arguments : words
      try deviceDoes { _ throws(DeviceError) in
        try device.launch(
          bundle ?? device.targetApplication,
          arguments: words,
          environment: environment
        )
      }
    case .activate(let bundle):
      let words = arguments
      try deviceDoes { _ throws(DeviceError) in
        try device.activate(
          bundle ?? device.targetApplication,
          arguments: words,
          environment: environment
        )
      }
    case .terminate(let bundle):
      try deviceDoes { _ throws(DeviceError) in
        try device.terminate(bundle ?? device.foreground ?? device.targetApplication)
      }
    case .open(let url):
      try deviceDoes { _ throws(DeviceError) in
        try device.perform(.openURL(url, bundleIdentifier: nil))
      }
    case .reset(let permission):
      let bundle = device.foreground ?? device.targetApplication
      switch permission {
      case .resource(let resource):
        try deviceDoes { _ throws(DeviceError) in
          try device.resetAuthorization(for: resource, of: bundle)
        }
      // XCUITest has no name for it; apps have to ask again all the same.
      case .notifications:
        device.permissions.set(.notDetermined, of: .notifications, for: bundle)
      }
    default: break
    }
  }

  func wait(
    for locator: Locator,
    _ isWanted: Bool,
    _ seconds: Double
  ) throws(ScriptFailure) {
    // What has no answer now has none later.
    _ = try matches(locator)
    var isThere = false
    try act {
      isThere = session.wait(timeout: seconds) {
        let count = (try? matches(locator).count) ?? 0
        return (count > 0) == isWanted
      }
    }
    guard !isThere else { return }
    throw ScriptFailure(
      "after \(seconds) s "
        + (isWanted ? try diagnosis(locator) : "there still is something for \(locator)")
    )
  }

  func answer(_ event: ScriptEvent) throws(ScriptFailure) -> ScriptOutcome.Answer? {
    switch event {
    case .tree(let bundle): return .tree(try tree(bundle ?? visibleApplications[0]))
    case .save(let path): return .dump(try tree(visibleApplications[0]), path: path)
    case .find(let locator):
      let matches = try matches(locator)
      if matches.isEmpty { throw ScriptFailure(try diagnosis(locator)) }
      return .elements(matches)
    case .expect(let locator, let isWanted):
      let matches = try matches(locator)
      if isWanted, matches.isEmpty { throw ScriptFailure(try diagnosis(locator)) }
      if !isWanted, let first = matches.first {
        let others = matches.count > 1 ? " and \(matches.count - 1) more" : ""
        throw ScriptFailure("there is \(first.line)\(others)")
      }
      return nil
    case .expectation(let locator, let predicate):
      let node = try found(locator).node
      try expect(node, predicate)
      return nil
    case .screen: return .lines([screenName])
    case .apps: return .lines(device.installed.map(describe))
    case .log: return .lines(device.log.map { "\($0)" })
    case .help(let verb): return .lines(Self.help(verb))
    case .quit: return .end
    default: return nil
    }
  }

  /// The elements that a locator finds in what is in front.
  private func matches(_ locator: Locator) throws(ScriptFailure) -> [ElementNode] {
    var matches: [ElementNode] = []
    for bundle in visibleApplications { matches += try nodes(locator, in: bundle) }
    return matches
  }

  /// Why a locator finds nothing, and what is near.
  private func diagnosis(_ locator: Locator) throws(ScriptFailure) -> String {
    let tree = try tree(frontApplication)
    do throws(LocatorEvaluationError) {
      return try locator.diagnosis(in: tree).map { "\($0)" } ?? "no element matches \(locator)"
    } catch {
      throw ScriptFailure("\(error)")
    }
  }

  private func expect(_ node: ElementNode, _ predicate: TreePredicate) throws(ScriptFailure) {
    do throws(PredicateEvaluationError) {
      if try predicate.matches(node) { return }
    } catch {
      throw ScriptFailure("\(error)")
    }
    throw ScriptFailure("\(predicate.predicate) is false of \(node.line)")
  }

  private func tree(_ bundle: String) throws(ScriptFailure) -> ElementTree {
    var tree = ElementTree()
    try deviceDoes { device throws(DeviceError) in tree = try device.tree(of: bundle) }
    return tree
  }

  /// The name of the screen that the app in front shows.
  private var screenName: String {
    guard let front = device.foreground else { return "(home screen)" }
    return device.processes[front]?.navigation.current?.name ?? "(none)"
  }

  private func describe(_ bundle: String) -> String {
    let process = device.processes[bundle]
    let state =
      switch device.state(of: bundle) {
      case .unknown: "unknown"
      case .notRunning: "not running"
      case .runningBackgroundSuspended: "suspended in the background"
      case .runningBackground: "in the background"
      case .runningForeground: "in front"
      }
    return "\(bundle) \((process?.model.name ?? "").shownInQuotes): \(state)"
  }

  /// What the events are, or one of them.
  private static func help(_ verb: ScriptVerb?) -> [String] {
    if let verb { return ["\(verb.rawValue) \(verb.usage)", "  \(verb.summary)"] }
    let width = ScriptVerb.allCases.map(\.rawValue.count).max() ?? 0
    let list = ScriptVerb.allCases.map { verb in
      let name = verb.rawValue
      return name + String(repeating: " ", count: width - name.count + 2) + verb.summary
    }
    return list + [
      "",
      "LOCATOR goes to the end of the line; where something follows it, put it in quotes.",
      "Seconds behind it are written 2s, or 2 behind quotes.",
      "'help EVENT' tells what may follow an event.",
    ]
  }
}
