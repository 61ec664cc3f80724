/// Collects bytes and hands them on in large pieces.
package struct OutputBuffer: ~Copyable {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private let flushBytes: (UnsafeRawBufferPointer) throws -> Void

  /// Creates a buffer that hands pieces of about 64 KiB to a closure.
  package init(flush: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    bytes = .allocate(capacity: 64 * 1024)
    flushBytes = flush
  }

  deinit { bytes.deallocate() }

  /// Adds a byte.
  package mutating func append(_ byte: UInt8) throws {
    if count == bytes.count { try flush() }
    bytes[count] = byte
    count += 1
  }

  /// Adds a text that is fixed in the program.
  package mutating func append(_ text: StaticString) throws {
    try append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a text as UTF-8.
  package mutating func append(_ text: String) throws {
    var text = text
    try text.withUTF8 { try append($0) }
  }

  /// Adds a byte several times.
  package mutating func append(repeating byte: UInt8, count added: Int) throws {
    for _ in 0..<added { try append(byte) }
  }

  /// Adds bytes.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) throws {
    guard let source = text.baseAddress, !text.isEmpty else { return }
    if count + text.count > bytes.count { try flush() }
    guard text.count <= bytes.count else {
      return try flushBytes(UnsafeRawBufferPointer(text))
    }
    guard let target = bytes.baseAddress else { return }
    (target + count).update(from: source, count: text.count)
    count += text.count
  }

  /// Lets a closure write up to a number of bytes in place.
  ///
  /// - Returns: Whether there is room for so many bytes at all; if not, nothing is done.
  @inline(__always)
  mutating func write(
    atMost limit: Int,
    _ body: (UnsafeMutablePointer<UInt8>) -> Int
  ) throws -> Bool {
    guard limit <= bytes.count, let start = bytes.baseAddress else { return false }
    if count + limit > bytes.count { try flush() }
    count += body(start + count)
    return true
  }

  /// Hands over what has been collected.
  package mutating func flush() throws {
    let filled = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count])
    count = 0
    if !filled.isEmpty { try flushBytes(filled) }
  }
}
