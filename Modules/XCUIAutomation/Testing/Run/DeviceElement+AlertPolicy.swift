internal import Hierarchy
package import Query
package import Springboard

extension DeviceElement {
  /// Presses the button that a policy chooses, on an alert or on something with one inside.
  ///
  /// - Parameters:
  ///   - policy: What is done with alerts.
  ///   - site: The place that failures are reported for.
  /// - Returns: Whether the policy chooses a button.
  package func press(_ policy: AlertPolicy, at site: SourceSite? = nil) -> Bool {
    guard let outer = (try? snapshot())?.node,
      let node = outer.subtree.first(where: { [.alert, .sheet].contains($0.type) }),
      let recorded = RecordedAlert(node),
      let position = policy.choice(for: recorded).position
    else { return false }
    // The first alert or sheet is also the first of its kind.
    let alert = node.index == outer.index ? self : descendants(matching: node.type).firstMatch
    // A policy does not look at buttons without a label, nor at those that cannot be seen.
    let pressed = recorded.buttonElements[position].index
    let buttons = node.descendants.filter { $0.type == .button }
    guard let index = buttons.firstIndex(where: { $0.index == pressed }) else { return false }
    SourceSite.$current.withValue(site ?? SourceSite.current) {
      alert.buttons.element(boundBy: index).tap()
    }
    return true
  }
}
