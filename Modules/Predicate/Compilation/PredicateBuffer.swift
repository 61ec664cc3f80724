/// Values at an address that stays the same as long as the buffer lives.
///
/// Sendable is unchecked because of the pointer; nothing changes the values once they are there.
package final class PredicateBuffer<Value: BitwiseCopyable>: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<Value>
  package let count: Int

  package init(_ values: [Value]) {
    count = values.count
    memory = .allocate(capacity: max(1, values.count))
    memory.initialize(from: values, count: values.count)
  }

  deinit { memory.deallocate() }

  package var start: UnsafePointer<Value> { UnsafePointer(memory) }

  /// The values; valid as long as the buffer lives.
  package var view: UnsafeBufferPointer<Value> { UnsafeBufferPointer(start: memory, count: count) }
}

/// Holds on to several objects.
final class PredicateOwners: Sendable {
  private let owners: [any AnyObject & Sendable]

  init(_ owners: [any AnyObject & Sendable]) { self.owners = owners }
}
