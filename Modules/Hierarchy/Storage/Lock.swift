// The same choice of C library as in Platform.swift, for the mutex.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock for what several threads share.
///
/// `Mutex` of the Synchronization module would do, but Apple systems before 2024 lack it.
package final class Lock: @unchecked Sendable {
  // Sendable is unchecked because of the pointer, which never changes.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Creates a lock that nobody has.
  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Returns what a closure does while no other thread is in one of this lock's.
  package func withLock<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
