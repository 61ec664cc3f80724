/// A frame of which any component may be missing, as dumps have them.
package struct PartialRect: Sendable, BitwiseCopyable {
  @usableFromInline var components: (Double, Double, Double, Double)

  /// A frame without any component.
  package init() {
    components = (.nan, .nan, .nan, .nan)
  }

  package init(_ rect: Rect) {
    components = (rect.x, rect.y, rect.width, rect.height)
  }

  /// Whether a point may be inside; where not, the point is outside, or nobody knows where the frame is.
  ///
  /// Comparisons alone, for loops over many frames: a missing component is not-a-number, and false then.
  @inlinable package func mayContain(_ point: Point) -> Bool {
    components.0 <= point.x && components.1 <= point.y
      && point.x <= components.0 + components.2 && point.y <= components.1 + components.3
  }

  /// The left edge, in points.
  package var x: Double? {
    get { Self.known(components.0) }
    set { components.0 = newValue ?? .nan }
  }

  /// The top edge, in points.
  package var y: Double? {
    get { Self.known(components.1) }
    set { components.1 = newValue ?? .nan }
  }

  /// The horizontal extent, in points.
  package var width: Double? {
    get { Self.known(components.2) }
    set { components.2 = newValue ?? .nan }
  }

  /// The vertical extent, in points.
  package var height: Double? {
    get { Self.known(components.3) }
    set { components.3 = newValue ?? .nan }
  }

  /// How many bytes from the start a component lies, counted in the order x, y, width, height.
  ///
  /// Each is a `Double`, which is not-a-number where the component is missing.
  package static func byteOffset(ofComponent number: Int) -> Int {
    number * MemoryLayout<Double>.stride
  }

  /// The frame, when no component is missing.
  package var rect: Rect? {
    guard let x, let y, let width, let height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Whether no component is known.
  package var isAbsent: Bool { x == nil && y == nil && width == nil && height == nil }

  /// Missing components are stored as not-a-number, which no frame of a screen can contain.
  private static func known(_ component: Double) -> Double? {
    component.isNaN ? nil : component
  }
}

extension PartialRect: Hashable {
  /// Compares bits, so that a missing component equals a missing one, and `-0` is not `0`.
  package static func == (first: PartialRect, second: PartialRect) -> Bool {
    first.bitPatterns == second.bitPatterns
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bitPatterns)
  }

  private var bitPatterns: SIMD4<UInt64> {
    SIMD4(
      components.0.bitPattern,
      components.1.bitPattern,
      components.2.bitPattern,
      components.3.bitPattern
    )
  }
}
