import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

/// Questions that start from an index have the answers, and the errors, of a look at every element.
@Suite struct IndexedPredicateTests {
  @Test(arguments: UInt64(0)..<24)
  func `an index finds what a look at every element finds`(seed: UInt64) throws {
    var random = RandomScreen(seed: seed)
    let tree = random.tree(count: seed.isMultiple(of: 8) ? 300 : 40)
    var successes = 0
    for dialect in PredicateDialect.allCases {
      let keys = PredicateDialectKeys(all: dialect.vocabulary.keys)
      for _ in 0..<25 {
        let predicate = TreePredicate(random.predicate(keys), dialect: dialect)
        let run = try PredicateRun(predicate, in: tree)
        let expected = Outcome { try tree.filter { try predicate.matches($0) }.map(\.index) }
        #expect(Outcome { try predicate.nodes(in: tree).map(\.index) } == expected, "\(predicate)")
        #expect(
          Outcome { try tree.indices.filter { try run.matches($0) } } == expected,
          "\(predicate)"
        )
        let first = Outcome { try tree.first { try predicate.matches($0) }.map(\.index) }
        #expect(
          Outcome { try predicate.nodes(in: tree, limit: 1).first?.index } == first,
          "\(predicate)"
        )
        if case .value(let found) = expected, !found.isEmpty { successes += 1 }
      }
    }
    // Of these 75 about every third finds something.
    #expect(successes >= 8)
  }

  @Test(arguments: UInt64(0)..<20)
  func `candidates are filtered as if each were asked by itself`(seed: UInt64) throws {
    var random = RandomScreen(seed: 100 + seed)
    let tree = random.tree(count: seed.isMultiple(of: 5) ? 300 : 60)
    let keys = PredicateDialectKeys(all: PredicateDialect.any.vocabulary.keys)
    for _ in 0..<30 {
      let predicate = TreePredicate(random.predicate(keys))
      let run = try PredicateRun(predicate, in: tree)
      let step = random.any([1, 2, 7])
      let candidates = stride(from: random.any([0, 5]), to: tree.count, by: step).map { Int32($0) }
      let limit = random.any([0, 1, 3, .max])
      let expected = Outcome { () throws -> [Int32] in
        var found: [Int32] = []
        for index in candidates where found.count < limit {
          if try predicate.matches(tree[Int(index)]) { found.append(index) }
        }
        return found
      }
      #expect(Outcome { try run.filter(candidates, limit: limit) } == expected, "\(predicate)")
      let element = tree[tree.count / 3]
      #expect(
        Outcome { try predicate.nodes(inside: element).map(\.index) }
          == Outcome { try element.descendants.filter { try predicate.matches($0) }.map(\.index) },
        "\(predicate)"
      )
      // What contains something without an answer may be told or not.
      guard let matches = try? Set(predicate.nodes(in: tree)) else { continue }
      let containers = candidates.filter { candidate in
        tree[Int(candidate)].descendants.contains { matches.contains($0) }
      }
      #expect(
        try run.filterContaining(candidates, limit: limit) == Array(containers.prefix(limit)),
        "\(predicate)"
      )
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `a text identifies what XCUITest's predicate says`(seed: UInt64) throws {
    var random = RandomScreen(seed: 200 + seed)
    let tree = random.tree(count: 120)
    for text in RandomScreen.texts {
      let expected = tree.filter { node in
        let texts = [
          node.identifier ?? "", node.label ?? "", node.attribute("title") ?? "", node.value,
          node.placeholderValue,
        ]
        return texts.contains { $0.map { $0.utf8.elementsEqual(text.utf8) } ?? false }
      }.map(\.index)
      #expect(tree.nodes(identifiedBy: text).map(\.index) == expected, "'\(text)'")
      let predicate = try TreePredicate(format: "%@ IN identifiers", text, dialect: .xcuitest)
      #expect(try predicate.nodes(in: tree).map(\.index) == expected, "'\(text)'")
    }
  }

  @Test func `what is kept for questions does not keep the tree`() throws {
    weak var owner: (any AnyObject & Sendable)?
    func ask() throws {
      var random = RandomScreen(seed: 7)
      let tree = random.tree(count: 50)
      owner = tree.columnOwner
      for dialect in PredicateDialect.allCases {
        for key in dialect.vocabulary.keys {
          let predicate = TreePredicate(
            try FormatPredicate(format: "%K != nil", key),
            dialect: dialect
          )
          #expect(try predicate.nodes(in: tree).count <= 50)
        }
      }
      let chain = try ClassChain("**/XCUIElementTypeButton[`name == 'a'`]")
      #expect(try !chain.nodes(in: tree).isEmpty)
      #expect(owner != nil)
    }
    try ask()
    #expect(owner == nil)
  }
}
