/// An alert or an action sheet that an app itself presents.
///
/// It covers the screen until a button is pressed, which takes it away before the button's effects
/// come.
public struct AppAlert: Hashable, Sendable {
  /// What it looks like.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// In the middle: `UIAlertController.Style.alert`.
    case alert
    /// From the bottom: `UIAlertController.Style.actionSheet`.
    case sheet
  }

  /// The first line; nil for none.
  public var title: TextTemplate?

  /// What is below the title; nil for nothing.
  public var message: TextTemplate?

  /// What it looks like.
  public var style: Style

  /// The fields, which sheets do not have.
  public var fields: [Field]

  /// The buttons, in their order.
  public var buttons: [Button]

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: What is below the title.
  ///   - style: What it looks like.
  ///   - fields: The fields.
  ///   - buttons: The buttons, in their order.
  public init(
    title: TextTemplate? = nil,
    message: TextTemplate? = nil,
    style: Style = .alert,
    fields: [Field] = [],
    buttons: [Button]
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.fields = fields
    self.buttons = buttons
  }

  /// A button of an alert.
  public struct Button: Hashable, Sendable {
    /// What a button is for.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// Anything.
      case normal
      /// To leave everything as it is.
      case cancel
      /// To lose something.
      case destructive
    }

    /// What it says.
    public var label: String

    /// The accessibility identifier, if there is one.
    public var identifier: String?

    /// What it is for.
    public var role: Role

    /// What it does, on the screen below.
    public var effects: [Effect]

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: What it says.
    ///   - identifier: The accessibility identifier.
    ///   - role: What it is for.
    ///   - effects: What it does.
    public init(
      _ label: String,
      identifier: String? = nil,
      role: Role = .normal,
      effects: [Effect] = []
    ) {
      self.label = label
      self.identifier = identifier
      self.role = role
      self.effects = effects
    }
  }

  /// A text field of an alert.
  ///
  /// Templates in the effects of the alert's buttons, and in rules for them, find it by its identifier
  /// while they run, although the alert is gone.
  public struct Field: Hashable, Sendable {
    /// The accessibility identifier, if there is one.
    public var identifier: String?

    /// What it shows while it is empty.
    public var placeholder: String?

    /// What is in it.
    public var value: TextTemplate

    /// Whether what is typed cannot be read.
    public var isSecure: Bool

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - identifier: The accessibility identifier.
    ///   - placeholder: What it shows while it is empty.
    ///   - value: What is in it.
    ///   - isSecure: Whether what is typed cannot be read.
    public init(
      identifier: String? = nil,
      placeholder: String? = nil,
      value: TextTemplate = TextTemplate(literal: ""),
      isSecure: Bool = false
    ) {
      self.identifier = identifier
      self.placeholder = placeholder
      self.value = value
      self.isSecure = isSecure
    }
  }
}
