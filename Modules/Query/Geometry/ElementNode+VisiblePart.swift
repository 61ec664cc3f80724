internal import Hierarchy

extension ElementNode {
  /// What there is to see of an element, if nothing covers it.
  enum VisiblePart {
    case part(Rect)
    case nothing(Hittability.Obstacle)
  }

  /// The part of the frame that is on the screen and that no scroll view around cuts off.
  ///
  /// - Complexity: O(depth).
  var visiblePart: VisiblePart {
    guard let frame = frame?.known else { return .nothing(.noFrame) }
    guard !frame.isEmpty else { return .nothing(.emptyFrame) }
    var part = frame
    var root = self
    for ancestor in ancestors {
      root = ancestor
      guard ancestor.touchTraits.contains(.window), let bounds = ancestor.solidFrame else {
        continue
      }
      guard let rest = part.intersection(bounds) else { return .nothing(.offScreen) }
      part = rest
    }
    if let screen = root.screen {
      guard let rest = part.intersection(screen) else { return .nothing(.offScreen) }
      part = rest
    }
    for ancestor in ancestors {
      guard ancestor.touchTraits.contains(.clips), let bounds = ancestor.solidFrame else {
        continue
      }
      guard let rest = part.intersection(bounds) else {
        return .nothing(.clipped(by: ancestor))
      }
      part = rest
    }
    return .part(part)
  }

  /// The part of the frame that can be seen if nothing covers it.
  var visibleFrame: Rect? {
    if case .part(let part) = visiblePart { part } else { nil }
  }

  /// The screen that an application is on, as far as its root tells; nil when it does not.
  ///
  /// The application's frame may be upright while its windows are not, so the first window counts
  /// too. Windows may also be larger than the screen, and clip what is in them by themselves.
  var screen: Rect? {
    guard isOfType(.application), let frame = solidFrame else { return nil }
    for child in children where child.touchTraits.contains(.window) {
      if let window = child.solidFrame { return frame.union(window) }
    }
    return frame
  }
}
