internal import Hierarchy

/// What an event did on a screen.
public struct ScreenReaction: Hashable, Sendable {
  package let happening: ScreenHappening

  /// The element that it happened to, such as `Button 'Save'`; nil where it is about none.
  public let element: String?

  init(_ happening: ScreenHappening, in tree: ElementTree) {
    self.happening = happening
    element = happening.elementIndex.flatMap { index in
      guard tree.indices.contains(index) else { return nil }
      let node = tree[index]
      return node.name.map { "\(node.type.name) '\($0)'" } ?? node.type.name
    }
  }
}

extension ScreenReaction: CustomStringConvertible {
  /// The reaction in words: `Button 'Save' is tapped`.
  public var description: String {
    let subject = element ?? "an element"
    return switch happening {
    case .tapped: "\(subject) is tapped"
    case .doubleTapped: "\(subject) is tapped twice"
    case .multiplyTapped(_, let count, let touches):
      "\(subject) is tapped \(count) times with \(touches) fingers"
    case .longPressed: "\(subject) is pressed for long"
    case .swiped(_, let direction): "\(subject) is swiped \(direction.rawValue)"
    case .dragged: "\(subject) is dragged"
    case .pinched(_, let scale): "\(subject) is pinched by \(scale)"
    case .rotated(_, let angle): "\(subject) is turned by \(angle)"
    case .hovered: "the pointer is over \(subject)"
    case .secondaryClicked: "\(subject) gets the second button"
    case .valueChanged: "\(subject) has changed"
    case .scrolled: "\(subject) scrolls"
    case .refreshed: "\(subject) is pulled down"
    case .focused: "\(subject) gets the keyboard focus"
    case .blurred: "\(subject) loses the keyboard focus"
    case .submitted: "return is pressed in \(subject)"
    case .keyboardShown: "the keyboard comes up"
    case .keyboardHidden: "the keyboard goes away"
    case .nothing(.disabled): "\(subject) is disabled"
    case .nothing(let miss): "\(miss)"
    case .refused(let refusal): "\(refusal)"
    }
  }
}

extension ScreenHappening {
  /// The element that it is about, as an index of the tree after the event.
  fileprivate var elementIndex: Int? {
    switch self {
    case .tapped(let index), .doubleTapped(let index), .multiplyTapped(let index, _, _),
      .longPressed(let index), .swiped(let index, _), .dragged(let index, _),
      .pinched(let index, _), .rotated(let index, _), .hovered(let index),
      .secondaryClicked(let index), .valueChanged(let index), .scrolled(let index),
      .refreshed(let index), .focused(let index), .blurred(let index), .submitted(let index),
      .nothing(.disabled(let index)):
      index
    case .keyboardShown, .keyboardHidden, .nothing, .refused: nil
    }
  }
}
