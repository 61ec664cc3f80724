internal import Hierarchy

extension ElementNode {
  /// Whether the element's content can be moved.
  var isScrollContainer: Bool {
    switch type {
    case .scrollView, .table, .collectionView, .webView: true
    default: false
    }
  }

  /// Whether the element shows nothing of its content outside its frame.
  var clipsContent: Bool {
    switch type {
    case .scrollView, .table, .collectionView, .webView, .outline, .browser, .textView, .window:
      true
    default: false
    }
  }

  /// Whether the element lies in front of content that scrolls below it.
  var isBar: Bool {
    switch type {
    case .navigationBar, .tabBar, .toolbar, .statusBar, .keyboard: true
    default: false
    }
  }

  /// Whether no touch in the frame gets to what lies behind.
  var takesAllTouches: Bool {
    switch type {
    case .alert, .sheet, .dialog, .popover, .menu: true
    default: isBar
    }
  }

  /// Whether the element, directly inside a scroll view, stays where it is when the content moves.
  ///
  /// Bars do, and scroll bars, which XCUITest has as an `Other` with a label in English.
  var staysInPlace: Bool {
    isBar || isOfType(.scrollBar)
      || isOfType(.other) && (label?.contains("scroll bar, ") ?? false)
  }

  /// The frame, if it encloses an area in a known place.
  var area: Rect? {
    guard let frame, frame.isFinite, !frame.isEmpty, frame != .unavailable else { return nil }
    return frame
  }

  /// The part of an element that no window or scroll view around it, nor the screen, cuts off.
  ///
  /// - Complexity: O(depth).
  var areaInView: Rect? {
    guard var area else { return nil }
    for ancestor in ancestors where ancestor.clipsContent || ancestor.isOfType(.application) {
      guard let bounds = ancestor.area else { continue }
      guard let rest = area.intersection(bounds) else { return nil }
      area = rest
    }
    return area
  }
}
