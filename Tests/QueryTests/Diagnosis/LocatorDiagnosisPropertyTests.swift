import Foundation
import Hierarchy
import Predicate
import Query
import Reporting
import TestSupport
import Testing

/// What holds for diagnoses of all locators and trees.
@Suite struct LocatorDiagnosisPropertyTests {
  /// Checks a diagnosis, and returns how many suggestions it has.
  private func check(
    _ locator: Locator,
    in tree: ElementTree,
    scope: ElementNode? = nil
  ) throws -> Int {
    let found: [ElementNode]
    let diagnosis: LocatorDiagnosis?
    if let scope {
      found = try locator.nodes(inside: scope)
      diagnosis = try locator.diagnosis(inside: scope)
    } else {
      found = try locator.nodes(in: tree)
      diagnosis = try locator.diagnosis(in: tree)
    }
    #expect((diagnosis == nil) == (found.count == 1), "\(locator)")
    guard let diagnosis else { return 0 }
    #expect(diagnosis.matchCount == found.count)
    #expect(diagnosis.candidates.count <= 5)
    #expect(Set(diagnosis.candidates.map(\.element)).count == diagnosis.candidates.count)
    #expect(!diagnosis.description.isEmpty)
    for finding in diagnosis.findings { #expect(!finding.description.contains("\n"), "\(finding)") }
    let mark = "    found by "
    let printed = diagnosis.description.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { $0.dropFirst(mark.count).replacing(" (depends on the order)", with: "") }
    var count = 0
    for candidate in diagnosis.candidates {
      if !found.isEmpty { #expect(found.contains(candidate.element)) }
      guard let suggestion = candidate.suggestion else { continue }
      count += 1
      let again = try Locator(suggestion.locator.description)
      #expect(again == suggestion.locator)
      let nodes = try scope.map { try again.nodes(inside: $0) } ?? again.nodes(in: tree)
      #expect(nodes == [candidate.element], "\(locator): \(suggestion.locator)")
      try checkPrinted(String(printed[count - 1]), candidate.element, scope)
    }
    return count
  }

  /// Checks that a locator finds its element as it was printed.
  private func checkPrinted(_ text: String, _ element: ElementNode, _ scope: ElementNode?) throws {
    // Of two names that are equal but for their encoding, and XPath, only data has the exact text.
    guard !text.contains("\\u{") else { return }
    let locator = try Locator(text)
    let nodes = try scope.map { try locator.nodes(inside: $0) } ?? locator.nodes(in: element.tree)
    #expect(nodes == [element], "\(text)")
  }

  @Test(arguments: UInt64(0)..<8)
  func `every suggestion gives exactly its element`(seed: UInt64) throws {
    var random = RandomClassChain(seed: seed)
    var suggestions = 0
    for _ in 0..<2 {
      let tree = random.tree(count: 40)
      for _ in 0..<5 {
        let chain = random.chain()
        suggestions += try check(.classChain(chain), in: tree)
        suggestions += try check(.classChain(chain), in: tree, scope: tree[3])
        for item in chain.items {
          suggestions += try check(.className(item.type), in: tree)
          for condition in item.conditions {
            for dialect in [PredicateDialect.any, .webDriverAgent] {
              let predicate = TreePredicate(condition.predicate, dialect: dialect)
              suggestions += try check(.predicate(predicate), in: tree)
              suggestions += try check(.predicate(predicate), in: tree, scope: tree[2])
            }
          }
        }
      }
      for name in ["a", "b", "A", "1 ", "Button", ""] where !name.isEmpty {
        suggestions += try check(.accessibilityID(name), in: tree)
      }
      for path in ["//XCUIElementTypeCell", "//*[@label='a']", "//*[@name='A']/..", "/*/*"] {
        suggestions += try check(try Locator(path), in: tree)
        suggestions += try check(try Locator(path), in: tree, scope: tree[1])
      }
    }
    #expect(suggestions > 50)
  }

  @Test(arguments: UInt64(0)..<4)
  func `awkward texts are told apart as well`(seed: UInt64) throws {
    let tree = ElementTree.random(seed: seed, count: 80)
    for text in AwkwardText.all where !text.isEmpty {
      _ = try check(.accessibilityID(text), in: tree)
      _ = try check(try .predicate(.label(.equals, text.uppercased())), in: tree)
      _ = try check(try .predicate(.label(.contains, "\(text)x") && .isEnabled(true)), in: tree)
    }
    for type in ElementType.allCases { _ = try check(.className(type), in: tree) }
    for path in [
      "//*[@label='O\"']", "//größe", "//*[@größe='a']", "//*[@label=\"trailing space\"]",
    ] {
      _ = try check(try Locator(path), in: tree)
    }
  }

  @Test(
    .enabled(if: Corpus.isPresent, "there is no corpus beside the package"),
    arguments: Corpus.files(of: "xcuitest-xml").filter { $0.pathExtension == "xml" }
      .map(\.lastPathComponent)
  )
  func `real dumps are told apart`(name: String) throws {
    let file = try #require(Corpus.files(of: "xcuitest-xml").first { $0.lastPathComponent == name })
    guard let dump = try? DumpReader(isLenient: true).read(.file(file.path)) else { return }
    let tree = dump.tree
    for type in Set(tree.map(\.type)) { _ = try check(.className(type), in: tree) }
    for name in Set(tree.compactMap(\.name)) where !name.isEmpty {
      _ = try check(.accessibilityID(name), in: tree)
      _ = try check(.accessibilityID(name.uppercased() + " "), in: tree)
    }
  }
}
