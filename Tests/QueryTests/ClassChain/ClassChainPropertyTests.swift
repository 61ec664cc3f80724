import Foundation
import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

/// What holds for chains and trees of all kinds.
@Suite struct ClassChainPropertyTests {
  @Test(arguments: UInt64(0)..<30)
  func `a chain selects what its steps select one element after the other`(seed: UInt64) throws {
    var random = RandomClassChain(seed: seed)
    for _ in 0..<20 {
      let tree = random.tree(count: seed.isMultiple(of: 5) ? 1_500 : 40)
      let chain = random.chain()
      let expected = try naiveMatches(of: chain, in: tree)
      #expect(try chain.nodes(in: tree).map(\.index) == expected, "\(chain)")
      for limit in [0, 1, 3] {
        #expect(
          try chain.nodes(in: tree, limit: limit).map(\.index) == Array(expected.prefix(limit)),
          "\(chain)"
        )
      }
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `a chain selects what its image in XPath selects`(seed: UInt64) throws {
    var random = RandomClassChain(seed: 1_000 + seed)
    var successes = 0
    for _ in 0..<10 {
      let tree = random.tree(count: 60)
      for _ in 0..<8 {
        let chain = random.chain(3)
        let image = chain.xpath
        let found = try chain.nodes(in: tree).map(\.index)
        #expect(
          try XPathExpression(image).nodes(in: tree).map(\.index) == found,
          "\(chain) is \(image)"
        )
        if !found.isEmpty { successes += 1 }
      }
    }
    // Chains that find nothing prove little; of these 80 about every third finds something.
    #expect(successes >= 8)
  }

  @Test(arguments: UInt64(0)..<20)
  func `an element is the root of its subtree`(seed: UInt64) throws {
    var random = RandomClassChain(seed: 2_000 + seed)
    let tree = random.tree(count: 80)
    for _ in 0..<40 {
      let chain = random.chain()
      let element = tree[Int(seed) * 3]
      #expect(
        try chain.nodes(inside: element).map(\.index)
          == naiveMatches(of: chain, in: tree, below: [element]),
        "\(chain)"
      )
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `what is printed is read as the same chain`(seed: UInt64) throws {
    var random = RandomClassChain(seed: 3_000 + seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var items = random.chain(6).items
      // Texts with all that may be hard to print.
      let text =
        (AwkwardText.all + ["`", "``", "$", "$$", "]", "`][`", "'"])
        .randomElement(using: &generator) ?? ""
      let predicate = FormatPredicate.comparison(
        FormatPredicate.Comparison(.key("label"), .equalTo, .string(text))
      )
      items.append(
        ClassChain.Item(.cell, conditions: [.element(predicate), .descendant(predicate)])
      )
      let chain = ClassChain(items: items)
      #expect(try ClassChain(chain.description) == chain, "\(chain)")
      let data = try JSONEncoder().encode([chain])
      #expect(try JSONDecoder().decode([ClassChain].self, from: data) == [chain])
    }
  }

  private static let words = [
    "*", "**", "**/", "/", "[", "]", "`", "``", "$", "$$", "1", "-1", "0", "-", " ", "'", "\"",
    "XCUIElementType", "XCUIElementTypeCell", "XCUIElementTypeÄ", "Button", "label == 'a'", "name",
    "[`label == 'a'`]", "[$label == 'a'$]", "é", "\u{301}", "😀", "\0", "\n", ".", "@", "::", "_",
  ]

  @Test(arguments: UInt64(0)..<10)
  func `texts of any kind are read or refused`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 4_000 + seed)
    for round in 0..<800 {
      let text: String
      if round.isMultiple(of: 4) {
        let bytes = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        text = String(decoding: bytes, as: UTF8.self)
      } else {
        let count = Int.random(in: 1...8, using: &generator)
        let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
        text = words.joined()
      }
      do throws(ClassChainSyntaxError) {
        let chain = try ClassChain(text)
        let again = try? ClassChain(chain.description)
        #expect(again == chain, "\(text)")
        #expect(chain.items.allSatisfy { $0.position != 0 })
      } catch {
        let bytes = Array(text.utf8)
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count, "\(error)")
        #expect(String(validating: bytes[error.range], as: UTF8.self) != nil, "\(error)")
        #expect(!error.summary.contains("\n"), "\(error)")
        #expect(error.description.contains(error.summary))
      }
    }
  }
}

// MARK: - Another way to the same answer

/// The elements that a chain selects, by the words of WebDriverAgent's rules.
private func naiveMatches(
  of chain: ClassChain,
  in tree: ElementTree,
  below roots: [ElementNode]? = nil
) throws -> [Int] {
  var roots = roots ?? Array(tree.roots)
  for item in chain.items {
    var candidates: Set<Int> = []
    for root in roots {
      let inside = item.isDescendant ? Array(root.descendants) : Array(root.children)
      candidates.formUnion(
        inside.filter { item.type == .any || $0.type == item.type }.map(\.index)
      )
    }
    for condition in item.conditions {
      let predicate = TreePredicate(condition.predicate, dialect: .webDriverAgent)
      let matches = Set(try predicate.nodes(in: tree).map(\.index))
      candidates = candidates.filter { candidate in
        switch condition {
        case .element: matches.contains(candidate)
        case .descendant: tree[candidate].descendants.contains { matches.contains($0.index) }
        }
      }
    }
    var sorted = candidates.sorted()
    if let position = item.position {
      let index = position > 0 ? position - 1 : sorted.count + position
      sorted = sorted.indices.contains(index) ? [sorted[index]] : []
    }
    roots = sorted.map { tree[$0] }
  }
  return roots.map(\.index)
}

extension ClassChain {
  /// The expression of XPath that selects the same, for chains of `RandomClassChain`.
  fileprivate var xpath: String {
    var path = ""
    for item in items {
      if !path.isEmpty { path += "/" }
      path += item.isDescendant ? "descendant::" : "child::"
      path += item.typeName
      for condition in item.conditions {
        switch condition {
        case .element(let predicate): path += "[\(predicate.xpath)]"
        case .descendant(let predicate): path += "[descendant::*[\(predicate.xpath)]]"
        }
      }
      guard let position = item.position else { continue }
      path = "(\(path))[\(position > 0 ? "\(position)" : "last() - \(-position - 1)")]"
    }
    return path
  }
}

extension FormatPredicate {
  fileprivate var xpath: String {
    switch self {
    case .not(let predicate): return "not(\(predicate.xpath))"
    case .or(let parts): return parts.map(\.xpath).joined(separator: " or ")
    case .comparison(let comparison):
      let attribute = "@\(comparison.left)"
      switch comparison.right {
      case .constant(.integer(let number)): return "\(attribute)='\(number == 1)'"
      default: return "\(attribute)=\(comparison.right)"
      }
    case .constant, .and: return "true()"
    }
  }
}
