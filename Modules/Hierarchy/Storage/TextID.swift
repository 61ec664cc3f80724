/// The number of a distinct string in a tree; equal strings of one tree have equal numbers.
package struct TextID: Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No string at all, which is not the empty string.
  package static let absent = TextID(rawValue: 0)

  package var isAbsent: Bool { rawValue == 0 }
}
