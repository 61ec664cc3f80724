/// A generator of random numbers that gives the same ones on every machine.
///
/// The standard library's ways to draw from a range may change; these here do not.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A number from 0 up to a bound, which is left out.
  mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns true in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of several values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
