public import Hierarchy

extension AlertPolicy {
  /// Returns what the policy does with an alert.
  public func choice(for alert: SystemAlert) -> AlertChoice {
    choice(of: alert.buttons, isSheet: alert.isSheet, isKnown: true)
  }

  /// Finds what the policy does with a recorded alert or sheet.
  ///
  /// What its buttons mean is told by the title and the labels, in any language that is known.
  ///
  /// - Complexity: O(n) in the number of elements inside.
  ///
  /// - Parameter node: The alert, or something around it.
  /// - Returns: The button to press and why, or why none.
  public func choice(forAlert node: ElementNode) -> AlertChoice {
    guard let alert = RecordedAlert(node) else { return AlertChoice(noneBecause: .noAlert) }
    return choice(for: alert)
  }

  /// Returns what the policy does with a recorded alert or sheet that was read before.
  ///
  /// Its `buttonElements` has the element to tap at the position of the choice.
  public func choice(for alert: RecordedAlert) -> AlertChoice {
    choice(of: alert.buttons, isSheet: alert.isSheet, isKnown: alert.kind != nil)
  }

  private func choice(of buttons: [AlertButton], isSheet: Bool, isKnown: Bool) -> AlertChoice {
    guard !buttons.isEmpty else { return AlertChoice(noneBecause: .noButtons) }
    let last = buttons.count - 1
    switch rule {
    case .roles(let roles):
      return choice(of: buttons, withRole: roles, orTheOnly: !isKnown)
    case .lastOrFirst:
      return isSheet
        ? AlertChoice(buttons, at: 0, because: .first)
        : AlertChoice(buttons, at: last, because: .last)
    case .firstOrLast:
      return isSheet
        ? AlertChoice(buttons, at: last, because: .last)
        : AlertChoice(buttons, at: 0, because: .first)
    case .lastOfAlert:
      return isSheet
        ? AlertChoice(noneBecause: .leavesSheets)
        : AlertChoice(buttons, at: last, because: .last)
    case .cancelOrDefault:
      return choice(of: buttons, withRole: [.cancel, .default, .allow], orTheOnly: true)
    case .labels(let labels):
      for label in labels {
        let folded = AlertTemplate.folded(label)
        let position = buttons.firstIndex { AlertTemplate.folded($0.label) == folded }
        if let position { return AlertChoice(buttons, at: position, because: .label) }
      }
      return AlertChoice(noneBecause: .noSuchLabel)
    }
  }

  private func choice(
    of buttons: [AlertButton],
    withRole roles: [AlertButtonRole],
    orTheOnly acceptsTheOnly: Bool
  ) -> AlertChoice {
    for role in roles {
      if let position = buttons.firstIndex(where: { $0.role == role }) {
        return AlertChoice(buttons, at: position, because: .role(role))
      }
    }
    // A lone button asks nothing, whatever it says.
    if acceptsTheOnly, buttons.count == 1, buttons[0].role == .option {
      return AlertChoice(buttons, at: 0, because: .only)
    }
    return AlertChoice(noneBecause: .nothingFits)
  }
}
