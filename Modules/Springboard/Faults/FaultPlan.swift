internal import Query

/// Which faults a simulated device has, and between which events; none by default.
///
/// Events are launches and activations of apps, and what a person does to the device: a touch, a key, a
/// button. Faults come after one, before the next question or event; none come after one that fails. The same plan gives the same faults.
///
/// ```swift
/// device.faults = FaultPlan(seed: 7, rates: FaultPlan.Rates(systemAlert: 0.05, latency: 0.2))
/// device.faults = FaultPlan([3: [.kill]])     // after the third event
/// ```
public struct FaultPlan: Hashable, Sendable {
  /// How likely each fault is after an event, from 0 to 1.
  public struct Rates: Hashable, Sendable {
    /// An alert of the system.
    public var systemAlert: Double
    /// The end of the app in front.
    public var kill: Double
    /// A turn of the device.
    public var rotation: Double
    /// A delay.
    public var latency: Double
    /// A keyboard that stays up.
    public var keyboardLeftUp: Double

    /// Creates rates; what is left out never happens.
    public init(
      systemAlert: Double = 0,
      kill: Double = 0,
      rotation: Double = 0,
      latency: Double = 0,
      keyboardLeftUp: Double = 0
    ) {
      self.systemAlert = systemAlert
      self.kill = kill
      self.rotation = rotation
      self.latency = latency
      self.keyboardLeftUp = keyboardLeftUp
    }
  }

  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case planned([Int: [Fault]])
    case random(seed: UInt64, Rates, longestLatency: Double)
  }

  /// Creates a plan of faults at random.
  ///
  /// - Parameters:
  ///   - seed: What the faults are drawn from.
  ///   - rates: How likely each is.
  ///   - longestLatency: How long a delay is at most, in seconds.
  public init(seed: UInt64, rates: Rates, longestLatency: Double = 3) {
    kind = .random(seed: seed, rates, longestLatency: longestLatency)
  }

  /// Creates a plan of faults at some places.
  ///
  /// - Parameter faults: The faults by the number of the event that they follow, from 1.
  public init(_ faults: [Int: [Fault]]) { kind = .planned(faults) }

  /// The faults that follow an event.
  ///
  /// - Parameters:
  ///   - number: The number of the event, from 1.
  ///   - isLandscape: Whether the device is held on its side.
  /// - Returns: The faults, in the order in which they happen.
  func faults(after number: Int, isLandscape: Bool) -> [Fault] {
    switch kind {
    case .planned(let faults): return faults[number] ?? []
    case .random(let seed, let rates, let longestLatency):
      var generator = FaultGenerator(seed: seed, event: number)
      var faults: [Fault] = []
      // Each is drawn every time, so that one rate does not change the others' faults.
      let kinds = SystemAlertKind.allCases.filter { $0.permission != nil }
      let alert = kinds.randomElement(using: &generator)
      let latency = Double.random(in: 0..<1, using: &generator) * max(0, longestLatency)
      func isDrawn(_ rate: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < rate }
      if isDrawn(rates.latency) { faults.append(.latency(latency)) }
      if isDrawn(rates.rotation) {
        faults.append(.rotation(isLandscape ? .portrait : .landscapeLeft))
      }
      if isDrawn(rates.keyboardLeftUp) { faults.append(.keyboardLeftUp) }
      if isDrawn(rates.systemAlert), let alert { faults.append(.systemAlert(alert)) }
      if isDrawn(rates.kill) { faults.append(.kill) }
      return faults
    }
  }
}

/// Numbers for the faults after one event: SplitMix64.
private struct FaultGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, event: Int) {
    state = seed ^ UInt64(bitPattern: Int64(event)) &* 0xD1B5_4A32_D192_ED03
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
