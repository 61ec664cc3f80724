internal import Hierarchy
internal import Predicate

// MARK: - By what is around

extension LocatorSuggester {
  /// How many elements around are looked at.
  private static let heightLimit = 12
  /// How many elements inside one around are looked at.
  private static let contentLimit = 60

  /// Chains that begin at an element around which a name leads to.
  func belowNamedAncestor(_ node: ElementNode) -> [Locator] {
    var locators: [Locator] = []
    for ancestor in node.ancestors.prefix(Self.heightLimit) where ancestor.parent != nil {
      guard let name = telling(ancestor, includesType: false) else { continue }
      let start = ClassChain.Item(
        ancestor.type,
        isDescendant: true,
        conditions: [.element(name)]
      )
      for end in ends(for: node) { locators.append(.classChain(ClassChain(items: [start, end]))) }
      if locators.count > 4 { break }
    }
    return locators
  }

  /// Chains that begin at an element around which something else inside it tells from others.
  func insideContainer(_ node: ElementNode) -> [Locator] {
    var locators: [Locator] = []
    let places = rivals.map(\.index)
    for ancestor in node.ancestors.prefix(Self.heightLimit) where ancestor.parent != nil {
      let range = ancestor.subtreeRange
      let hasRival = places.contains { $0 != node.index && range.contains($0) }
      if hasRival { break }
      for inner in ancestor.descendants.prefix(Self.contentLimit) where inner != node {
        guard let name = telling(inner, includesType: true) else { continue }
        let start = ClassChain.Item(
          ancestor.type,
          isDescendant: true,
          conditions: [.descendant(name)]
        )
        for end in ends(for: node) {
          locators.append(.classChain(ClassChain(items: [start, end])))
        }
        break
      }
      if locators.count > 5 { break }
    }
    return locators
  }

  /// The condition that an element goes by its name, if no other of its kind does.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - includesType: Whether the kind is part of the condition where the name is not enough.
  /// - Returns: The condition; nil if the name is not enough.
  private func telling(_ node: ElementNode, includesType: Bool) -> FormatPredicate? {
    guard let name = node.name, !name.isEmpty, name.utf8.count <= 120 else { return nil }
    let named = tree.nodes(named: name).prefix(1_000)
    let condition = FormatPredicate.comparison(
      FormatPredicate.Comparison(.key("name"), .equalTo, .string(name))
    )
    if named.count == 1 { return condition }
    guard named.filter({ $0.typeCode == node.typeCode }).count == 1 else { return nil }
    guard includesType, let type = Self.condition(.type, of: node, .webDriverAgent) else {
      return condition
    }
    return .and([type, condition])
  }

  /// Last steps to an element, from plain ones to those with conditions.
  private func ends(for node: ElementNode) -> [ClassChain.Item] {
    var conditions: [[ClassChain.Condition]] = [[]]
    for attribute in [DistinguishingAttribute.label, .identifier, .value] {
      guard let condition = Self.condition(attribute, of: node, .webDriverAgent),
        attribute.text(of: node).utf8.count <= 120
      else { continue }
      conditions.append([.element(condition)])
    }
    return conditions.map {
      ClassChain.Item(node.type, isDescendant: true, conditions: $0)
    }
  }
}

// MARK: - By counting

extension LocatorSuggester {
  /// Locators with the position of the element among all that fit.
  func counting(_ node: ElementNode) -> [Locator] {
    var locators: [Locator] = []
    let isRoot: (ElementNode) -> Bool = { $0.parent == nil || $0 == scope }
    guard !isRoot(node) || base.map(\.isXPath) == true else { return [] }
    if let place = rivals.firstIndex(of: node) {
      let place = place + 1
      let inside = (rivals.filter { !isRoot($0) }.firstIndex(of: node) ?? 0) + 1
      switch base {
      case .classChain(let chain): locators += [counted(chain, place)]
      case .css(let locator): locators += [counted(locator.chain, place)]
      case .xpath(let expression):
        if let counted = try? XPathExpression("(\(expression.text))[\(place)]") {
          locators.append(.xpath(counted))
        }
      case .accessibilityID, .className, .predicate, .linkText:
        locators += [counted(base, inside)].compactMap { $0 }
      case nil: break
      }
    }
    if !isRoot(node) {
      let type = node.type
      let all = tree.nodes(ofType: type).filter {
        !isRoot($0) && (scope?.descendants.indices.contains($0.index) ?? true)
      }
      if let place = all.firstIndex(of: node) {
        let item = ClassChain.Item(type, isDescendant: true, position: place + 1)
        locators.append(.classChain(ClassChain(items: [item])))
      }
    }
    return locators
  }

  private func counted(_ chain: ClassChain, _ place: Int) -> Locator {
    var items = chain.items
    let last = items.removeLast()
    items.append(last.with(position: place))
    return .classChain(ClassChain(items: items))
  }

  /// A predicate with a position, if its keys are those of class chains.
  private func counted(_ base: Locator?, _ place: Int) -> Locator? {
    guard let predicate = base?.asPredicate?.predicate,
      predicate.subjectKeys.allSatisfy({ PredicateDialect.webDriverAgent.key(named: $0) != nil })
    else { return nil }
    let isType: ElementType? = if case .className(let type)? = base { type } else { nil }
    let item = ClassChain.Item(
      isType ?? .any,
      isDescendant: true,
      conditions: isType == nil ? [.element(predicate)] : [],
      position: place
    )
    return .classChain(ClassChain(items: [item]))
  }
}

extension Locator {
  fileprivate var isXPath: Bool { if case .xpath = self { true } else { false } }
}
