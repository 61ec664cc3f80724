internal import Query

extension AppMap: CustomStringConvertible {
  /// The screens, each with the ways that begin there on lines of their own.
  public var description: String {
    var lines: [String] = []
    for screen in screens {
      var notes: [String] = []
      if screen.isInitial { notes.append("initial") }
      if !screen.isReachable { notes.append("unreachable") }
      if screen.isDeadEnd { notes.append("dead end") }
      let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
      let count = "\(screen.elementCount) element\(screen.elementCount == 1 ? "" : "s")"
      lines.append("\(screen.name)\(note), \(count)")
      lines += screen.ways.map { "  \($0)" }
    }
    if !everywhere.isEmpty {
      lines.append("everywhere")
      lines += everywhere.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension AppMap.Way: CustomStringConvertible {
  /// What has to happen, and where the way leads to.
  public var description: String {
    let place =
      switch target {
      case .screen(let name): name
      case .back: "back"
      case .outside: "out of the app"
      }
    return "\(trigger)\(isConditional ? ", perhaps" : "") → \(place)"
  }
}

extension Trigger: CustomStringConvertible {
  /// The trigger as in a manifest, without its braces: `tap id=signIn`.
  public var description: String {
    switch self {
    case .tap(let locator): "tap \(locator)"
    case .doubleTap(let locator): "doubleTap \(locator)"
    case .longPress(let locator): "longPress \(locator)"
    case .swipe(let locator, let direction?): "swipe \(direction) \(locator)"
    case .swipe(let locator, nil): "swipe \(locator)"
    case .changed(let locator): "changed \(locator)"
    case .submitted(let locator): "submitted \(locator)"
    case .refreshed(let locator): "refreshed \(locator)"
    case .appeared: "appeared"
    case .launched: "launched"
    case .activated: "activated"
    case .backgrounded: "backgrounded"
    case .opened(let pattern): "opened \(pattern)"
    case .pressed(let label): "pressed \(label)"
    case .answered(let permission, nil): "answered \(permission.name)"
    case .answered(let permission, let isGranted?):
      "answered \(permission.name) \(isGranted ? "granted" : "denied")"
    }
  }
}
