public import Query

/// What a picker wheel can show; a recording has only the value that it shows.
public struct WheelValues: Hashable, Sendable {
  /// The wheel.
  public var wheel: Locator

  /// The values, from the first to the last.
  public var values: [String]

  /// Tells the values of a wheel.
  ///
  /// - Parameters:
  ///   - wheel: The wheel.
  ///   - values: The values, from the first to the last.
  public init(_ wheel: Locator, _ values: [String]) {
    self.wheel = wheel
    self.values = values
  }

  /// Whether one of the values is what a wheel shows, be it alone or as `Foo, 1 of 3`.
  func shows(_ value: String) -> Bool {
    values.contains(value) || CountedText(value)?.title.map { values.contains($0) } ?? false
  }
}
