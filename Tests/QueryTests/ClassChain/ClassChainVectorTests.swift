import Hierarchy
import Predicate
import Query
import Testing

/// The public cases of `Tests/Fixtures/classchain/vectors.json`.
@Suite struct ClassChainVectorTests {
  @Test(arguments: try ClassChainVector.valid())
  func `a chain that WebDriverAgent reads is read alike`(_ vector: ClassChainVector) throws {
    let chain = try ClassChain(vector.chain)
    let items = chain.items.map { item in
      ClassChainVector.Item(
        type: item.type.name,
        position: item.position,
        predicates: item.conditions.map { condition in
          if case .element = condition { "self" } else { "descendant" }
        },
        isDescendant: item.isDescendant
      )
    }
    #expect(items == vector.items)
    #expect(try ClassChain(chain.description) == chain)
  }

  @Test(arguments: try ClassChainVector.invalid())
  func `a chain that WebDriverAgent refuses is refused`(_ text: String) {
    #expect(throws: ClassChainSyntaxError.self) { try ClassChain(text) }
  }

  @Test func `predicates have the keys of WebDriverAgent`() throws {
    for (format, isAccepted) in try ClassChainVector.predicates() {
      #expect(((try? ClassChain("*[`\(format)`]")) != nil) == isAccepted, "\(format)")
    }
  }

  @Test func `delimiters that are written twice stand for themselves`() throws {
    let chain = try ClassChain("*[`name == \"к``ири````'лиця\"`][$label == '$$1 `'$]")
    #expect(
      chain.items.first?.conditions.map(\.predicate.description)
        == ["name == \"к`ири``'лиця\"", "label == \"$1 `\""]
    )
  }
}
