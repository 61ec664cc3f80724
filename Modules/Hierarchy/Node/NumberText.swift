/// The text of a number as dumps have it: without a fraction when there is none, else shortest.
package enum NumberText {
  /// Calls a closure with the ASCII text of a number.
  package static func with<Result, Failure: Error>(
    _ number: Double,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Whole numbers, which nearly all are, take no detour by a `String`. "-0" is the exception.
    guard let integer = Int32(exactly: number), integer != 0 || number.sign == .plus else {
      var text = number == 0 ? "-0" : number.description
      if text.hasSuffix(".0") { text.removeLast(2) }
      var bytes = Array(text.utf8)
      return try withBuffer(&bytes, body)
    }
    var digits: InlineDigits = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    let failureOrResult = withUnsafeMutableBytes(of: &digits) {
      raw -> Swift.Result<Result, Failure> in
      var rest = integer.magnitude
      var start = raw.count
      repeat {
        start -= 1
        raw[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      if integer < 0 {
        start -= 1
        raw[start] = UInt8(ascii: "-")
      }
      let text = UnsafeRawBufferPointer(rebasing: raw[start...])
      do throws(Failure) {
        return .success(try body(text.assumingMemoryBound(to: UInt8.self)))
      } catch {
        return .failure(error)
      }
    }
    return try failureOrResult.get()
  }

  /// The digits of an `Int32` and its sign.
  private typealias InlineDigits = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
  )

  private static func withBuffer<Result, Failure: Error>(
    _ bytes: inout [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = bytes.withUnsafeBufferPointer { text -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(text))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
