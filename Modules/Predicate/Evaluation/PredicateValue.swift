public import struct Foundation.Date

/// A value that an expression has when a predicate is evaluated.
///
/// Yes and no are the numbers 1 and 0.
///
/// A value that was made of any Swift value by `init(_:)` may hold objects that are not safe for use
/// by several threads; it is handed to another thread only as those may be.
public enum PredicateValue: Sendable {
  /// Nothing: nil, `NSNull`, or a key that a dictionary does not have.
  case null

  /// A whole number, or yes or no.
  case integer(Int64)

  /// A number with a fraction.
  case real(Double)

  /// A text.
  case string(String)

  /// A moment.
  case date(Date)

  /// A list in some order.
  case array([PredicateValue])

  /// Values in no order, each of them once.
  case set([PredicateValue])

  /// Something that has values for keys.
  case object(any PredicateSubject)
}

extension PredicateValue {
  /// Yes or no, as the number that it is.
  public static func bool(_ value: Bool) -> PredicateValue { .integer(value ? 1 : 0) }

  /// A dictionary.
  public static func dictionary(_ entries: [String: PredicateValue]) -> PredicateValue {
    .object(PredicateDictionary(entries))
  }

  /// The value of a constant.
  public init(_ constant: PredicateConstant) {
    switch constant {
    case .null: self = .null
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .real(value)
    case .string(let value): self = .string(value)
    case .date(let value): self = .date(value)
    }
  }

  /// A set of values, each kept once.
  static func distinct(_ values: [PredicateValue]) -> [PredicateValue] {
    var result: [PredicateValue] = []
    var keys: Set<PredicateConstant> = []
    var others: [PredicateValue] = []
    for value in values {
      if let key = value.lookupKey {
        if keys.insert(key).inserted { result.append(value) }
      } else if !others.contains(where: { $0.isEqual(to: value) }) {
        others.append(value)
        result.append(value)
      }
    }
    return result
  }

  /// How many members the value itself has, if it is a list or set.
  var memberCount: Int {
    switch self {
    case .array(let members), .set(let members): members.count
    default: 0
    }
  }

  /// How many values it is made of, counting those in several places several times, and long texts
  /// as several; the count stops where a limit is passed.
  func size(atMost limit: Int) -> Int {
    switch self {
    case .array(let members), .set(let members):
      var size = members.count
      for member in members {
        if size > limit { break }
        size += member.size(atMost: limit - size)
      }
      return size
    case .string(let text): return text.utf8.count / 64
    default: return 0
    }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The values of a collection; nil if it is none.
  var members: [PredicateValue]? {
    switch self {
    case .array(let values), .set(let values): values
    case .object(let subject): subject.predicateMembers
    default: nil
    }
  }

  /// The value itself, or the list that an object stands for.
  var unwrapped: PredicateValue {
    if case .object(let subject) = self, let list = subject as? NestedListSubject {
      return list.value
    }
    return self
  }

  /// The members with something done to them, in a collection of the same kind.
  func mapMembers<Failure: Error>(
    _ transform: (PredicateValue) throws(Failure) -> PredicateValue
  ) throws(Failure) -> PredicateValue? {
    switch unwrapped {
    case .array(let values): .array(try values.map(transform))
    case .set(let values): .set(Self.distinct(try values.map(transform)))
    default: nil
    }
  }
}
