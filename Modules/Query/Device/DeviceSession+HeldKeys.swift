extension DeviceSession {
  /// Calls a closure while modifier keys are held.
  ///
  /// They count for what is typed. No touch can be made with keys held; that is a failure.
  ///
  /// - Parameters:
  ///   - flags: The keys, in addition to those that are held already.
  ///   - body: What is done meanwhile.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func holding<Value>(
    _ flags: KeyModifierFlags,
    _ body: () throws -> Value
  ) rethrows -> Value {
    let outer = heldKeys
    heldKeys.formUnion(flags)
    defer { heldKeys = outer }
    return try body()
  }

  /// Why nothing is touched while keys are held.
  static let touchWithKeys = """
    A touch while modifier keys are held cannot be simulated; type with them, and touch outside of \
    perform(withKeyModifiers:block:)
    """
}

extension DeviceEvent {
  /// The events that come of this one, which types something, while keys are held.
  ///
  /// A text is typed key by key: with command held, each character is a shortcut of its own.
  func pressed(holding keys: KeyModifierFlags) -> [DeviceEvent] {
    guard !keys.isEmpty else { return [self] }
    switch self {
    case .typeText(let text): return text.map { .typeKey(String($0), modifiers: keys) }
    case .typeKey(let key, let modifiers): return [.typeKey(key, modifiers: modifiers.union(keys))]
    default: return [self]
    }
  }
}
