extension PredicateExplainer {
  /// Puts keys that are looked up one after the other into words.
  mutating func phrase(
    _ keys: ArraySlice<PredicateKeyPathStep>,
    of object: FormatExpression?
  ) -> String {
    if let object, keys.first == .collection(.count) { return memberCount(of: object) }
    switch object {
    case nil: return Self.phrase(keys, of: nil, isExplicit: false)
    case .evaluatedObject: return Self.phrase(keys, of: nil, isExplicit: true)
    case let object?: return Self.phrase(keys, of: operand(object), isExplicit: true)
    }
  }

  /// Puts keys into words.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - owner: What the first is looked up in; nil for `SELF`.
  ///   - isExplicit: Whether `SELF` is written down.
  /// - Returns: The words.
  private static func phrase(
    _ keys: ArraySlice<PredicateKeyPathStep>,
    of owner: String?,
    isExplicit: Bool
  ) -> String {
    var phrase = owner
    for (index, key) in zip(keys.indices, keys) {
      switch key {
      case .key("self"): continue
      case .key(let name):
        let noun = name.noun
        phrase =
          phrase.map { "the \(noun) of \($0)" } ?? (isExplicit ? "its \(noun)" : "the \(noun)")
      case .collection(let found):
        return found.words(phrase, of: keys[(index + 1)...]) {
          Self.phrase($0, of: $1, isExplicit: true)
        }
      }
    }
    return phrase ?? "it"
  }
}

extension PredicateCollectionOperator {
  /// Puts the operator into words.
  ///
  /// - Parameters:
  ///   - collection: What has the members; nil for `SELF`.
  ///   - keys: What is looked up in each member.
  ///   - phrase: Puts keys of an owner into words.
  /// - Returns: The words.
  fileprivate func words(
    _ collection: String?,
    of keys: ArraySlice<PredicateKeyPathStep>,
    phrase: (ArraySlice<PredicateKeyPathStep>, String) -> String
  ) -> String {
    let isPlain = keys.allSatisfy { $0 == .key("self") }
    let members = collection ?? "its members"
    let values = isPlain ? members : phrase(keys, "each of \(members)")
    return switch self {
    case .count: collection.map { "the number of members of \($0)" } ?? "the number of its members"
    case .sum: "the sum of \(values)"
    case .avg: "the average of \(values)"
    case .min: "the least of \(values)"
    case .max: "the greatest of \(values)"
    case .unionOfObjects: "the list of \(values)"
    case .distinctUnionOfObjects: "the different values of \(values)"
    case .unionOfArrays: "the members of \(values)"
    case .distinctUnionOfArrays, .distinctUnionOfSets: "the different members of \(values)"
    }
  }
}

extension String {
  /// The key as a noun: that of a state such as `enabled` needs the word.
  var noun: String { namedState == nil ? self : "\(self) state" }

  /// What is true of an element whose value for this key is yes; nil where the key tells none.
  ///
  /// These are the states that elements have in XCUITest and WebDriverAgent, with their prefixes.
  var namedState: String? {
    let states = ["enabled", "selected", "hittable", "visible", "accessible", "focused"]
    if states.contains(self) { return self }
    for prefix in ["isWD", "wd", "is"] where hasPrefix(prefix) {
      let rest = dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { continue }
      if states.contains(rest.lowercased()) { return rest.lowercased() }
    }
    return nil
  }
}
