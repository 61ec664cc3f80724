public import Hierarchy

extension HitTest {
  /// What becomes of a tap.
  public enum Outcome: Hashable, Sendable {
    /// A control receives it.
    case received(by: ElementNode)
    /// A control is there, but something in front of it takes the tap.
    case blocked(ElementNode, by: ElementNode)
    /// No control is there.
    case ignored
  }
}
