public import Hierarchy

/// How a locator was evaluated over a tree: step by step, with what each step left.
///
/// ```swift
/// let trace = try Locator("**/XCUIElementTypeCell[2]/XCUIElementTypeButton").trace(in: tree)
/// for step in trace.steps { print(step.text, step.matchCount ?? 0) }
/// ```
public struct LocatorTrace: Sendable {
  /// The locator.
  public let locator: Locator

  /// What evaluated it.
  public let engine: Engine

  /// The steps, in the order in which they were taken.
  public let steps: [Step]

  /// How many elements were looked at, counting each look; nil where the engine does not tell.
  public let visitCount: Int?

  /// The elements, in document order.
  public let nodes: [ElementNode]

  /// What evaluates a locator.
  public enum Engine: Hashable, Sendable {
    /// An index that the tree keeps once it is made.
    case index
    /// The columns of the tree, one after the other.
    case columns
    /// The columns, as far as an index leaves elements to look at.
    case indexedColumns
    /// Einstein's own evaluation of XPath, over the columns.
    case native
    /// libxml2, and why.
    case libxml2(reason: String)
  }

  /// A part of a locator, and what was left after it.
  public struct Step: Hashable, Sendable {
    /// The part, in the locator's language.
    public let text: String

    /// How many elements were left; nil where the engine did it together with the next step.
    public let matchCount: Int?
  }
}

extension LocatorTrace.Engine: CustomStringConvertible {
  /// The engine in a few words.
  public var description: String {
    switch self {
    case .index: "an index of the tree"
    case .columns: "the columns of the tree"
    case .indexedColumns: "an index of the tree, then its columns"
    case .native: "Einstein's own XPath, over the columns of the tree"
    case .libxml2(let reason): "libxml2, since \(reason)"
    }
  }
}
