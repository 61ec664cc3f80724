internal import Actions
internal import Hierarchy
internal import Query
internal import Springboard
internal import XCTest
internal import XCUIAutomation

#if !os(Linux) || EINSTEIN_CHECK_APPLE
@MainActor
#endif
extension XCUIElement {
  /// Presses the button that a policy chooses, on an alert or a sheet.
  ///
  /// - Parameter policy: What is done with alerts.
  /// - Returns: Whether the policy chooses a button.
  func press(_ policy: AlertPolicy) -> Bool {
    let isSheet = elementType == .sheet
    let title = label
    let texts = labels(of: staticTexts)
    let buttonLabels = labels(of: buttons)
    let tree = ElementTree {
      ElementRecord(isSheet ? .sheet : .alert, label: title) {
        for text in texts { ElementRecord(.staticText, label: text) }
        for label in buttonLabels { ElementRecord(.button, label: label) }
      }
    }
    guard let alert = tree.first.flatMap({ RecordedAlert($0) }),
      let position = policy.choice(for: alert).position
    else { return false }
    // In the tree the buttons come last.
    buttons.element(boundBy: alert.buttonElements[position].index - 1 - texts.count).tap()
    return true
  }

  private func labels(of query: XCUIElementQuery) -> [String] {
    (0..<query.count).map { query.element(boundBy: $0).label }
  }
}
