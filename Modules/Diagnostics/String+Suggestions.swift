extension String {
  /// Returns the candidates that this text was perhaps meant to be, at most three.
  ///
  /// A candidate counts as near if a third of its characters or fewer are wrong, without regard to
  /// case; the nearest are returned. If none is near, those are returned that begin with the text.
  package func nearest(among candidates: [String]) -> [String] {
    let text = lowercased()
    var best: [String] = []
    var bestDistance = Int.max
    for candidate in candidates {
      let limit = max(count, candidate.count) / 3
      // The difference in length is a lower bound, and spares the table for hopeless pairs.
      guard abs(count - candidate.count) <= limit else { continue }
      let distance = text.editDistance(to: candidate.lowercased())
      guard distance <= limit, distance <= bestDistance else { continue }
      best = distance < bestDistance ? [candidate] : best + [candidate]
      bestDistance = distance
    }
    if best.isEmpty, !isEmpty {
      best = candidates.filter { $0.lowercased().hasPrefix(text) }
    }
    return Array(best.prefix(3))
  }
}
