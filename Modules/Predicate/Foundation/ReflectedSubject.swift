/// Any value or object as a subject: its keys are its stored properties.
struct ReflectedSubject: PredicateSubject, ReflectedTypeName, @unchecked Sendable {
  // Sendable is unchecked since it may be anything; see `PredicateValue`.
  private let value: Any
  private let mirror: Mirror

  init(_ value: Any, _ mirror: Mirror) {
    self.value = value
    self.mirror = mirror
  }

  var typeName: String { "\(type(of: value))" }

  /// Returns the value of a stored property.
  ///
  /// As in key-value coding `enabled` finds `enabled`, then `isEnabled`, then either with an
  /// underscore, as wrapped properties have it, and then lazy ones.
  ///
  /// - Complexity: O(n) in the number of properties.
  func predicateValue(forKey key: String) -> PredicateValue? {
    let question = "is" + key.prefix(1).uppercased() + key.dropFirst()
    let lazyPrefix = "$__lazy_storage_$_"
    let labels = [
      key, question, "_" + key, "_" + question, lazyPrefix + key, lazyPrefix + question,
    ]
    var best: (rank: Int, value: Any)?
    var level: Mirror? = mirror
    while let current = level {
      for child in current.children {
        guard let label = child.label, let rank = labels.firstIndex(of: label) else { continue }
        if rank == 0 { return PredicateValue(child.value) }
        // Of two with the same name that of the subclass is meant, which comes first.
        if rank < best?.rank ?? .max { best = (rank, child.value) }
      }
      level = current.superclassMirror
    }
    guard let best else { return nil }
    let isUnderscored = best.rank == 2 || best.rank == 3
    return PredicateValue(isUnderscored ? Self.unwrapped(best.value) : best.value)
  }

  /// The members of a tuple.
  var predicateMembers: [PredicateValue]? {
    guard mirror.displayStyle == .tuple else { return nil }
    return mirror.children.map { PredicateValue($0.value) }
  }

  var hasPredicateMembersInOrder: Bool { true }

  /// What a property wrapper wraps, if it stores it; anything else as it is.
  private static func unwrapped(_ value: Any) -> Any {
    var level: Mirror? = Mirror(reflecting: value)
    while let current = level {
      if let wrapped = current.children.first(where: { $0.label == "wrappedValue" }) {
        return wrapped.value
      }
      level = current.superclassMirror
    }
    return value
  }

  /// Returns whether another subject is the same object, or equal by its type's own rules.
  func isEqual(to other: any PredicateSubject) -> Bool {
    guard let other = other as? ReflectedSubject else { return false }
    if type(of: value) is AnyClass, type(of: other.value) is AnyClass,
      value as AnyObject === other.value as AnyObject
    {
      return true
    }
    guard let first = value as? any Equatable, let second = other.value as? any Equatable else {
      return false
    }
    // An instance of a subclass may be equal to one of its superclass, whichever comes first.
    return first.isSame(as: second) || second.isSame(as: first)
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

/// A subject that stands for a value of another type, which is the one that messages name.
protocol ReflectedTypeName {
  var typeName: String { get }
}

extension PredicateSubject {
  /// The name of the subject's type, for messages.
  var subjectName: String { (self as? any ReflectedTypeName)?.typeName ?? "\(Self.self)" }
}
