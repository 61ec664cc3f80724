/// A growing array of plain values in one block of memory that it alone owns.
///
/// Unlike `Array` it grows by `realloc`, which for large blocks moves pages instead of bytes, so
/// that building a tree of millions of elements never holds a column twice; and it shrinks to
/// the exact size when the tree is done.
struct Column<Value: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Value>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { release(base) }

  /// The value at a position; traps when the position is outside.
  subscript(index: Int) -> Value {
    get { values[index] }
    set {
      precondition(index >= 0 && index < count, "Index out of range")
      base.unsafelyUnwrapped[index] = newValue
    }
  }

  /// A view of all values that is valid as long as the column is neither changed nor freed.
  var values: UnsafeBufferPointer<Value> { UnsafeBufferPointer(start: base, count: count) }

  mutating func append(_ value: Value) {
    if count == capacity { grow(to: count + 1) }
    // The capacity was just checked, so there is memory behind the pointer.
    base.unsafelyUnwrapped[count] = value
    count += 1
  }

  mutating func append(contentsOf other: UnsafeBufferPointer<Value>) {
    guard let source = other.baseAddress, !other.isEmpty else { return }
    if count + other.count > capacity { grow(to: count + other.count) }
    (base.unsafelyUnwrapped + count).update(from: source, count: other.count)
    count += other.count
  }

  mutating func append(repeating value: Value, count added: Int) {
    for _ in 0..<added { append(value) }
  }

  /// Makes another column with the same values, in one piece of memory that holds no more.
  func copy() -> Column {
    var copy = Column()
    copy.append(contentsOf: values)
    return copy
  }

  mutating func removeLast() {
    precondition(count > 0, "Nothing to remove")
    count -= 1
  }

  mutating func removeAll() { count = 0 }

  /// Gives back the memory beyond the last value.
  mutating func trim() {
    guard capacity > count else { return }
    resize(to: count)
  }

  private mutating func grow(to needed: Int) {
    resize(to: max(needed, capacity * 2, 16))
  }

  private mutating func resize(to newCapacity: Int) {
    let bytes = newCapacity * MemoryLayout<Value>.stride
    base = reallocate(base, byteCount: bytes).assumingMemoryBound(to: Value.self)
    capacity = newCapacity
  }
}
