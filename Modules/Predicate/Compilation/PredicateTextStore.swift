/// Distinct texts with numbers from 1.
package protocol PredicateTextStore: AnyObject, Sendable {
  /// The highest number of a text.
  var textCount: Int { get }

  /// The text with a number, in UTF-8; valid as long as the store is.
  func bytes(ofText number: UInt32) -> UnsafeBufferPointer<UInt8>
}
