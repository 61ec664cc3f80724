/// Texts with numbers from 1; equal ones have the same number, but for the empty text.
package protocol PredicateTextStore: AnyObject, Sendable {
  /// The highest number of a text.
  var textCount: Int { get }

  /// The text with a number, in UTF-8; valid as long as the store is.
  func bytes(ofText number: UInt32) -> UnsafeBufferPointer<UInt8>

  /// The numbers of a text, of which there are none if the store lacks it.
  func numbers(ofText text: String) -> [UInt32]
}
