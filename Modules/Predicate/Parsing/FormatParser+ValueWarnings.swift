/// Warnings about values that a key of the vocabulary cannot have.
extension FormatParser {
  /// The kind of value that an expression has as a key of the vocabulary.
  func valueKind(of expression: FormatExpression) -> PredicateVocabulary.ValueKind? {
    vocabulary.flatMap { vocabulary in
      expression.dottedKeys.flatMap { vocabulary.kinds[$0] }
    }
  }

  /// Notes values beside a key that cannot be the key's.
  mutating func noteValues(
    of comparison: FormatPredicate.Comparison,
    left: Range<Int>,
    right: Range<Int>
  ) {
    guard vocabulary != nil, comparison.modifier == .direct else { return }
    switch comparison.operator {
    case .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan,
      .greaterThanOrEqualTo:
      noteValues(comparison.right, right, of: comparison.left, comparison)
      noteValues(comparison.left, left, of: comparison.right, comparison)
    case .in, .between:
      guard case .aggregate(let members) = comparison.right,
        comparison.left.dottedKeys != nil
      else { return }
      let places = places(of: members.count, in: right)
      for (member, place) in zip(members, places) {
        noteValues(member, place, of: comparison.left, comparison)
      }
    default: return
    }
  }

  private mutating func noteValues(
    _ value: FormatExpression,
    _ place: Range<Int>,
    of owner: FormatExpression,
    _ comparison: FormatPredicate.Comparison
  ) {
    guard case .constant(let constant) = value, let key = owner.dottedKeys,
      let kind = oddity(of: constant, at: place, for: key, comparison)
    else { return }
    warn(kind, at: place)
  }

  private func oddity(
    of constant: PredicateConstant,
    at place: Range<Int>,
    for key: String,
    _ comparison: FormatPredicate.Comparison
  ) -> PredicateWarning.Kind? {
    let isEquality = [.equalTo, .notEqualTo, .in].contains(comparison.operator)
    switch (vocabulary?.kinds[key], constant) {
    case (.text, .integer), (.text, .real):
      guard isEquality else { return nil }
      let isWritten = place.count == 1 && tokens[place.lowerBound].kind == .number
      let written = isWritten ? text(tokens[place.lowerBound].range) : "\(constant)"
      return .numberForText(key: key, number: written)
    case (.number, .string(let text)):
      let number = vocabulary?.number(named: text, of: key).map(String.init)
      return .textForNumber(key: key, text: text, number: Double(text) == nil ? number : text)
    case (.boolean, .string(let text)): return .textForBoolean(key: key, text: text)
    case (.text, .string(let text)):
      return isEquality ? oddity(of: text, amongValuesOf: key, comparison.options) : nil
    default: return nil
    }
  }

  private func oddity(
    of text: String,
    amongValuesOf key: String,
    _ options: FormatPredicate.Options
  ) -> PredicateWarning.Kind? {
    guard let vocabulary, let values = vocabulary.values[key] else { return nil }
    let isCaseInsensitive = options.contains(.caseInsensitive)
    let isKnown = values.contains {
      $0 == text || isCaseInsensitive && $0.lowercased() == text.lowercased()
    }
    if isKnown { return nil }
    return .unknownValue(
      key: key,
      text: text,
      nearest: vocabulary.values(of: key, nearest: text)
    )
  }

  /// The tokens of each member of a list, or all of them for each when that cannot be told.
  private func places(of count: Int, in list: Range<Int>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var start = list.lowerBound + 1
    var index = start
    while index < list.upperBound, tokens[list.lowerBound].kind == .openBrace {
      if tokens[index].kind == .comma || index == list.upperBound - 1 {
        places.append(start..<index)
        start = index + 1
      }
      index = max(index, tokens[index].partner) + 1
    }
    return places.count == count ? places : Array(repeating: list, count: count)
  }
}

extension FormatExpression {
  /// The keys of a path in the subject, with dots between them.
  fileprivate var dottedKeys: String? {
    guard case .keyPath(let path, of: let root) = self, root == nil || root == .evaluatedObject
    else { return nil }
    var keys: [String] = []
    for step in path {
      guard case .key(let name) = step else { return nil }
      keys.append(name)
    }
    return keys.joined(separator: ".")
  }
}
