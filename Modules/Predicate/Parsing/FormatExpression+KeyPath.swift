extension FormatExpression {
  /// Reads a key path such as `rect.x` or `items.@sum.price`; nil when it is none.
  ///
  /// Any characters may be in a key but dots, since keys that reach a predicate this way need no
  /// syntax. No more than 48 of the keys may need quotes, since those are nested when they are
  /// written.
  public init?(keyPath: String) {
    let parts = keyPath.split(
      separator: ".",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let startsAtSelf = parts[0].lowercased() == "self"
    if startsAtSelf, parts.count == 1 {
      self = .evaluatedObject
      return
    }
    guard let keys = PredicateKeyPathStep.path(startsAtSelf ? parts[1] : keyPath[...]) else {
      return nil
    }
    self = FormatExpression.keyPath([], of: startsAtSelf ? .evaluatedObject : nil)
      .looking(up: keys)
  }

  /// This expression with more keys looked up in its value.
  ///
  /// A key that is no identifier can be written only as a subscript, and so becomes one.
  func looking(up more: [PredicateKeyPathStep]) -> FormatExpression {
    var keys: [PredicateKeyPathStep] = []
    var object: FormatExpression? = self
    if case .keyPath(let known, of: let root) = self { (keys, object) = (known, root) }
    for key in more {
      if case .key(let name) = key, !name.isFormatIdentifier {
        let owner = keys.isEmpty ? object ?? .evaluatedObject : .keyPath(keys, of: object)
        object = .subscripted(owner, .at(.string(name)))
        keys = []
      } else {
        keys.append(key)
      }
    }
    if keys.isEmpty, let object { return object }
    return .keyPath(keys, of: object)
  }
}

extension PredicateKeyPathStep {
  /// The keys of a path with dots between them; nil when it is none.
  static func path(_ path: Substring) -> [PredicateKeyPathStep]? {
    var keys: [PredicateKeyPathStep] = []
    var quotedCount = 0
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      if part.first == "@" {
        guard let found = PredicateCollectionOperator(rawValue: String(part.dropFirst())) else {
          return nil
        }
        keys.append(.collection(found))
        continue
      }
      let name = String(part.first == "#" ? part.dropFirst() : part)
      guard !name.isEmpty else { return nil }
      if !name.isFormatIdentifier {
        quotedCount += 1
        // Each is up to two levels deep.
        if quotedCount * 2 + 4 > FormatParser.depthLimit { return nil }
      }
      keys.append(.key(name))
    }
    return keys
  }
}
