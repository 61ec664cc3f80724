extension ValueType<Int> {
  /// Any whole number.
  static var integer: Self {
    integer(in: .min ... .max, described: "a whole number")
  }

  /// A whole number that is not less than the bound.
  static func integer(_ range: PartialRangeFrom<Int>) -> Self {
    integer(
      in: range.lowerBound...Int.max,
      described: "a whole number, \(range.lowerBound) or more"
    )
  }

  /// A whole number that is not greater than the bound.
  static func integer(_ range: PartialRangeThrough<Int>) -> Self {
    integer(
      in: Int.min...range.upperBound,
      described: "a whole number, \(range.upperBound) or less"
    )
  }

  /// A whole number between two bounds, both allowed.
  static func integer(_ range: ClosedRange<Int>) -> Self {
    integer(
      in: range,
      described: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    )
  }

  private static func integer(in range: ClosedRange<Int>, described phrase: String) -> Self {
    Self(expected: phrase) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
