extension AppMap: Encodable {
  private enum Key: String, CodingKey { case screens, everywhere }

  /// Writes the screens and the ways for programs; triggers have the words of their descriptions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(screens, forKey: .screens)
    try container.encode(everywhere, forKey: .everywhere)
  }
}

extension AppMap.Screen: Encodable {
  private enum Key: String, CodingKey {
    case name, elementCount, isInitial, isReachable, isDeadEnd, ways
  }

  /// Writes the screen and its ways.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(elementCount, forKey: .elementCount)
    try container.encode(isInitial, forKey: .isInitial)
    try container.encode(isReachable, forKey: .isReachable)
    try container.encode(isDeadEnd, forKey: .isDeadEnd)
    try container.encode(ways, forKey: .ways)
  }
}

extension AppMap.Way: Encodable {
  private enum Key: String, CodingKey { case trigger, isConditional, kind, screen }

  /// Writes the trigger's description, and where the way leads to.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(trigger.description, forKey: .trigger)
    try container.encode(isConditional, forKey: .isConditional)
    switch target {
    case .screen(let name):
      try container.encode("screen", forKey: .kind)
      try container.encode(name, forKey: .screen)
    case .back: try container.encode("back", forKey: .kind)
    case .outside: try container.encode("outside", forKey: .kind)
    }
  }
}
