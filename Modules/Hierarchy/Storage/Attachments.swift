/// What other modules have worked out about a tree and keep with it, one object a type and number.
final class Attachments: @unchecked Sendable {
  // Sendable is unchecked because the compiler cannot see that `lock` guards `slots`.
  private let lock = Lock()
  private var slots: [Key: Lazily<any AnyObject & Sendable>] = [:]

  /// What an object is found by.
  struct Key: Hashable {
    var type: ObjectIdentifier
    var number: Int
  }

  /// The place of an object, which may not be made yet.
  ///
  /// Objects are made outside the lock, so that making one may ask for another.
  func slot(_ key: Key) -> Lazily<any AnyObject & Sendable> {
    lock.withLock {
      if let slot = slots[key] { return slot }
      let slot = Lazily<any AnyObject & Sendable>()
      slots[key] = slot
      return slot
    }
  }
}

extension ElementTree {
  /// Returns the object of a type that is kept with the tree, made at the first call.
  ///
  /// The object must hold neither the tree nor a node nor `columnOwner`: the tree holds it, and
  /// neither would ever be freed.
  ///
  /// - Parameters:
  ///   - type: The type, which is the key.
  ///   - number: Which object of the type is meant, where there are several; the tree keeps all
  ///     that are ever asked for, so they must be few.
  ///   - make: Makes the object; it may ask for attachments of other types.
  /// - Returns: The object.
  package func attachment<Value: AnyObject & Sendable>(
    _ type: Value.Type,
    number: Int = 0,
    orMake make: () -> Value
  ) -> Value {
    let key = Attachments.Key(type: ObjectIdentifier(type), number: number)
    let object = storage.attachments.slot(key).value(orMake: make)
    guard let value = object as? Value else { preconditionFailure("A type is its own key") }
    return value
  }
}
