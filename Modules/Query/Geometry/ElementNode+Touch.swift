internal import Hierarchy

extension ElementNode {
  /// What the kind of the element means for touches.
  var touchTraits: TouchTraits { TouchTraits.ofType(code: typeCode) }

  /// Whether a tap on the element does something.
  ///
  /// What only arranges others is a control as well where VoiceOver sees it as one thing, which is
  /// how React Native's touchable views appear.
  var isControl: Bool {
    let traits = touchTraits
    return traits.contains(.control)
      || traits.isEmpty && !isOfType(.application) && isAccessible == true
  }

  /// Whether the element takes the touches in its frame from what lies behind it.
  var isOpaque: Bool { isControl || touchTraits.contains(.barrier) }

  /// Whether there is more to the element than what is inside it.
  var showsSomething: Bool {
    isControl || !touchTraits.isDisjoint(with: [.control, .barrier, .passive])
  }

  /// Whether the dump says that the element cannot be seen.
  var isRecordedInvisible: Bool { isVisible == false }

  /// Whether the element is in a window, or is one, that the dump says cannot be seen.
  ///
  /// WebDriverAgent calls many a container invisible whose content can be seen, but no window.
  var isInInvisibleWindow: Bool {
    var node: ElementNode? = self
    while let current = node {
      if current.touchTraits.contains(.window), current.isRecordedInvisible { return true }
      node = current.parent
    }
    return false
  }

  /// The frame, if it encloses an area in a known place.
  var solidFrame: Rect? { frame?.solid }

  /// Returns whether one of two elements is inside the other, or both are the same.
  func isRelated(to other: ElementNode) -> Bool {
    subtreeRange.contains(other.index) || other.subtreeRange.contains(index)
  }

  /// Returns whether the element lies in front of another one of the same tree.
  ///
  /// Children lie in front of their parents and later siblings in front of earlier ones. But bars
  /// lie in front of their other siblings: XCUITest lists a navigation bar before the content that
  /// scrolls below it. And alerts, keyboards and the like lie in front of bars.
  ///
  /// - Complexity: O(depth).
  func isInFront(of other: ElementNode) -> Bool {
    if subtreeRange.contains(other.index) { return false }
    if other.subtreeRange.contains(index) { return true }
    let (branch, otherBranch) = (branch(apartFrom: other), other.branch(apartFrom: self))
    let (level, otherLevel) = (branch.touchTraits.level, otherBranch.touchTraits.level)
    return level == otherLevel ? index > other.index : level > otherLevel
  }

  /// The outermost element around this one, or this one itself, that is not around another.
  private func branch(apartFrom other: ElementNode) -> ElementNode {
    var branch = self
    while let parent = branch.parent, !parent.subtreeRange.contains(other.index) {
      branch = parent
    }
    return branch
  }
}
