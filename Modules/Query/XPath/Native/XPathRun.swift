internal import Hierarchy

/// One evaluation of an expression over the columns of a tree, or of a part of it.
///
/// Sets of nodes are sorted lists. Steps without positions go from set to set, and each looks at
/// an element at most once or twice, so that chains of them are linear; steps with positions go
/// from node to node.
struct XPathRun {
  let tree: ElementTree
  let facts: XPathTreeFacts
  /// The elements of the document: the whole tree, or a subtree.
  let scope: Range<Int>
  let codes: UnsafeBufferPointer<UInt16>
  let ends: UnsafeBufferPointer<Int32>
  let parents: UnsafeBufferPointer<Int32>

  private let limits: XPathLimits
  private let clock = XPathClock()
  private(set) var visitCount = 0
  private var nextTimeCheck = Self.timeCheckInterval

  /// What absolute paths have given, by their numbers.
  var absoluteResults: [Int: [XPathPlace]] = [:]
  /// The texts of what absolute paths have given, as far as they were compared with.
  var absoluteTexts: [Int: Set<[UInt8]>] = [:]
  /// Conditions made ready, by their numbers.
  var tests: [Int: XPathTest] = [:]
  /// How many conditions were made from comparisons.
  var madePredicateCount = 0
  var nodeTests: [String: XPathElementTest] = [:]
  var patterns: [XPathPattern.Source: XPathPattern] = [:]
  var siblingPositions: [Int32]?
  /// How many nodes each step of the outermost path gave.
  var stepCounts: [Int] = []

  /// How many visits there are between two looks at the clock.
  private static let timeCheckInterval = 16_384

  init(_ tree: ElementTree, scope: Range<Int>, limits: XPathLimits) {
    self.tree = tree
    self.scope = scope
    self.limits = limits
    facts = XPathTreeFacts.of(tree)
    codes = tree.typeCodes
    ends = tree.subtreeEnds
    parents = facts.parents
  }

  /// The node on which a relative path begins: the first root, as in WebDriverAgent.
  var contextPlace: XPathPlace {
    scope.isEmpty ? .document : XPathPlace(element: scope.lowerBound)
  }

  /// Counts visits, and ends the evaluation when there are too many.
  mutating func visit(_ count: Int = 1) throws(XPathFailure) {
    visitCount += count
    if visitCount < nextTimeCheck { return }
    nextTimeCheck = visitCount + Self.timeCheckInterval
    if visitCount > limits.visitCount { throw .tooManyVisits }
    if clock.elapsedSeconds > limits.seconds { throw .tooSlow }
  }

  /// The parent of an element inside the scope; nil where that is the document.
  func parent(of element: Int) -> Int? {
    let parent = Int(parents[element])
    return element == scope.lowerBound || parent < 0 ? nil : parent
  }

  /// The end of the siblings of an element.
  func siblingEnd(of element: Int) -> Int {
    parent(of: element).map { Int(ends[$0]) } ?? scope.upperBound
  }
}
