public import Hierarchy

/// An alert or a sheet of a recorded screen, with what is known about it.
public struct RecordedAlert: Hashable, Sendable {
  /// What it is about; nil if it is none of the system's, or none that is known.
  public let kind: SystemAlertKind?

  /// The language of its texts; nil where the kind is not known.
  public let language: SystemAlert.Language?

  /// Its title: the label of the alert, or its first text.
  public let title: String?

  /// Its buttons in document order, with what they mean as far as it is known.
  ///
  /// A button that says nothing known has the role `option`.
  public let buttons: [AlertButton]

  /// The elements of the buttons, in the same order.
  public let buttonElements: [ElementNode]

  /// Whether it is a sheet.
  public let isSheet: Bool

  /// Reads an alert; nil if the element is no alert or sheet and has none inside.
  ///
  /// Buttons without a label and those that the dump calls invisible are left out.
  ///
  /// - Complexity: O(n) in the number of elements inside.
  ///
  /// - Parameter node: The alert, or something around it.
  public init?(_ node: ElementNode) {
    guard let alert = node.subtree.first(where: { $0.isOfType(.alert) || $0.isOfType(.sheet) })
    else { return nil }
    isSheet = alert.isOfType(.sheet)
    let texts = alert.descendants.filter { $0.isOfType(.staticText) }
    title = [alert.label, texts.first?.label].compactMap { $0 }.first { !$0.isEmpty }
    buttonElements = alert.descendants.filter {
      $0.isOfType(.button) && $0.isVisible != false && !($0.label ?? $0.name ?? "").isEmpty
    }
    let labels = buttonElements.map { $0.label ?? $0.name ?? "" }
    let recognizer = AlertRecognizer.shared
    let candidate = recognizer.candidate(title: title, labels: labels)
    kind = candidate?.kind
    language = candidate?.language
    buttons = labels.map { label in
      let known = candidate?.button(folded: AlertTemplate.folded(label))
      return AlertButton(
        label: label,
        role: known?.role ?? recognizer.generalRole(of: label) ?? .option,
        answer: known?.answer
      )
    }
  }
}

extension SystemAlertKind {
  /// Tells what a recorded alert is about, whatever its language.
  ///
  /// - Complexity: O(n) in the number of elements inside.
  ///
  /// - Parameter node: The alert, or something around it.
  /// - Returns: The kind; nil if it is none of the system's that are known.
  public static func recognize(_ node: ElementNode) -> SystemAlertKind? {
    RecordedAlert(node)?.kind
  }
}
