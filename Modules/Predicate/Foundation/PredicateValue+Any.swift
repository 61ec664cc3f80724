extension PredicateValue {
  /// The value that some Swift or Foundation value is to a predicate.
  ///
  /// Numbers, texts, dates, lists and sets become what they are; nil and `NSNull` become `.null`.
  /// A value with a raw value becomes that, another case without payload the name that it is
  /// described with. Dictionaries and everything else become objects whose keys are looked up when
  /// they are asked for, so that large ones cost nothing, and objects may refer to each other in circles.
  /// Foundation's own collections must not: where Swift bridges them it reads them to the end.
  ///
  /// The keys of an object are its stored properties, those of its superclasses and lazy and wrapped
  /// ones included. Swift knows no computed properties by name; a type that wants to offer those
  /// conforms to `PredicateSubject`.
  public init(_ value: Any?) { self.init(value, nesting: 0) }

  /// How many lists inside lists are converted at once; a list may contain itself.
  private static let nestingLimit = 8

  init(_ value: Any?, nesting: Int) {
    guard let value else {
      self = .null
      return
    }
    if type(of: value) is AnyClass {
      self.init(instance: value, nesting: nesting)
      return
    }
    // The most common types come first, since each question for a type takes its time.
    if type(of: value) == [String: Any].self, let entries = value as? [String: Any] {
      self = .object(DictionarySubject(entries))
      return
    }
    switch value {
    case let text as String: self = .string(text)
    case let number as Int: self = .integer(Int64(number))
    case let flag as Bool: self = .bool(flag)
    case let number as Double: self = .real(number)
    case let value as any PredicateValueConvertible: self = value.predicateValue(nesting: nesting)
    case let subject as any PredicateSubject: self = .object(subject)
    case let text as any StringProtocol: self = .string(String(text))
    case let number as any BinaryInteger: self.init(number)
    case let number as any BinaryFloatingPoint: self = .real(Double(number))
    case let value as any RawRepresentable where nesting < Self.nestingLimit:
      self.init(value.rawValue, nesting: nesting + 1)
    default: self.init(reflecting: value, nesting: nesting)
    }
  }

  /// A list of values, or an object that stands for it when it is too deep inside others.
  init(
    members: some Collection<Any>,
    of collection: Any,
    isSet: Bool = false,
    nesting: Int
  ) {
    guard nesting < Self.nestingLimit else {
      self = .object(NestedListSubject(list: collection))
      return
    }
    let values = members.map { PredicateValue($0, nesting: nesting + 1) }
    self = isSet ? .set(values) : .array(values)
  }

  /// A whole number; one beyond 64 bits with a sign loses digits.
  private init(_ number: any BinaryInteger) {
    self = Int64(exactly: number).map { .integer($0) } ?? .real(Double(number))
  }

  /// What can be told of any value.
  private init(reflecting value: Any, nesting: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set:
      self.init(
        members: mirror.children.map(\.value),
        of: value,
        isSet: mirror.displayStyle == .set,
        nesting: nesting
      )
    case .enum where mirror.children.isEmpty: self = .string("\(value)")
    default: self = .object(ReflectedSubject(value, mirror))
    }
  }
}
