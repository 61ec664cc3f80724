public import Hierarchy

/// What a tap at a point meets.
public struct HitTest: Hashable, Sendable {
  /// Where the tap is.
  public let point: Point

  /// The elements under the point, frontmost first; never empty.
  public let nodes: [ElementNode]

  /// The frontmost element that shows something; a container where there is nothing else.
  public let front: ElementNode

  /// What becomes of the tap.
  public let outcome: Outcome

  /// The control that receives the tap.
  ///
  /// One that is not enabled receives it and does nothing.
  public var receiver: ElementNode? {
    if case .received(let receiver) = outcome { receiver } else { nil }
  }
}
