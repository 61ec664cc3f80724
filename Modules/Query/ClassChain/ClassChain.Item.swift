public import Hierarchy
internal import Predicate

extension ClassChain {
  /// One step of a class chain: which of the children or descendants it selects.
  public struct Item: Hashable, Sendable {
    /// The kind of the elements; `.any` for all kinds.
    ///
    /// A name that Apple does not have stands for `.other`, as in WebDriverAgent.
    public let type: ElementType

    /// The kind as it is written: `*`, or a name such as `XCUIElementTypeButton`.
    public let typeName: String

    /// Whether descendants are looked at, and not only children: `**/` in writing.
    public let isDescendant: Bool

    /// What the elements must satisfy, one condition after the other.
    public let conditions: [Condition]

    /// Which of the elements that are left is meant, from 1, or from the last one at -1.
    public let position: Int?

    /// Creates a step; traps when the position is 0.
    ///
    /// - Parameters:
    ///   - type: The kind of the elements; `.any` for all kinds.
    ///   - isDescendant: Whether descendants are looked at, and not only children.
    ///   - conditions: What the elements must satisfy.
    ///   - position: Which one is meant, from 1, or from the last one at -1; nil for all.
    public init(
      _ type: ElementType,
      isDescendant: Bool = false,
      conditions: [Condition] = [],
      position: Int? = nil
    ) {
      self.init(
        typeName: type == .any ? "*" : type.webDriverName,
        type: type,
        isDescendant: isDescendant,
        conditions: conditions,
        position: position
      )
    }

    init(
      typeName: String,
      type: ElementType,
      isDescendant: Bool,
      conditions: [Condition],
      position: Int?
    ) {
      precondition(position != 0, "Positions begin at 1, or from the end at -1")
      self.type = type
      self.typeName = typeName
      self.isDescendant = isDescendant
      self.conditions = conditions
      self.position = position
    }
  }
}

extension ClassChain.Item: CustomStringConvertible {
  /// The step as a part of a chain, such as `**/XCUIElementTypeButton[2]`.
  public var description: String {
    var text = isDescendant ? "**/" : ""
    text += typeName
    for condition in conditions { text += "[\(condition)]" }
    if let position { text += "[\(position)]" }
    return text
  }
}
