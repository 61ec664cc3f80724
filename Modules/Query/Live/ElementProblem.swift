internal import Hierarchy

/// What a path led to instead of an element, as a failure tells it.
struct ElementProblem {
  let problem: ResolutionFailure.Problem

  init(_ failure: ElementResolution.Failure, path: ElementPath, screen: LiveScreen) {
    switch failure {
    case .noAnswer(let error): problem = .noAnswer(error)
    case .noMatches(let step, let input):
      let (step, input) = Self.cause(of: step, input, path: path, screen: screen)
      problem = .noMatches(
        step: step,
        input: input.map { screen.tree[Int($0)] },
        advice: ElementAdvice(missing: path.steps[...step], in: screen).lines
      )
    case .multipleMatches(let step):
      // Only as many were looked for as it takes to know that there are several.
      let all = try? ElementResolution(screen: screen).elements(path.steps[..<step])
      let nodes = (all ?? []).map { screen.tree[Int($0)] }
      problem = .multipleMatches(
        nodes,
        advice: ElementAdvice(ambiguous: path.steps[..<step], nodes).lines
      )
    }
  }

  /// The step after which nothing is left, and what it started from.
  private static func cause(
    of step: Int,
    _ lastInput: [Int32],
    path: ElementPath,
    screen: LiveScreen
  ) -> (step: Int, input: [Int32]) {
    var input: [Int32] = [0]
    for end in 0..<step {
      guard
        let found = try? ElementResolution(screen: screen).elements(path.steps[...end])
      else { return (step, input) }
      if found.isEmpty {
        // XCUITest names the first match as such, and not the step that found nothing.
        if case .first = path.steps[step] { return (step, lastInput) }
        return (end, input)
      }
      input = found
    }
    return (step, input)
  }
}
