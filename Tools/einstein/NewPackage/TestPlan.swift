import Hierarchy

/// What the tests of a screen do; all of it was tried.
struct TestPlan {
  /// The elements that the page object has.
  let elements: [PageElement]
  /// Those of them that a test looks for.
  let asserted: [PageElement]
  let typing: ScreenTrial.Typing?
  let switching: ScreenTrial.Switching?
  /// Whether the app itself can be found.
  let findsApplication: Bool

  private static let elementLimit = 12
  private static let assertionLimit = 5

  /// Makes a plan.
  init(of screen: RecordedScreen, trying trial: ScreenTrial) {
    var found = trial.found(PageCandidates(of: screen).elements, limit: Self.elementLimit)
    // What the page object has besides.
    var names = UniqueNames(taken: ["app", "launch"])
    for index in found.indices {
      let element = found[index]
      let wanted =
        element.identifierCase ?? SwiftName.lowerCamelCase(element.key, otherwise: "element")
      found[index].name = names.name(wanted, orElse: wanted + element.type.name)
    }
    elements = found
    asserted = Array(found.prefix(Self.assertionLimit))
    typing = trial.typing(among: found)
    switching = trial.switching(among: found)
    findsApplication = trial.findsApplication()
  }
}
