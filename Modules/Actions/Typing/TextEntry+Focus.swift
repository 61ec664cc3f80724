internal import Foundation
internal import Hierarchy
internal import Predicate
internal import Query

extension TextEntry {
  /// Whether text is typed into the field.
  ///
  /// Secure fields do not always say so on a device. There a keyboard that nothing else has the focus of
  /// is taken to be the field's, once it has been touched.
  var hasFocus: Bool {
    guard field.exists else { return renamed != nil }
    return field.satisfies(.hasKeyboardFocus)
      || field.inside(.any, where: .hasKeyboardFocus).count > 0
  }

  private var isTakenToHaveFocus: Bool {
    let app = field.owningApplication
    return app.inside(.any, where: .hasKeyboardFocus).count == 0
      && app.inside(.keyboard).count > 0
  }

  /// Gives the field the focus, with the caret at its end as far as that can be seen to.
  ///
  /// - Parameter task: What it is for.
  /// - Returns: Whether it has the focus; that it has not is a failure.
  func takeFocus(for task: TypingTask) -> Bool {
    // A secure field that is edited anew empties itself, wherever the caret is.
    let isAtEnd = content.shown.isEmpty || content.isSecure && !hasFocus
    if !hasFocus || !isAtEnd { touch(atEnd: !isAtEnd) }
    // Something may lie over the end that did not look like it.
    if !isAtEnd, !field.isInert, !field.wait(timeout: 1, until: { self.hasFocus }) {
      field.tap()
    }
    guard !field.isInert else { return false }
    let hasFocus = field.wait(timeout: Self.patience) { self.hasFocus || isTakenToHaveFocus }
    guard !hasFocus, !field.isInert else { return hasFocus }
    let app = field.owningApplication
    let owners = app.inside(.any, where: .hasKeyboardFocus).elements
    let owner = owners.first.map { "\($0.line) has it" } ?? "nothing has it"
    let keyboard = app.isKeyboardHidden ? ", and there is no keyboard" : ""
    fail(
      "\(field) \(task.inability): it did not get the keyboard's focus within "
        + "\(seconds(Self.patience)) of a tap; \(owner)\(keyboard)"
    )
    return false
  }

  /// Touches the field where the caret should go.
  ///
  /// A field that has the focus may be behind the keyboard, where it cannot be touched. The caret stays
  /// where it is then.
  func touch(atEnd: Bool) {
    if field.exists, !field.isHittable, hasFocus { return }
    if !field.exists, let renamed {
      renamed.touch(atEnd: atEnd)
    } else {
      field.touch(atEnd: atEnd)
    }
  }
}

extension ActionElement {
  /// Touches a field, at the end of its text if that is wanted and can be done.
  fileprivate func touch(atEnd: Bool) {
    guard atEnd, isHittable, let place = endOfText else { return tap() }
    place.tap()
  }

  /// A place behind the text, above the keyboard, but before what is at the right edge of the field, such
  /// as a button to clear it or to show a password.
  private var endOfText: Coordinate? {
    let frame = frame
    guard frame.width > 0, frame.height > 0 else { return nil }
    var y = frame.minY + (type == .textView ? 0.95 : 0.5) * frame.height
    if let keyboard = owningApplication.shownKeyboard, y >= keyboard.minY {
      y = keyboard.minY - 2
      guard y > frame.minY else { return nil }
    }
    var x = frame.minX + 0.95 * frame.width
    let kinds: [ElementType] = [.button, .image, .switch]
    for other in kinds.flatMap({ owningApplication.inside($0).elements.map(\.frame) }) {
      let isOver = other.minY <= y && y <= other.maxY && other.minX <= x && x <= other.maxX
      if isOver, other.minX > frame.midX { x = other.minX - 2 }
    }
    let dx = (x - frame.minX) / frame.width
    let dy = (y - frame.minY) / frame.height
    return coordinate(withNormalizedOffset: CGVector(dx: dx, dy: dy))
  }
}
