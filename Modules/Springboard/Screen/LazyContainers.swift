/// How lists leave out rows that are not on the screen.
package struct LazyContainers: Hashable, Sendable {
  /// How far beyond the visible part rows are still there, in points.
  package var margin: Double

  /// Has lists leave out rows.
  ///
  /// - Parameter margin: How far beyond the visible part rows are still there, in points.
  package init(margin: Double = 0) { self.margin = margin }
}
