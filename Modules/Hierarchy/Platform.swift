// The C library of the platform, for `realloc` and a mutex: the standard library offers neither
// on the oldest Apple systems that an app target may support.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#else
#error("Hierarchy needs the C library of the platform: add its module here.")
#endif

/// Resizes a block of memory, as `realloc` does, and traps when there is no memory left.
func reallocate(_ block: UnsafeMutableRawPointer?, byteCount: Int) -> UnsafeMutableRawPointer {
  guard let moved = realloc(block, max(byteCount, 1)) else {
    preconditionFailure("No memory for \(byteCount) bytes.")
  }
  return moved
}

/// Gives a block of memory back.
func release(_ block: UnsafeMutableRawPointer?) {
  free(block)
}

/// Returns whether two blocks hold the same bytes.
@usableFromInline
func compareBytes(
  _ first: UnsafePointer<UInt8>,
  _ second: UnsafePointer<UInt8>,
  count: Int
) -> Bool {
  memcmp(first, second, count) == 0
}
