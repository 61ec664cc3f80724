/// How far the content of a scroll view has moved from where it was recorded, in points.
///
/// Larger numbers mean that more of the content is before the visible part.
struct ScrollOffset: Hashable, Sendable {
  var x: Double = 0
  var y: Double = 0
}
