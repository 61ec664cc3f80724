internal import Hierarchy

/// How an element, or some, are found in an app: what a live handle is made of.
struct ElementPath {
  /// The bundle identifier of the app; nil for the app under test of the current session.
  private let bundleIdentifier: String?
  /// The steps from the app's own element; none for that element itself.
  private(set) var steps: [QueryStep] = []

  init(application: String?) { bundleIdentifier = application }

  /// The bundle identifier of the app.
  var application: String {
    bundleIdentifier ?? DeviceSession.current.device.targetApplication
  }

  /// The path with another step.
  func appending(_ step: QueryStep) -> ElementPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The path to the first of what it leads to.
  ///
  /// An element's own query is bound anew: `buttons["x"].firstMatch` is the first button called x, not
  /// something inside it.
  var firstMatch: ElementPath {
    var path = self
    switch steps.last {
    case .single: path.steps[steps.count - 1] = .first
    case .first, .at, .identity, nil: break
    case .descendants, .children, .located, .matching, .containing: path.steps.append(.first)
    }
    return path
  }

  /// The path without its last step if that leads from several elements to one.
  var query: ElementPath {
    var path = self
    if steps.last?.isBinding == true { path.steps.removeLast() }
    return path
  }
}

extension ElementPath: CustomStringConvertible {
  /// The element as messages name it: `"login" Button`, `Cell (Element at index 2)`.
  var description: String {
    guard !steps.isEmpty else { return "Target Application '\(application)'" }
    var type = ElementType.any
    var identifier: String?
    search: for step in steps.reversed() {
      switch step {
      case .single, .first, .at, .identity, .containing: break
      case .matching(.identified(let itsType, let its)):
        if identifier == nil { identifier = its }
        if type == .any { type = itsType }
      case .matching: break
      case .located(let locator):
        if identifier == nil { identifier = "\(locator)" }
        break search
      case .descendants(let itsType), .children(let itsType):
        if type == .any { type = itsType }
        break search
      }
    }
    let name = identifier.map { "\(PredicateLiteral.quoted($0)) " } ?? ""
    switch steps.last {
    case .at(let index)?: return "\(name)\(type.name) (Element at index \(index))"
    case .first?: return "\(name)\(type.name) (First Match)"
    default: return "\(name)\(type.name)"
    }
  }

  /// The steps, as XCUITest's log names them.
  var chain: String {
    steps.filter { !$0.isBinding }.map { "`\($0)`" }.joined(separator: " -> ")
  }
}
