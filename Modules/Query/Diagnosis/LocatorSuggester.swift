internal import Hierarchy
internal import Predicate

/// Finds a locator for one element and no other.
///
/// Stable ways are tried first, and a position only where nothing else does. Every locator is
/// evaluated before it is suggested.
struct LocatorSuggester {
  let tree: ElementTree
  let scope: ElementNode?
  /// What is to be made narrower; nil for nothing.
  let base: Locator?
  /// What the base finds; sorted.
  let rivals: [ElementNode]

  /// How many locators are evaluated for one element.
  private static let trialLimit = 16
  /// How many rivals are compared before a trial.
  private static let comparisonLimit = 1_000
  /// Of longer texts the beginning makes the better locator, in UTF-8 bytes.
  private static let lengthLimit = 120
  /// How many characters such a beginning has.
  private static let beginningLength = 40
  /// Longer texts are in no locator at all, in UTF-8 bytes.
  private static let wholeLengthLimit = 2_000

  init(tree: ElementTree, scope: ElementNode?, base: Locator? = nil, rivals: [ElementNode] = []) {
    self.tree = tree
    self.scope = scope
    self.base = base
    self.rivals = rivals
  }

  /// Returns a locator that finds an element and no other; nil if none was found.
  ///
  /// - Complexity: O(n).
  func suggestion(for node: ElementNode) -> LocatorDiagnosis.Suggestion? {
    var trials = 0
    func first(_ locators: [Locator]) -> Locator? {
      for locator in locators {
        guard trials < Self.trialLimit else { return nil }
        trials += 1
        if finds(locator, node) { return locator }
      }
      return nil
    }
    let stable =
      first(names(of: node)) ?? first(narrower(for: node)) ?? first(belowNamedAncestor(node))
      ?? first(insideContainer(node))
    if let stable { return LocatorDiagnosis.Suggestion(locator: stable, dependsOnOrder: false) }
    trials = 0
    return first(counting(node)).map {
      LocatorDiagnosis.Suggestion(locator: $0, dependsOnOrder: true)
    }
  }

  private func finds(_ locator: Locator, _ node: ElementNode) -> Bool {
    let found: [ElementNode]?
    if let scope {
      found = try? locator.nodes(inside: scope, limit: 2)
    } else {
      found = try? locator.nodes(in: tree, limit: 2)
    }
    return found == [node]
  }

  private func isUsable(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= Self.lengthLimit
  }

  // MARK: - By itself

  private func names(of node: ElementNode) -> [Locator] {
    guard let name = node.name, !name.isEmpty else { return [] }
    var locators: [Locator] = []
    // A prefix has no escapes, so that what cannot be seen needs a predicate.
    if !isUsable(name) || !name.isShownWhole {
      let condition = Self.condition("name", name)
      locators.append(.predicate(TreePredicate(condition)))
    }
    if name.utf8.count <= Self.wholeLengthLimit { locators.append(.accessibilityID(name)) }
    return locators
  }

  /// The condition that an attribute is a text, or begins like it where it is long.
  private static func condition(_ key: String, _ text: String) -> FormatPredicate {
    let isWhole = text.utf8.count <= lengthLimit
    return .comparison(
      FormatPredicate.Comparison(
        .key(key),
        isWhole ? .equalTo : .beginsWith,
        .string(isWhole ? text : String(text.prefix(beginningLength)))
      )
    )
  }

  /// The base, or else the kind of the element, with one or two further conditions.
  private func narrower(for node: ElementNode) -> [Locator] {
    let others: [ElementNode]
    var isOfType = false
    let make: ([FormatPredicate]) -> Locator
    switch base {
    case .classChain(let chain): (others, make) = (rivals, { narrowed(chain, by: $0) })
    case .css(let locator): (others, make) = (rivals, { narrowed(locator.chain, by: $0) })
    case let base? where base.asPredicate != nil:
      let predicate = base.asPredicate ?? TreePredicate(.constant(true))
      others = rivals
      make = { conditions in
        let all = [predicate.predicate].filter { $0 != .constant(true) } + conditions
        return .predicate(TreePredicate(Self.joined(all), dialect: predicate.dialect))
      }
    default:
      others = tree.nodes(ofType: node.type).prefix(Self.comparisonLimit).filter {
        scope?.subtreeRange.contains($0.index) ?? true
      }
      isOfType = true
      let type = Self.condition(.type, of: node, .any)
      make = { conditions in
        .predicate(TreePredicate(Self.joined((type.map { [$0] } ?? []) + conditions)))
      }
    }
    let dialect = base?.asPredicate?.dialect ?? .webDriverAgent
    var usable: [(attribute: DistinguishingAttribute, condition: FormatPredicate)] = []
    for attribute in DistinguishingAttribute.allCases {
      guard let condition = Self.condition(attribute, of: node, dialect) else { continue }
      if attribute.isText, attribute.text(of: node).isEmpty { continue }
      usable.append((attribute, condition))
    }
    let compared = others.prefix(Self.comparisonLimit).filter { $0 != node }
    func alike(_ attribute: DistinguishingAttribute, _ nodes: [ElementNode]) -> [ElementNode] {
      let own = attribute.text(of: node)
      return nodes.filter { attribute.text(of: $0).utf8.elementsEqual(own.utf8) }
    }
    var single: [Locator] = []
    // Whatever else changes on a screen, these stay.
    let isOutermost = node.type == .application || node.type == .window
    if isOutermost, isOnlyOfItsType(node) { single.append(.className(node.type)) }
    var double: [Locator] = []
    for (number, first) in usable.enumerated() {
      let left = alike(first.attribute, compared)
      if left.isEmpty {
        single.append(make([first.condition]))
        continue
      }
      // The kind is a condition already where there is nothing else to make narrower.
      if first.attribute == .type, isOfType { continue }
      for second in usable[(number + 1)...] where alike(second.attribute, left).isEmpty {
        if second.attribute == .type, isOfType { continue }
        double.append(make([first.condition, second.condition]))
      }
    }
    return Array(single.prefix(4)) + double.prefix(3)
  }

  private func isOnlyOfItsType(_ node: ElementNode) -> Bool {
    tree.nodes(ofType: node.type).prefix(2).elementsEqual([node])
  }

  private func narrowed(_ chain: ClassChain, by conditions: [FormatPredicate]) -> Locator {
    var items = chain.items
    let last = items.removeLast()
    let condition = ClassChain.Condition.element(Self.joined(conditions))
    items.append(last.with(conditions: last.conditions + [condition], position: last.position))
    return .classChain(ClassChain(items: items))
  }

  private static func joined(_ parts: [FormatPredicate]) -> FormatPredicate {
    var flat: [FormatPredicate] = []
    for part in parts {
      if case .and(let inner) = part { flat += inner } else { flat.append(part) }
    }
    return flat.count == 1 ? flat[0] : .and(flat)
  }

  /// The condition that an attribute is what it is for an element; nil if it has none.
  static func condition(
    _ attribute: DistinguishingAttribute,
    of node: ElementNode,
    _ dialect: PredicateDialect
  ) -> FormatPredicate? {
    func compare(_ key: String, _ value: FormatExpression) -> FormatPredicate {
      .comparison(FormatPredicate.Comparison(.key(key), .equalTo, value))
    }
    func text(_ key: String, _ text: String?) -> FormatPredicate? {
      text.flatMap { $0.isEmpty ? nil : condition(key, $0) }
    }
    func flag(_ key: String, _ flag: Bool?) -> FormatPredicate? {
      flag.map { compare(key, .integer($0 ? 1 : 0)) }
    }
    let isXCUITest = dialect == .xcuitest
    switch attribute {
    case .identifier: return text(isXCUITest ? "identifier" : "name", node.identifier)
    case .label: return text("label", node.label)
    case .value: return text("value", node.value)
    case .placeholder: return text("placeholderValue", node.placeholderValue)
    case .type where isXCUITest:
      return compare("elementType", .integer(Int64(node.type.rawValue)))
    case .type:
      return compare("type", .string(String(decoding: node.webDriverTypeNameBytes, as: UTF8.self)))
    case .enabled: return flag("enabled", node.isEnabled)
    case .visible: return isXCUITest ? nil : flag("visible", node.isVisible)
    case .selected: return flag("selected", node.isSelected)
    case .parent: return nil
    }
  }
}

extension DistinguishingAttribute {
  fileprivate var isText: Bool {
    switch self {
    case .identifier, .label, .value, .placeholder: true
    default: false
    }
  }
}

extension Locator {
  /// The locator as a predicate, for those languages that are no more than one.
  var asPredicate: TreePredicate? {
    func equal(_ key: String, _ text: String) -> TreePredicate {
      let comparison = FormatPredicate.Comparison(.key(key), .equalTo, .string(text))
      return TreePredicate(.comparison(comparison))
    }
    switch self {
    case .accessibilityID(let name): return equal("name", name)
    case .className(.any): return TreePredicate(.constant(true))
    case .className(let type): return equal("type", type.webDriverName)
    case .predicate(let predicate): return predicate
    case .linkText(let link): return link.predicate
    case .classChain, .css, .xpath: return nil
    }
  }
}
