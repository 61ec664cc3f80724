/// What an accessibility audit looks for, with the raw values of `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Colours that are too much alike; it takes pixels to see that.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// What can be seen and is no element; it takes pixels to see that.
  public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
  /// Elements that are too small to be touched.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
  /// Elements that VoiceOver has nothing to say about, or nothing that anybody understands.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
  /// Text that keeps its size; it takes other screens to see that.
  public static let dynamicType = AccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is cut off; it takes pixels to see that.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other; trees do not have them.
  public static let trait = AccessibilityAuditType(rawValue: 1 << 18)
  /// Actions that are missing, on macOS.
  public static let action = AccessibilityAuditType(rawValue: 1 << 32)
  /// Parents and children that do not know each other, on macOS.
  public static let parentChild = AccessibilityAuditType(rawValue: 1 << 33)
  /// Whatever can be looked for.
  public static let all = AccessibilityAuditType(rawValue: ~0)
}

extension AccessibilityAuditType {
  /// What a tree tells.
  public static let ofTrees: AccessibilityAuditType = [.hitRegion, .sufficientElementDescription]

  /// The kinds that have names.
  private static let named: [(type: AccessibilityAuditType, name: String)] = [
    (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
    (.sufficientElementDescription, "sufficientElementDescription"),
    (.dynamicType, "dynamicType"), (.textClipped, "textClipped"), (.trait, "trait"),
    (.action, "action"), (.parentChild, "parentChild"),
  ]

  /// Whether it is `all`, maybe without some, and not a list of kinds that somebody named.
  var isOpen: Bool {
    !subtracting(Self.named.reduce(into: []) { $0.formUnion($1.type) }).isEmpty
  }

  /// The names of the kinds, as they are written in a test.
  var names: [String] { Self.named.filter { contains($0.type) }.map { ".\($0.name)" } }
}
