/// A value that is made at its first use, once, whichever thread asks first.
final class Lazily<Value: Sendable>: @unchecked Sendable {
  // Sendable is unchecked because the compiler cannot see that `lock` guards `made`.
  private let lock = Lock()
  private var made: Value?

  /// Returns the value, calling `make` when nobody did before.
  func value(orMake make: () -> Value) -> Value {
    lock.withLock {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
