/// A value that is made at its first use, once, whichever thread asks first.
package final class Lazily<Value: Sendable>: @unchecked Sendable {
  // Sendable is unchecked because the compiler cannot see that `lock` guards `made`.
  private let lock = Lock()
  private var made: Value?

  /// Creates a value that nobody has made yet.
  package init() {}

  /// Returns the value, calling `make` when nobody did before.
  package func value(orMake make: () -> Value) -> Value {
    lock.withLock {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
