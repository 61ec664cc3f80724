internal import Hierarchy

/// Why an element could not be used, as data; `description` is what a test reports.
///
/// The words are XCUITest's, as logs of Xcode 16 and later show them, and then what was found
/// instead.
struct ResolutionFailure: Error {
  let path: ElementPath
  let action: ElementAction
  let problem: Problem

  enum Problem {
    /// The app has no tree, or the device refuses.
    case device(DeviceError)
    /// A step found nothing.
    case noMatches(step: Int, input: [ElementNode], advice: [String])
    /// One element is wanted, and there are several.
    case multipleMatches([ElementNode], advice: [String])
    /// A predicate, or a locator, has no answer.
    case noAnswer(LocatorEvaluationError)
    /// A finger would not reach the element.
    case notHittable(ElementNode, Hittability.Obstacle)
    /// Nothing in the element takes text.
    case noKeyboardFocus(ElementNode)
    /// The element is of another kind than the action needs.
    case wrongType(ElementNode, expected: ElementType)
  }
}

/// What a test does to an element, as messages name it.
enum ElementAction: String {
  case attribute = "get matching snapshot"
  case tap, press, swipe, pinch, rotate, hover, click, scroll, type, adjust
  case doubleTap = "double tap"
  case twoFingerTap = "two finger tap"
  case drag = "press and drag"
  case typeKey = "type key"
  case coordinate = "compute coordinate"
  case screenshot = "take a screenshot of"
  case audit = "audit the accessibility of"
}

extension ResolutionFailure: CustomStringConvertible {
  /// How many elements a message lists.
  private static let listLimit = 10

  /// What is wrong, with what was found instead.
  var description: String {
    if case .notHittable(_, let obstacle) = problem, obstacle == .noFrame || obstacle == .emptyFrame
    {
      return
        "Failed to determine hittability of \(path): Activation point invalid and no suggested "
        + "hit points based on element frame; \(obstacle)"
    }
    return
      "Failed to \(action == .attribute ? action.rawValue : "\(action.rawValue) \(path)"): \(reason)"
  }

  private var reason: String {
    switch problem {
    case .device(let error): return "\(error)"
    case .noAnswer(let error): return "\(error)"
    case .noMatches(let step, let input, let advice):
      return Self.lines([noMatches(step, input)] + advice)
    case .multipleMatches(let nodes, let advice):
      let list = Self.list(nodes)
      return Self.lines(
        [
          "Find single matching element. Multiple matching elements found for "
            + "<DeviceElementQuery: \(path.chain)>.",
          "\(nodes.count) elements match: {(", list, ")}",
        ] + advice
      )
    case .notHittable(let node, let obstacle): return "Not hittable: \(node.line); \(obstacle)"
    case .noKeyboardFocus(let node):
      return "\(DeviceError.noKeyboardFocus). Event dispatch snapshot: \(node.line)"
    case .wrongType(let node, let expected):
      return "It needs an element of type \(expected.name), and this is \(node.line)"
    }
  }

  private func noMatches(_ step: Int, _ input: [ElementNode]) -> String {
    let steps = path.steps
    if case .first = steps[step] {
      let application = input.first?.tree.first?.line ?? "nothing"
      return "No matches found for first query match sequence: \(path.chain), "
        + "given input \(application)"
    }
    let description =
      switch steps[step] {
      case .descendants, .children, .located: "Find: \(steps[step])"
      default: "\(steps[step])"
      }
    return "No matches found for \(description) from input {(\n\(Self.list(input))\n)}"
  }

  private static func list(_ nodes: [ElementNode]) -> String {
    var lines = nodes.prefix(listLimit).map { "  \($0.line)" }
    if nodes.count > listLimit { lines.append("  … \(nodes.count - listLimit) more") }
    return lines.joined(separator: ",\n")
  }

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
