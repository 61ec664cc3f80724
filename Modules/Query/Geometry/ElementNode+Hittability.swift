public import Hierarchy

extension ElementNode {
  /// Where a tap on the element lands; nil when nothing of it is on the screen.
  ///
  /// It is the centre of the part of the frame that is inside the screen, the window and all
  /// scroll views around. Something else may cover it; see `hittability`.
  ///
  /// - Complexity: O(depth).
  public var hitPoint: Point? {
    guard case .part(let part) = visiblePart else { return nil }
    return part.tappableCenter
  }

  /// Whether a tap at the hit point reaches the element, and why not.
  ///
  /// The frames decide, with these exceptions. What the dump itself says in `hittable` is
  /// believed, unless the element has no hit point. What it calls invisible is not hittable, and
  /// covers nothing. That it calls an element visible is no proof of the contrary:
  /// WebDriverAgent calls partly covered elements visible as well.
  ///
  /// What covers an element is not inside or around it, lies in front of it, and is one of these:
  ///
  /// - a control (a button, a cell, a field, …), or an `Other` that VoiceOver sees as one thing;
  /// - a bar, a keyboard, a popover or a menu;
  /// - an alert, a sheet or a dialog, which also covers what is beside it;
  /// - a later child of the same window that fills the window and holds controls, which is how
  ///   another screen is presented.
  ///
  /// Texts, images, and containers that only arrange others cover nothing. Later elements lie in
  /// front of earlier ones, but bars in front of their other siblings, and alerts, sheets, dialogs,
  /// popovers, menus and keyboards in front of bars.
  ///
  /// - Complexity: O(n).
  public var hittability: Hittability {
    let part: Rect
    switch visiblePart {
    case .nothing(let obstacle): return .notHittable(obstacle)
    case .part(let visible): part = visible
    }
    guard let point = part.tappableCenter else { return .notHittable(.emptyFrame) }
    if isHittable == true { return .hittable(at: point) }
    if isRecordedInvisible || isInInvisibleWindow { return .notHittable(.recordedInvisible) }
    if let cover = cover(at: point) { return .notHittable(.covered(by: cover)) }
    return isHittable == false ? .notHittable(.recordedNotHittable) : .hittable(at: point)
  }
}

extension Rect {
  /// The centre, if numbers are fine enough there to tell it from the edges.
  fileprivate var tappableCenter: Point? { contains(center) ? center : nil }
}
