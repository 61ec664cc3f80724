/// Shows a screen anew, in place of the present one and its history.
public struct Show: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Names the screen.
  public init(_ screen: String) { effect = .show(screen) }
}

/// Shows a screen anew over the present one, to which `GoBack` returns.
public struct Push: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Names the screen.
  public init(_ screen: String) { effect = .push(screen) }
}

/// Shows a screen anew on top of the present one, until `Dismiss`.
public struct Present: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Names the screen.
  public init(_ screen: String) { effect = .present(screen) }
}

/// Shows a screen as it was left, with its history, as tabs do.
public struct SwitchTo: EffectStatement {
  /// The effect.
  public let effect: Effect

  /// Names the screen.
  public init(_ screen: String) { effect = .switchTo(screen) }
}

/// Returns to the screen before `Push`, as it was left.
public struct GoBack: EffectStatement {
  /// The effect.
  public var effect: Effect { .back }

  /// Creates the effect.
  public init() {}
}

/// Takes away what `Present` has shown.
public struct Dismiss: EffectStatement {
  /// The effect.
  public var effect: Effect { .dismiss }

  /// Creates the effect.
  public init() {}
}
