import Hierarchy
import Query
import Reporting

extension HitTestFormat {
  /// The elements under the point, front to back, what gets a tap, and why.
  static func lines(of hitTest: HitTest, in input: LabelledDump) -> String {
    let tap = hitTest.receiver.map(\.line) ?? "none"
    return (hitTest.nodes.map(\.line) + ["tap: \(tap)", "why: \(hitTest.reason)"])
      .map { "\(input.prefix)\($0)\n" }.joined()
  }
}

extension HitTest {
  /// Why a tap goes where it goes.
  fileprivate var reason: String {
    switch outcome {
    case .received(let receiver) where receiver.isEnabled == false:
      "\(place(of: receiver)); it is disabled, and does nothing with the tap"
    case .received(let receiver): place(of: receiver)
    case .blocked(let control, let cover):
      "\(cover.line) takes the tap in front of \(control.line)"
    case .ignored: "no control is here"
    }
  }

  private func place(of receiver: ElementNode) -> String {
    if receiver == front { return "it is in front" }
    if receiver.subtreeRange.contains(front.index) {
      return "it is around what is in front, \(front.line)"
    }
    return "what is in front lets touches through, \(front.line)"
  }
}
