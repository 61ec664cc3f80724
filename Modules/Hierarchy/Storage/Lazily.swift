// The same choice of C library as in Platform.swift, for the mutex.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A value that is made at its first use, once, whichever thread asks first.
///
/// `Mutex` of the Synchronization module would do, but Apple systems before 2024 lack it.
final class Lazily<Value: Sendable>: @unchecked Sendable {
  // Sendable is unchecked because the compiler cannot see that `lock` guards `made`.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var made: Value?

  init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Returns the value, calling `make` when nobody did before.
  func value(orMake make: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}
