extension PredicateValue {
  /// Looks up keys one after the other, as key-value coding does.
  ///
  /// In a list each key is looked up in every member; nothing at all has nothing for any key.
  func value(
    forKeys keys: ArraySlice<PredicateKeyPathStep>
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    var value = self
    var keys = keys
    while let key = keys.popFirst() {
      switch key {
      case .key(let name): value = try value.value(forKey: name)
      case .collection(let found): return try value.value(of: found, forKeys: keys)
      }
    }
    return value
  }

  func value(forKey key: String) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    if key == "self" { return self }
    switch self {
    case .null: return .null
    case .array, .set:
      let mapped = try mapMembers { (member) throws(PredicateEvaluationError.Problem) in
        try member.value(forKey: key)
      }
      return mapped ?? .null
    case .object(let subject):
      guard let value = subject.predicateValue(forKey: key) else {
        throw .unknownKey(key, of: "an object (\(subject.subjectName))")
      }
      return value
    case .string, .integer, .real, .date:
      guard let value = value(ofMessage: key) else { throw .unknownKey(key, of: kindName) }
      return value
    }
  }

  /// Combines the members, or what they have for some keys.
  private func value(
    of collection: PredicateCollectionOperator,
    forKeys keys: ArraySlice<PredicateKeyPathStep>
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    if isNull { return .null }
    guard let members else { throw .notCollection(description) }
    if collection == .count { return .integer(Int64(members.count)) }
    var values: [PredicateValue] = []
    for member in members {
      let value = try member.value(forKeys: keys)
      if !value.isNull { values.append(value) }
    }
    switch collection {
    case .count, .sum: return try PredicateFunction.sum.value(of: [.array(values)])
    case .avg: return try PredicateFunction.average.value(of: [.array(values)])
    case .min: return try PredicateFunction.min.value(of: [.array(values)])
    case .max: return try PredicateFunction.max.value(of: [.array(values)])
    case .unionOfObjects: return .array(values)
    case .distinctUnionOfObjects: return .array(Self.distinct(values))
    case .unionOfArrays: return .array(try Self.joined(values))
    case .distinctUnionOfArrays: return .array(Self.distinct(try Self.joined(values)))
    case .distinctUnionOfSets: return .set(Self.distinct(try Self.joined(values)))
    }
  }

  private static func joined(
    _ collections: [PredicateValue]
  ) throws(PredicateEvaluationError.Problem) -> [PredicateValue] {
    var result: [PredicateValue] = []
    for collection in collections {
      guard let members = collection.members else { throw .notCollection(collection.description) }
      result += members
    }
    return result
  }

  /// The value of a subscript.
  ///
  /// There is no first or last member of an empty list; another index has to be inside. In a
  /// dictionary a number is a key like any other, which it does not have.
  func value(
    at index: PredicateIndex,
    position: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    if isNull { return .null }
    if case .at = index, case .string(let key) = position { return try value(forKey: key) }
    guard let members else { throw .notCollection(description) }
    switch index {
    case .first: return members.first ?? .null
    case .last: return members.last ?? .null
    case .size: return .integer(Int64(members.count))
    case .at:
      if case .object(let subject) = self, !subject.hasPredicateMembersInOrder { return .null }
      guard case .integer(let number) = position else {
        throw .malformedIndex(position.description)
      }
      guard let index = Int(exactly: number), members.indices.contains(index) else {
        throw .indexOutOfRange(number, count: members.count)
      }
      return members[index]
    }
  }
}
