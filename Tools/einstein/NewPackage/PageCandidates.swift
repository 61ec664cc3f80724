import Hierarchy

/// The elements of a screen that may be properties of its page object, the best first.
struct PageCandidates {
  let elements: [PageElement]

  /// How many are tried; a screen may have a hundred thousand elements.
  private static let limit = 60

  /// How long identifiers may be that elements are found by; XCUITest takes 128 characters.
  private static let identifierLimit = 100

  /// How long labels may be; longer ones are texts that change.
  private static let labelLimit = 40

  /// Finds the elements of a screen.
  init(of screen: RecordedScreen) {
    let tree = screen.tree
    var nodes: [(rank: Int, node: ElementNode)] = []
    for node in tree {
      guard let rank = Self.ranks[node.type], node.isVisible != false, let name = node.name,
        Self.isKey(name, ofLabel: node.identifier == nil), node.isOfType(node.type)
      else { continue }
      // What has an identifier comes before what has a label only.
      nodes.append((node.identifier == nil ? rank + Self.ranks.count : rank, node))
    }
    var seen: Set<String> = []
    var elements: [PageElement] = []
    let ordered = nodes.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    for (_, (_, node)) in ordered.prefix(Self.limit * 10) where elements.count < Self.limit {
      guard let key = node.name, seen.insert("\(node.type.name) \(key)").inserted,
        !node.ancestors.contains(where: { Self.systemTypes.contains($0.type) })
      else { continue }
      let identifierCase = node.identifier.flatMap { screen.identifiers.name(of: $0) }
      elements.append(
        PageElement(name: "", type: node.type, key: key, identifierCase: identifierCase)
      )
    }
    self.elements = elements
  }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: PageElement.types.enumerated().map { ($1, $0) }
  )

  /// What is in these belongs to the system.
  private static let systemTypes: Set<ElementType> = [.keyboard, .statusBar]

  private static func isKey(_ text: String, ofLabel isLabel: Bool) -> Bool {
    text.utf8.count <= (isLabel ? labelLimit : identifierLimit)
      && !SwiftName.words(of: text).isEmpty
  }
}
