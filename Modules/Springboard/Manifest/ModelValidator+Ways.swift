extension ModelValidator {
  /// Screens that show each other as they appear, in no time.
  mutating func checkCycles() {
    let ways = model.ways
    var told: Set<String> = []
    for isConditional in [false, true] {
      var next: [String: [String]] = [:]
      for way in ways where way.isImmediate && (isConditional || !way.isConditional) {
        if let from = way.from { next[from, default: []].append(way.to) }
      }
      for screen in model.screens where !told.contains(screen.name) {
        guard let cycle = Self.cycle(from: screen.name, next), told.isDisjoint(with: cycle) else {
          continue
        }
        told.formUnion(cycle)
        report(
          .cycle(cycle + [screen.name], isConditional: isConditional),
          ManifestPath()["screens"][screen.name],
          isConditional ? .warning : .error
        )
      }
    }
  }

  /// The shortest way from a screen back to itself.
  private static func cycle(from start: String, _ next: [String: [String]]) -> [String]? {
    guard next[start] != nil else { return nil }
    var before: [String: String] = [:]
    var queue = [start]
    var position = 0
    while position < queue.count {
      let screen = queue[position]
      position += 1
      for other in next[screen] ?? [] {
        if other == start {
          var way = [screen]
          while let last = way.last, last != start, let earlier = before[last] {
            way.append(earlier)
          }
          return way.reversed()
        }
        guard before[other] == nil else { continue }
        before[other] = screen
        queue.append(other)
      }
    }
    return nil
  }

  /// Screens that nothing leads to, or on from.
  mutating func checkWays() {
    // A recording without rules is no app that somebody forgot to finish.
    guard model.screens.contains(where: { !$0.rules.isEmpty }) || !model.rules.isEmpty else {
      return
    }
    let map = AppMap(model)
    for screen in map.screens {
      let path = ManifestPath()["screens"][screen.name]
      if !screen.isReachable {
        report(.unreachable(screen.name), path, .warning)
      } else if screen.isDeadEnd {
        report(.deadEnd(screen.name), path, .information)
      }
    }
  }
}
