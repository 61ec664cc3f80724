internal import Foundation
internal import Hierarchy
internal import Query

extension ActionElement {
  /// Scrolls the app's screen until the element is on it; that it does not come is a failure.
  ///
  /// It goes down, and when nothing moves any more, back up beyond where it began; where the element is
  /// known to be above, up at once.
  ///
  /// - Parameters:
  ///   - threshold: How often it goes down at most, and how often further up than down.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func scrollUntilElementAppears(
    threshold: Int = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      owningApplication.scroll(to: self, threshold: threshold, at: site)
      return self
    }
  }

  /// Scrolls what is in this element until another is on the screen; that it does not come is a failure.
  ///
  /// - Parameters:
  ///   - element: The other element.
  ///   - threshold: How often it goes down at most, and how often further up than down.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The other element.
  @discardableResult
  public func scrollUntilElementAppears(
    element: Query.Element,
    threshold: Int = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query.Element {
    located(file, line) { site in
      scroll(to: element, threshold: threshold, at: site)
      return element
    }
  }

  /// Scrolls what is in this element until another is on the screen.
  func scroll(to target: some ActionElement, threshold: Int, at site: SourceSite) {
    guard !isInert, isOne(or: "cannot be scrolled", at: site) else { return }
    // What is missing may come; which of several is meant, nobody knows.
    guard !target.exists || target.isOne(or: "cannot be scrolled to", at: site),
      !target.isInView
    else { return }
    var (down, up) = (0, 0)
    while down < threshold, place(of: target) != .above, move(to: target, .down, at: site) {
      down += 1
      if target.isInView { return }
    }
    let (limit, overflow) = down.addingReportingOverflow(max(threshold, 0))
    while overflow || up < limit, place(of: target) != .below, move(to: target, .up, at: site) {
      up += 1
      if target.isInView { return }
    }
    // Nothing can bring more of it onto the screen.
    guard !isInert, !(target.exists && target.isHittable) else { return }
    fail(
      "\(target) did not appear while \(self) was scrolled \(Self.times(down)) down and "
        + "\(Self.times(up)) up\n\(target.finding)",
      at: site
    )
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// Scrolls once up or down, or to the side where the element is beside the screen.
  private func move(
    to target: some ActionElement,
    _ direction: ScrollDirection,
    at site: SourceSite
  ) -> Bool {
    guard !isInert else { return false }
    let frame = target.knownFrame
    switch place(of: target) {
    case .left(let row): return scroll(.left, row: row, at: site)
    case .right(let row): return scroll(.right, row: row, at: site)
    case .above, .below, .unknown: return scroll(direction, target: frame, at: site)
    }
  }

  /// Where an element is, seen from the part of this one that can be scrolled.
  private func place(of target: some ActionElement) -> TargetPlace {
    guard let frame = target.knownFrame,
      let area = ScrollArea(of: self, target: frame)?.frame
    else { return .unknown }
    if frame.minY < area.minY { return .above }
    if frame.maxY > area.maxY { return .below }
    if frame.minX < area.minX { return .left(row: frame.midY) }
    if frame.maxX > area.maxX { return .right(row: frame.midY) }
    return .unknown
  }

  /// The frame, if the element exists and encloses an area.
  private var knownFrame: CGRect? {
    guard exists else { return nil }
    let frame = frame
    return frame.width > 0 && frame.height > 0 ? frame : nil
  }
}

/// Where an element is that should be on the screen.
private enum TargetPlace: Equatable {
  case above, below, unknown
  case left(row: CGFloat)
  case right(row: CGFloat)
}
