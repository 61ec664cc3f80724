/// An attribute that a dump carried and that has no property of its own.
public struct ElementAttribute: Hashable, Sendable, Codable {
  /// The name, as in the dump.
  public var name: String

  /// The value, as in the dump but with escapes resolved.
  public var value: String

  /// Creates an attribute from its name and value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
