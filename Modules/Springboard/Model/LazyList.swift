public import Query

/// A list whose rows exist near what can be seen only, as in UIKit's and SwiftUI's lists.
///
/// Its rows are those recorded, or copies of one of them.
public struct LazyList: Hashable, Sendable {
  /// The element that scrolls, with the rows inside.
  public var container: Locator

  /// The rows that are made; nil for those recorded.
  public var rows: Rows?

  /// Rows that are made as copies of one.
  ///
  /// A copy lies below the one before it, by the height of the row. In texts, `${row}` is the number
  /// of the row, from 1.
  public struct Rows: Hashable, Sendable {
    /// How many rows a list may have; all of them are made when its screen is shown for the first time.
    public static let limit = 10_000

    /// How high all rows may be together, in points; beyond that none are made.
    static let heightLimit = 1e8

    /// The row to copy, inside the container; the recorded rows are taken away.
    public var template: Locator

    /// How many rows there are.
    public var count: Int

    /// What is different in each copy; locators are looked for inside the row, itself included.
    public var settings: [Setting]

    /// Creates rows.
    ///
    /// - Parameters:
    ///   - template: The row to copy.
    ///   - count: How many rows there are.
    ///   - settings: What is different in each copy.
    public init(copiesOf template: Locator, count: Int, settings: [Setting] = []) {
      self.template = template
      self.count = count
      self.settings = settings
    }
  }

  /// What is different in each row.
  public struct Setting: Hashable, Sendable {
    /// The elements, looked for inside the row, itself included.
    public var locator: Locator

    /// What becomes of their attributes.
    public var changes: AttributeChanges

    /// Creates a setting.
    public init(_ locator: Locator, _ changes: AttributeChanges) {
      self.locator = locator
      self.changes = changes
    }
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - container: The element that scrolls.
  ///   - rows: The rows that are made; nil for those recorded.
  public init(in container: Locator, rows: Rows? = nil) {
    self.container = container
    self.rows = rows
  }
}
