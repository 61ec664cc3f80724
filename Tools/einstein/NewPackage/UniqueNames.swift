/// Names of which none is given twice.
struct UniqueNames {
  private var taken: Set<String>
  /// The number that was given last, by the name before it; or thousands of equal names would take long.
  private var lastNumbers: [String: Int] = [:]
  private let isCaseSensitive: Bool

  /// Creates a list in which some names are taken already.
  init(taken: Set<String> = [], isCaseSensitive: Bool = true) {
    self.isCaseSensitive = isCaseSensitive
    self.taken = isCaseSensitive ? taken : Set(taken.map { $0.lowercased() })
  }

  /// Returns a name, or another if it is taken, with a number from 2 on behind that if need be.
  ///
  /// - Parameters:
  ///   - wanted: The name.
  ///   - other: The other name; the same if left out.
  ///   - separator: What stands before the number.
  /// - Returns: The name, which is taken from then on.
  mutating func name(
    _ wanted: String,
    orElse other: String? = nil,
    separator: String = ""
  ) -> String {
    if take(wanted) { return wanted }
    let base = other ?? wanted
    if base != wanted, take(base) { return base }
    // A digit before the number would make another number of it.
    let separator = separator.isEmpty && base.last?.isNumber == true ? "_" : separator
    var number = lastNumbers[base] ?? 1
    while true {
      number += 1
      let name = "\(base)\(separator)\(number)"
      if take(name) {
        lastNumbers[base] = number
        return name
      }
    }
  }

  private mutating func take(_ name: String) -> Bool {
    taken.insert(isCaseSensitive ? name : name.lowercased()).inserted
  }
}
