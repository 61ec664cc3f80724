/// Something that the package promises, and the worst that was measured of it.
struct Expectation {
  /// Which side of the bound is the good one.
  enum Direction {
    case atLeast
    case atMost
  }

  let subject: String
  let direction: Direction
  let bound: Double
  let unit: String

  private var worst: (value: Double, place: String)?

  init(_ subject: String, _ direction: Direction, _ bound: Double, _ unit: String) {
    self.subject = subject
    self.direction = direction
    self.bound = bound
    self.unit = unit
  }

  /// Takes a measured value, if there is one, and where it was measured.
  mutating func note(_ value: Double?, at place: String) {
    guard let value else { return }
    if let worst, !isWorse(value, worst.value) { return }
    worst = (value, place)
  }

  /// The cells of a table: what is expected, what was measured, where, and the verdict.
  var cells: (expected: String, measured: String, place: String, verdict: String) {
    let sign = direction == .atLeast ? "≥" : "≤"
    let digits = bound < 10 ? 2 : 0
    let expected = "\(sign) \(bound.text(digits)) \(unit)"
    guard let worst else { return (expected, "–", "–", "not measured") }
    return (
      expected, "\(worst.value.text(digits)) \(unit)", worst.place,
      isMet(worst.value) ? "met" : "missed"
    )
  }

  private func isMet(_ value: Double) -> Bool {
    direction == .atLeast ? value >= bound : value <= bound
  }

  private func isWorse(_ value: Double, _ other: Double) -> Bool {
    direction == .atLeast ? value < other : value > other
  }
}
