/// Presents an alert or a sheet of the app.
public struct PresentAlert: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - title: The first line, a template; a mistake in it stops the program.
  ///   - message: What is below the title, a template.
  ///   - style: What it looks like.
  ///   - fields: The fields.
  ///   - buttons: The buttons, in their order.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ title: String? = nil,
    message: String? = nil,
    style: AppAlert.Style = .alert,
    fields: [AppAlert.Field] = [],
    buttons: [AppAlert.Button],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    effect = .alert(
      AppAlert(
        title: title.map { Authored.template($0, file, line) },
        message: message.map { Authored.template($0, file, line) },
        style: style,
        fields: fields,
        buttons: buttons
      )
    )
  }
}

/// Asks the user for a permission, where that is not decided yet.
public struct AskFor: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - permission: What to ask for.
  ///   - granted: What is done if it is allowed.
  ///   - denied: What is done if it is not.
  public init(
    _ permission: AppPermission,
    @EffectsBuilder granted: () -> [Effect] = { [] },
    @EffectsBuilder denied: () -> [Effect] = { [] }
  ) {
    effect = .ask(permission, granted: granted(), denied: denied())
  }
}

/// Opens an address, in the app that it belongs to.
public struct OpenAddress: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - address: The address, a template; a mistake in it stops the program.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ address: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    effect = .openURL(Authored.template(address, file, line))
  }
}

/// Brings another app to the front, starting it if it is not running.
public struct OpenApp: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Names the app by its bundle identifier.
  public init(_ bundleIdentifier: String) { effect = .openApp(bundleIdentifier) }
}

/// Does something some seconds later.
public struct After: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - seconds: How much later, 0 or more.
  ///   - effects: What is done then.
  public init(seconds: Double, @EffectsBuilder _ effects: () -> [Effect]) {
    precondition(seconds >= 0 && seconds.isFinite, "A delay is 0 seconds or more")
    effect = .after(seconds, effects())
  }
}

/// Puts a text into a variable.
public struct Store: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - text: The text, a template; a mistake in it stops the program.
  ///   - variable: The variable.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  public init(
    _ text: String,
    in variable: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    precondition(TextTemplate.isVariableName(variable), "A variable has letters, digits and _")
    effect = .store(variable, Authored.template(text, file, line))
  }
}

/// Adds to the whole number in a variable.
public struct AddUp: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - number: What to add; below 0 to take away.
  ///   - variable: The variable.
  public init(_ number: Int, to variable: String) {
    precondition(TextTemplate.isVariableName(variable), "A variable has letters, digits and _")
    effect = .add(number, to: variable)
  }
}

/// Ends the app as the system does.
public struct EndApp: EffectStatement {
  /// The effect.
  public var effect: Effect { .exit }

  /// Creates the effect.
  public init() {}
}

/// Ends the app as a crash does.
public struct Crash: EffectStatement {
  /// The effect.
  public var effect: Effect { .crash }

  /// Creates the effect.
  public init() {}
}
