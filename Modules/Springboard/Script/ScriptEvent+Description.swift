internal import Diagnostics
internal import Hierarchy
internal import Query

extension ScriptEvent: CustomStringConvertible {
  /// The event as a line, which reads back as an equal event.
  package var description: String { ([verb.rawValue] + words).joined(separator: " ") }

  /// The verb of the line.
  package var verb: ScriptVerb {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .swipe: .swipe
    case .drag: .drag
    case .type: .type
    case .clear: .clear
    case .set: .set
    case .scrollTo: .scrollTo
    case .press: .press
    case .rotate: .rotate
    case .wait: .wait
    case .waitFor: .waitFor
    case .launch: .launch
    case .activate: .activate
    case .terminate: .terminate
    case .open: .open
    case .alert, .answer: .alert
    case .reset: .reset
    case .tree: .tree
    case .find: .find
    case .expect, .expectation: .expect
    case .screen: .screen
    case .apps: .apps
    case .log: .log
    case .save: .save
    case .help: .help
    case .quit: .quit
    }
  }

  private var words: [String] {
    switch self {
    case .tap(let place), .doubleTap(let place): [place.scriptText]
    case .longPress(let place, let seconds): [place.scriptText, "\(seconds)"]
    case .swipe(let direction, let locator):
      [direction.rawValue] + (locator.map { [$0.scriptText] } ?? [])
    case .drag(let start, let end): [start.scriptText, "to", end.scriptText]
    case .type(let text): [text.quotedForScript]
    case .clear(let locator), .scrollTo(let locator), .find(let locator): [locator.scriptText]
    case .set(let locator, let value): [locator.scriptText, value.quotedForScript]
    case .press(let button): [button.scriptName]
    case .rotate(let orientation): [orientation.scriptName]
    case .wait(let seconds): ["\(seconds)"]
    case .waitFor(let locator, let exists, let seconds):
      (exists ? [] : ["not"]) + [locator.scriptText, "\(seconds)"]
    case .launch(let bundle, let arguments):
      (bundle.map { [$0.quotedForScript] } ?? []) + arguments.map(\.quotedForScript)
    case .activate(let bundle), .terminate(let bundle), .tree(let bundle):
      bundle.map { [$0] } ?? []
    case .open(let text): [text.quotedForScript]
    case .answer(.accept): ["accept"]
    case .answer(.dismiss): ["dismiss"]
    case .answer(.button(let label)): [label.quotedForScript]
    case .reset(let permission): [permission.scriptName]
    case .expect(let locator, let exists): (exists ? [] : ["not"]) + [locator.scriptText]
    case .expectation(let locator, let predicate): [locator.scriptText, "\(predicate.predicate)"]
    case .save(let path): [path.quotedForScript]
    case .help(let verb): verb.map { [$0.rawValue] } ?? []
    case .alert, .screen, .apps, .log, .quit: []
    }
  }
}

extension ScriptPlace {
  /// The place as a line has it.
  var scriptText: String {
    switch self {
    case .element(let locator): locator.scriptText
    case .point(let point): "\(point.x),\(point.y)"
    }
  }
}

extension Locator {
  /// The locator in quotes, which it may stand in anywhere.
  fileprivate var scriptText: String { description.quotedForScript }
}

extension String {
  /// The text in quotes, with escapes for what a line cannot hold.
  fileprivate var quotedForScript: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.isControl: text += scalar.visible
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
